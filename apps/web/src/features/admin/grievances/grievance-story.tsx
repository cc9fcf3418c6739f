import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { AuditChanges, auditActionWords } from '../audit/audit-entry.tsx';
import { formatTime } from '../format-time.ts';
import type { GrievanceDetail } from './grievance-query.ts';

interface Event {
  readonly key: string;
  readonly at: string;
  readonly by: string;
  readonly title: ReactNode;
  /** What stands out: words sent to the person, words among staff, and changes that are only noted. */
  readonly tone: 'sent' | 'note' | 'change';
  readonly body: ReactNode;
}

const Words = ({ children }: { readonly children: string }) => (
  <p dir="auto" className="whitespace-pre-wrap break-words">
    {children}
  </p>
);

const eventsOf = ({ notes, replies, history, grievance }: GrievanceDetail): readonly Event[] => {
  const events: Event[] = [
    ...replies.map(({ id, at, by, kind, text }): Event => {
      const standing = kind === 'final' && at === grievance.resolvedAt;
      return {
        key: `reply ${id}`,
        at,
        by,
        title:
          kind === 'interim' ? (
            <Trans>Interim reply</Trans>
          ) : standing ? (
            <Trans>Response:</Trans>
          ) : (
            <Trans>Earlier response</Trans>
          ),
        tone: 'sent',
        body: <Words>{text}</Words>,
      };
    }),
    ...notes.map(
      ({ id, at, by, text }): Event => ({
        key: `note ${id}`,
        at,
        by,
        title: <Trans>Internal note</Trans>,
        tone: 'note',
        body: <Words>{text}</Words>,
      }),
    ),
    ...history.map(
      ({ action, ...entry }): Event => ({
        key: `change ${entry.id}`,
        at: entry.at,
        by: entry.by,
        title: auditActionWords[action],
        tone: 'change',
        body: (
          <AuditChanges
            entry={{ ...entry, action, subject: 'grievance', subjectId: grievance.id, subjectName: null }}
          />
        ),
      }),
    ),
  ];
  return events.sort((a, b) => a.at.localeCompare(b.at));
};

const tones = {
  sent: 'border-accent/40 bg-accent-soft/40',
  note: 'border-marigold/50 bg-marigold-soft/50',
  change: 'border-transparent bg-transparent px-0! py-0!',
} as const;

/** Everything that was done about it, oldest first. */
export const GrievanceStory = ({ detail }: { readonly detail: GrievanceDetail }) => {
  const events = eventsOf(detail);
  if (events.length === 0)
    return (
      <p className="text-14 text-muted">
        <Trans>Nothing has been done about it yet.</Trans>
      </p>
    );
  return (
    <ol className="space-y-4 border-line border-l pl-4">
      {events.map(({ key, at, by, title, tone, body }) => (
        <li key={key} className="relative">
          <span aria-hidden="true" className="absolute top-2 -left-5.25 size-2 rounded-full bg-edge" />
          <div className={cx('rounded-base border px-4 py-3', tones[tone])}>
            <p className="font-medium text-14">{title}</p>
            {body}
            <p className="mt-1 wrap-anywhere text-12 text-muted">
              {by} · <time dateTime={at}>{formatTime(at)}</time>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
};
