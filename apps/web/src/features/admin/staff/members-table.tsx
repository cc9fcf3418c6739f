import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { MoreIcon } from '../../../ui/work-icons.tsx';
import { formatTime } from '../format-time.ts';
import { useRoleWords } from './role-words.ts';
import type { Member } from './staff-query.ts';

export type MemberWindow = 'role' | 'status' | 'factor';

const Factor = ({ state }: { readonly state: Member['secondFactor'] }) => {
  if (state === 'on') {
    return (
      <Badge tone="success">
        <Trans>On</Trans>
      </Badge>
    );
  }
  return state === 'required' ? (
    <Badge tone="warning">
      <Trans>To be set up</Trans>
    </Badge>
  ) : (
    <span className="text-muted">
      <Trans>Off</Trans>
    </span>
  );
};

interface MembersTableProps {
  readonly members: readonly Member[];
  readonly ownEmail: string;
  readonly onOpen: (window: MemberWindow, member: Member) => void;
}

export const MembersTable = ({ members, ownEmail, onOpen }: MembersTableProps) => {
  const { t } = useLingui();
  const roles = useRoleWords();
  const actionsOf = (member: Member): readonly MenuItem[] => [
    { label: <Trans>Change role</Trans>, onSelect: () => onOpen('role', member) },
    ...(member.secondFactor === 'on'
      ? [{ label: <Trans>Reset second factor</Trans>, onSelect: () => onOpen('factor', member) }]
      : []),
    ...(member.email === ownEmail
      ? []
      : [
          member.status === 'active'
            ? { label: <Trans>Disable</Trans>, danger: true, onSelect: () => onOpen('status', member) }
            : { label: <Trans>Enable</Trans>, onSelect: () => onOpen('status', member) },
        ]),
  ];
  const columns: readonly Column<Member>[] = [
    {
      id: 'member',
      header: t`Name and email`,
      lead: true,
      cell: ({ name, email }) => (
        <>
          <span className="wrap-anywhere">
            {name}{' '}
            {email === ownEmail && (
              <span className="font-normal text-muted">
                <Trans>(you)</Trans>
              </span>
            )}
          </span>
          <span className="block break-all font-normal text-14 text-muted">{email}</span>
        </>
      ),
    },
    { id: 'role', header: t`Role`, cell: ({ role }) => (role === null ? '–' : roles[role].name) },
    {
      id: 'status',
      header: t`Status`,
      cell: ({ status }) =>
        status === 'active' ? (
          <Badge tone="success">
            <Trans>Active</Trans>
          </Badge>
        ) : (
          <Badge tone="danger">
            <Trans>Disabled</Trans>
          </Badge>
        ),
    },
    { id: 'factor', header: t`Second factor`, cell: ({ secondFactor }) => <Factor state={secondFactor} /> },
    {
      id: 'login',
      header: t`Last sign-in`,
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? (
          <span className="text-muted">
            <Trans>Never</Trans>
          </span>
        ) : (
          <time dateTime={lastLoginAt} className="whitespace-nowrap">
            {formatTime(lastLoginAt)}
          </time>
        ),
    },
    {
      id: 'actions',
      header: t`Actions`,
      numeric: true,
      foot: true,
      cell: (member) =>
        member.role === null ? null : (
          <div className="flex justify-end">
            <Menu
              label={t`Actions for ${member.email}`}
              button={<MoreIcon className="size-5" />}
              buttonClassName={buttonClass({ look: 'secondary', size: 'small' })}
              items={actionsOf(member)}
            />
          </div>
        ),
    },
  ];
  return <Table caption={t`Staff`} columns={columns} rows={members} rowKey={({ id }) => id} dense />;
};
