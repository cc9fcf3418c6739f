import type { SharedLinkEnd } from '@kalam/domain/resumes/sharing/shared-link';
import type { StaffSharedLink } from '@kalam/domain/resumes/sharing/shared-link-api';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TimeCell } from '../time-cell.tsx';
import { EndLinkDialog } from './end-link-dialog.tsx';

const endWords: Readonly<Record<SharedLinkEnd, ReactNode>> = {
  person: <Trans>Ended by its owner</Trans>,
  'resume-deleted': <Trans>Resume deleted</Trans>,
  suspended: <Trans>Account suspended</Trans>,
  refunded: <Trans>Plan refunded</Trans>,
  staff: <Trans>Ended by staff</Trans>,
  expired: <Trans>Past its time</Trans>,
};

const isPast = ({ expiresAt }: StaffSharedLink): boolean => Date.parse(expiresAt) <= Date.now();

const State = ({ link }: { readonly link: StaffSharedLink }) => {
  if (link.endedBecause) return <Badge tone="plain">{endWords[link.endedBecause]}</Badge>;
  return isPast(link) ? (
    <Badge tone="plain">{endWords.expired}</Badge>
  ) : (
    <Badge tone="success">
      <Trans>Open</Trans>
    </Badge>
  );
};

interface SharedLinksTableProps {
  readonly links: readonly StaffSharedLink[];
  readonly onEnded: () => void;
}

/** Private links as staff see them: whose they are and whether they are open, never what they show. */
export const SharedLinksTable = ({ links, onEnded }: SharedLinksTableProps) => {
  const { t } = useLingui();
  const [ending, setEnding] = useState<StaffSharedLink>();
  const columns: readonly Column<StaffSharedLink>[] = [
    {
      id: 'reference',
      header: t`Reference`,
      lead: true,
      cell: ({ reference, resumeName }) => (
        <>
          <span className="block tabular-nums">{reference}</span>
          <span className="wrap-anywhere block font-normal text-14 text-muted">{resumeName}</span>
        </>
      ),
    },
    {
      id: 'owner',
      header: t`User`,
      cell: ({ email }) => (
        <Link
          to={`/admin/users?search=${encodeURIComponent(email)}`}
          className="break-all text-accent-ink underline underline-offset-3"
        >
          {email}
        </Link>
      ),
    },
    { id: 'made', header: t`Made`, cell: ({ createdAt }) => <TimeCell at={createdAt} /> },
    { id: 'until', header: t`Open until`, cell: ({ expiresAt }) => <TimeCell at={expiresAt} /> },
    { id: 'opens', header: t`Opened`, numeric: true, cell: ({ openCount }) => openCount },
    { id: 'state', header: t`Status`, cell: (link) => <State link={link} /> },
    {
      id: 'actions',
      header: t`Actions`,
      numeric: true,
      foot: true,
      cell: (link) => {
        const { reference } = link;
        return link.endedAt === null && !isPast(link) ? (
          <Button
            size="small"
            look="secondary"
            aria-label={t`End the link ${reference}`}
            onClick={() => setEnding(link)}
          >
            <Trans>End the link</Trans>
          </Button>
        ) : (
          '–'
        );
      },
    },
  ];
  return (
    <>
      <Table caption={t`Shared links`} columns={columns} rows={links} rowKey={({ id }) => id} />
      {ending && <EndLinkDialog link={ending} onEnded={onEnded} onClose={() => setEnding(undefined)} />}
    </>
  );
};
