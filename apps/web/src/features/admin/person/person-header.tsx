import { planNameOf } from '@kalam/domain/plans/plan-wording';
import { formatAmount } from '@kalam/domain/plans/rupees';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { initialsOf } from '../../../account/initials.ts';
import { formatDate } from '../../../platform/format-date.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { formatTime } from '../format-time.ts';
import { PersonActions } from './person-actions.tsx';
import type { Person } from './person-story.ts';

const Fact = ({
  name,
  note,
  children,
}: {
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className="min-w-0">
    <dt className="text-12 text-muted">{name}</dt>
    <dd className="font-medium tabular-nums">
      {children}
      {note && <span className="block font-normal text-12 text-muted">{note}</span>}
    </dd>
  </div>
);

const Facts = ({ person }: { readonly person: Person }) => {
  const { subscription, lastLoginAt } = person;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-line border-y py-4 text-14 sm:grid-cols-4">
      <Fact name={<Trans>Member since</Trans>}>{formatDate(person.createdAt)}</Fact>
      <Fact
        name={<Trans>Last sign-in</Trans>}
        note={
          <Plural
            value={person.openSessions}
            _0="Signed in nowhere now"
            one="# open session"
            other="# open sessions"
          />
        }
      >
        {lastLoginAt ? formatTime(lastLoginAt) : <Trans>Never</Trans>}
      </Fact>
      <Fact
        name={<Trans>Plan</Trans>}
        note={subscription && <Trans>until {formatDate(subscription.expiresAt)}</Trans>}
      >
        {subscription ? planNameOf(subscription.plan) : <Trans>None</Trans>}
      </Fact>
      <Fact name={<Trans>Paid so far</Trans>}>{formatAmount(person.paid)}</Fact>
    </dl>
  );
};

const Suspension = ({ person }: { readonly person: Person }) => {
  const { suspendedAt, suspensionReason } = person;
  return (
    <Banner
      tone="danger"
      className="mt-5"
      title={
        suspendedAt ? <Trans>Suspended since {formatTime(suspendedAt)}</Trans> : <Trans>Suspended</Trans>
      }
    >
      {suspensionReason ? (
        <span className="break-words">
          <Trans>They read this reason: “{suspensionReason}”</Trans>
        </span>
      ) : (
        <Trans>No reason was given to them.</Trans>
      )}
    </Banner>
  );
};

/** Who it is, how they stand, and what can be done. */
export const PersonHeader = ({ person }: { readonly person: Person }) => {
  usePageTitle(person.displayName);
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-start gap-4">
          <span
            aria-hidden="true"
            className="flex size-13 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-18 text-accent-ink max-sm:hidden"
          >
            {initialsOf(person.displayName)}
          </span>
          <div className="min-w-0">
            <h1 className="font-semibold text-28 wrap-anywhere">{person.displayName}</h1>
            <p className="break-all text-muted">{person.email}</p>
            <p className="mt-2 flex flex-wrap gap-1.5">
              {person.status === 'active' ? (
                <Badge tone="success">
                  <Trans>Active</Trans>
                </Badge>
              ) : (
                <Badge tone="danger">
                  <Trans>Suspended</Trans>
                </Badge>
              )}
              {person.emailVerified ? (
                <Badge>
                  <Trans>Email verified</Trans>
                </Badge>
              ) : (
                <Badge tone="warning">
                  <Trans>Email not verified</Trans>
                </Badge>
              )}
            </p>
          </div>
        </div>
        <PersonActions person={person} />
      </div>
      {person.status === 'suspended' && <Suspension person={person} />}
      <Facts person={person} />
    </header>
  );
};
