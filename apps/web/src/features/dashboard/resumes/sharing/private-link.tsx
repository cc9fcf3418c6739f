import { refuse } from '@kalam/domain/refusal';
import { sharedLinkDays } from '@kalam/domain/resumes/sharing/shared-link';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, type ReplyOf } from '../../../../platform/api/call.ts';
import { failWhenOffline } from '../../../../platform/api/query-client.ts';
import { failureText } from '../../../../platform/failure-words.ts';
import { formatDate } from '../../../../platform/format-date.ts';
import { messageText } from '../../../../platform/languages/message-text.ts';
import { CopyButton } from '../../../../resume/proof/copy-button.tsx';
import { isDeleted, type ResumeCardData } from '../../../../resume/resume-queries.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/forms/choice.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { announce } from '../../../../ui/live-region.tsx';
import { Waiting } from '../../../../ui/spinner.tsx';

type Reply = ReplyOf<'GET /api/resumes/:id/shared-link'>;
type Link = NonNullable<Reply['link']>;
type Contacts = Pick<Link, 'withPhone' | 'withAddress'>;

const linkQuery = (id: string) => ({
  queryKey: ['shared-link', id],
  queryFn: () => call('GET /api/resumes/:id/shared-link', { params: { id } }),
  // Other people open it while nobody looks.
  staleTime: 0,
  ...failWhenOffline,
});

