import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReplyOf } from '../../../platform/api/call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { FileIcon, GridIcon, type IconComponent, MailIcon } from '../../../ui/icons.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { UsersIcon } from '../../../ui/work-icons.tsx';

type Stats = ReplyOf<'GET /api/admin/stats'>['stats'];

const counts = new Intl.NumberFormat('en-IN');
export const countText = (count: number): string => counts.format(count);

interface FigureProps {
  readonly label: ReactNode;
  readonly icon: IconComponent;
  /** Undefined while it is read. */
  readonly value: number | undefined;
  /** Where its records are. */
  readonly to?: string;
  readonly note?: ReactNode;
}

const Figure = ({ label, icon: Icon, value, to, note }: FigureProps) => (
  <div className="relative rounded-base border border-line bg-surface p-4 shadow-card transition-colors has-[a]:hover:border-edge sm:p-5">
    <div className="flex items-center justify-between gap-2 text-14 text-muted">
      {to === undefined ? (
        <h2>{label}</h2>
      ) : (
        <h2>
          <Link to={to} className="rounded-inner before:absolute before:inset-0 before:content-['']">
            {label}
          </Link>
        </h2>
      )}
      <Icon className="size-4.5 max-sm:hidden" />
    </div>
    {value === undefined ? (
      <Skeleton className="mt-2 mb-1 h-7 w-20" />
    ) : (
      <p className="mt-1 font-semibold text-28 tabular-nums">{countText(value)}</p>
    )}
    <div className="mt-1 min-h-5 text-12 text-muted">{value !== undefined && note}</div>
  </div>
);

/** S2 §2 and §9: four figures; growth is the share of all that came in the last 30 days. */
export const OverviewCards = ({ stats }: { readonly stats: Stats | undefined }) => {
  const pending = stats?.pendingContacts ?? 0;
  const shareOf = (recent: number | undefined, growth: number | undefined): ReactNode => (
    <>
      <span className="font-semibold text-ink tabular-nums">{countText(recent ?? 0)}</span> ·{' '}
      <span className="font-semibold text-success-ink tabular-nums">{growth}%</span>{' '}
      <Trans>new in 30 days</Trans>
    </>
  );
  return (
    <div aria-busy={stats === undefined} className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <Figure
        label={<Trans>Total Users</Trans>}
        icon={UsersIcon}
        value={stats?.totalUsers}
        to="/admin/users"
        note={shareOf(stats?.recentUsers, stats?.userGrowth)}
      />
      <Figure
        label={<Trans>Active Subscriptions</Trans>}
        icon={FileIcon}
        value={stats?.activeSubscriptions}
        to="/admin/subscriptions"
        note={shareOf(stats?.recentSubscriptions, stats?.subscriptionGrowth)}
      />
      <Figure
        label={<Trans>Total Resumes</Trans>}
        icon={GridIcon}
        value={stats?.totalResumes}
        note={shareOf(stats?.recentResumes, stats?.resumeGrowth)}
      />
      <Figure
        label={<Trans>Contact Submissions</Trans>}
        icon={MailIcon}
        value={stats?.totalContacts}
        to="/admin/grievances"
        note={
          pending > 0 && (
            <Badge tone="danger">
              <Plural value={pending} other="# pending" />
            </Badge>
          )
        }
      />
    </div>
  );
};
