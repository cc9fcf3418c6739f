import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CheckCircleIcon, WarningIcon } from '../../../ui/icons.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { LoadFailure } from '../list/list-states.tsx';
import { AlarmActions } from './alarm-actions.tsx';
import { type Check, checksOf } from './overview-checks.tsx';

const everyHalfMinute = 30_000;

const Level = ({ level }: Pick<Check, 'level'>) => {
  if (level === undefined) return <CheckCircleIcon className="mt-0.5 size-4.5 text-success-ink" />;
  return (
    <WarningIcon
      className={level === 'act' ? 'mt-0.5 size-4.5 text-danger-ink' : 'mt-0.5 size-4.5 text-marigold-ink'}
    />
  );
};

const CheckRow = ({ check }: { readonly check: Check }) => {
  const { findings = [] } = check;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <li className="flex gap-3 border-line border-b py-3 last:border-b-0">
      <Level level={check.level} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 ref={title} tabIndex={-1} className="rounded-inner font-medium">
            {check.title}
          </h3>
          <p className="text-14 text-muted tabular-nums">{check.state}</p>
        </div>
        {check.advice && <p className="mt-1 max-w-3xl text-14">{check.advice}</p>}
        {findings.length > 0 && (
          // An error that asks for somebody is not hidden behind a press.
          <details className="mt-1 text-14" open={check.level === 'act'}>
            <summary className="w-fit rounded-inner py-1 text-accent-ink">
              <Plural value={findings.length} one="Show it" other="Show all #" />
            </summary>
            <ul className="mt-1 space-y-2 border-line border-l pl-4">
              {findings.map((finding) => (
                <li key={finding.id} className="break-words">
                  {finding.what} <span className="block text-muted">{finding.more}</span>
                  {finding.alarm && (
                    <AlarmActions
                      id={finding.id}
                      alarm={finding.alarm}
                      onDone={() => title.current?.focus()}
                    />
                  )}
                </li>
              ))}
            </ul>
          </details>
        )}
        {check.details && (
          <details className="mt-1 text-14">
            <summary className="w-fit rounded-inner py-1 text-accent-ink">
              <Trans>Show by kind</Trans>
            </summary>
            {check.details}
          </details>
        )}
      </div>
    </li>
  );
};

/** The operator's view: queue, payments, mail, with what to do. It looks again while it is open. */
export const OverviewOperations = () => {
  const operations = useQuery({
    queryKey: ['admin', 'operations'],
    queryFn: async () => (await call('GET /api/admin/operations')).operations,
    refetchInterval: everyHalfMinute,
    ...failWhenOffline,
  });
  const checks = operations.data && checksOf(operations.data);
  const troubles = checks?.filter(({ level }) => level !== undefined).length ?? 0;
  return (
    <section className="mt-8" aria-busy={operations.isPending}>
      <div className="mb-2 flex items-center gap-3">
        <h2 className="font-semibold text-18">
          <Trans>Running the service</Trans>
        </h2>
        {checks &&
          (troubles === 0 ? (
            <Badge tone="success">
              <Trans>All well</Trans>
            </Badge>
          ) : (
            <Badge tone="warning">
              <Plural value={troubles} one="# thing to look at" other="# things to look at" />
            </Badge>
          ))}
      </div>
      {operations.isError && (
        <LoadFailure
          words={failureText(operations.error, 'operations-load-failed')}
          retrying={operations.isFetching}
          onRetry={() => void operations.refetch()}
        />
      )}
      {operations.isPending && <Skeleton className="h-72 rounded-base" />}
      {checks && (
        <ul className="rounded-base border border-line bg-surface px-4 shadow-card sm:px-5">
          {checks.map((check) => (
            <CheckRow key={check.id} check={check} />
          ))}
        </ul>
      )}
    </section>
  );
};