/** Makes, renews and ends the link; one thing at a time. */
const useLinkChanges = (id: string, onGone: () => void) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const [busy, setBusy] = useState<'share' | 'end'>();
  const [failed, setFailed] = useState<string>();
  const run = async (what: 'share' | 'end', change: () => Promise<Reply>, said: string) => {
    setBusy(what);
    setFailed(undefined);
    try {
      client.setQueryData(linkQuery(id).queryKey, await change());
      announce(said);
      return true;
    } catch (failure) {
      if (isDeleted(failure)) onGone();
      else setFailed(failureText(failure, 'shared-link-failed'));
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  const share = (contacts: Contacts) =>
    run(
      'share',
      () => call('PUT /api/resumes/:id/shared-link', { params: { id }, body: contacts }),
      t`The private link is ready`,
    );
  const end = () =>
    run(
      'end',
      async () => {
        await call('DELETE /api/resumes/:id/shared-link', { params: { id } });
        return { link: null, obstacle: null };
      },
      t`The private link has ended`,
    );
  return { busy, failed, share, end };
};

interface ContactChoicesProps {
  readonly contacts: Contacts;
  readonly onChange: (contacts: Contacts) => void;
}

const ContactChoices = ({ contacts, onChange }: ContactChoicesProps) => (
  <fieldset>
    <legend className="font-medium text-14">
      <Trans>Show beside your e-mail address</Trans>
    </legend>
    <Checkbox
      label={<Trans>Phone number</Trans>}
      checked={contacts.withPhone}
      onChange={({ target }) => onChange({ ...contacts, withPhone: target.checked })}
    />
    <Checkbox
      label={<Trans>Location and address</Trans>}
      hint={<Trans>What you wrote into other fields is shown as it stands.</Trans>}
      checked={contacts.withAddress}
      onChange={({ target }) => onChange({ ...contacts, withAddress: target.checked })}
    />
  </fieldset>
);

/** What is behind the link, for whom to see and until when. */
const LinkFacts = ({ link }: { readonly link: Link }) => {
  const { i18n } = useLingui();
  const version = i18n.date(new Date(link.editedAt), { dateStyle: 'medium', timeStyle: 'short' });
  const until = formatDate(link.expiresAt);
  return (
    <ul className="space-y-1 text-14 text-muted">
      <li>
        <Trans>Shows the version of {version}</Trans>
      </li>
      <li>
        <Trans>Open until {until}</Trans>
      </li>
      <li>
        <Plural value={link.openCount} _0="Not opened yet" one="Opened once" other="Opened # times" />
      </li>
    </ul>
  );
};

interface PartProps {
  readonly changes: ReturnType<typeof useLinkChanges>;
}

const NoLink = ({ changes }: PartProps) => {
  const [contacts, setContacts] = useState<Contacts>({ withPhone: false, withAddress: false });
  return (
    <>
      <ContactChoices contacts={contacts} onChange={setContacts} />
      <Button
        wide
        look="secondary"
        data-link-control=""
        busy={changes.busy === 'share'}
        busyLabel={<Trans>Making the link…</Trans>}
        onClick={() => void changes.share(contacts)}
      >
        <Trans>Make a private link</Trans>
      </Button>
    </>
  );
};

const OpenLink = ({
  changes,
  link,
  onEnded,
}: PartProps & { readonly link: Link; readonly onEnded: () => void }) => {
  const { t } = useLingui();
  const { withPhone, withAddress } = link;
  const [contacts, setContacts] = useState<Contacts>({ withPhone, withAddress });
  const differs = contacts.withPhone !== withPhone || contacts.withAddress !== withAddress;
  const address = `${location.origin}${link.path}`;
  return (
    <>
      <div className="space-y-2">
        <TextField
          label={t`Private link`}
          readOnly
          dir="ltr"
          value={address}
          data-link-control=""
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={address}>
          <Trans>Copy the link</Trans>
        </CopyButton>
      </div>
      <LinkFacts link={link} />
      {link.isBehind && (
        <Banner tone="warning">
          <Trans>You have changed the resume since. The link shows it as it was until you renew it.</Trans>
        </Banner>
      )}
      <ContactChoices contacts={contacts} onChange={setContacts} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          look={link.isBehind || differs ? 'primary' : 'secondary'}
          busy={changes.busy === 'share'}
          busyLabel={<Trans>Renewing…</Trans>}
          onClick={() => void changes.share(contacts)}
        >
          <Trans>Renew for {sharedLinkDays} days</Trans>
        </Button>
        <Button
          size="small"
          look="quiet"
          className="text-danger-ink!"
          busy={changes.busy === 'end'}
          onClick={() => void changes.end().then((ended) => ended && onEnded())}
        >
          <Trans>End the link</Trans>
        </Button>
      </div>
    </>
  );
};

interface PrivateLinkProps {
  readonly resume: ResumeCardData;
  readonly onGone: () => void;
}

/** A link that shows one version of the resume to whoever was given it; there is none until it is made. */
export const PrivateLink = ({ resume, onGone }: PrivateLinkProps) => {
  const { t } = useLingui();
  const section = useRef<HTMLElement>(null);
  const query = useQuery(linkQuery(resume.id));
  const changes = useLinkChanges(resume.id, onGone);
  const { link, obstacle } = query.data ?? {};
  // The button that was pressed is gone.
  const focusControl = () =>
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>('[data-link-control]')?.focus());
  return (
    <section ref={section} aria-labelledby="private-link" className="space-y-4">
      <div>
        <h3 id="private-link" className="font-semibold">
          <Trans>Private link</Trans>
        </h3>
        <p className="mt-1 text-14 text-muted">
          <Trans>
            Whoever has it sees this resume for {sharedLinkDays} days and can download the PDF. Search engines
            do not find it, and you can end it at any time.
          </Trans>
        </p>
      </div>
      {changes.failed && (
        <Banner tone="danger" alert>
          {changes.failed}
        </Banner>
      )}
      {query.data === undefined ? (
        query.isError ? (
          <Banner
            tone="danger"
            alert
            action={
              <Button
                size="small"
                look="secondary"
                busy={query.isFetching}
                onClick={() => void query.refetch()}
              >
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            {failureText(query.error, 'resumes-load-failed')}
          </Banner>
        ) : (
          <Waiting>{t`One moment…`}</Waiting>
        )
      ) : obstacle ? (
        <Banner tone="warning">{messageText(refuse(obstacle))}</Banner>
      ) : link ? (
        <OpenLink key={link.editedAt} changes={changes} link={link} onEnded={focusControl} />
      ) : (
        <NoLink
          changes={{
            ...changes,
            share: async (contacts) => {
              const made = await changes.share(contacts);
              if (made) focusControl();
              return made;
            },
          }}
        />
      )}
    </section>
  );
};
