import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '../format-time.ts';
import type { Operations } from './overview-checks.tsx';

/** Every kind of background work: what waits, runs and was given up, and when it last worked. */
export const TaskTable = ({ tasks }: Pick<Operations, 'tasks'>) => {
  const { t } = useLingui();
  const figures = [t`Waiting`, t`Running`, t`Tried again`, t`Given up`];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section aria-label={t`Work by kind`} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-136 text-left text-12 tabular-nums">
        <caption className="sr-only">
          <Trans>Background work</Trans>
        </caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 pr-3 font-medium">
              <Trans>Work</Trans>
            </th>
            {figures.map((name) => (
              <th key={name} scope="col" className="px-3 py-1 text-right font-medium">
                {name}
              </th>
            ))}
            <th scope="col" className="py-1 pl-3 font-medium">
              <Trans>Last success</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {tasks.map(({ task, waiting, running, failing, failed, lastSuccessAt }) => (
            <tr key={task} className="border-line border-t">
              <th scope="row" className="py-1 pr-3 font-normal">
                {task}
              </th>
              <td className="px-3 py-1 text-right">{waiting}</td>
              <td className="px-3 py-1 text-right">{running}</td>
              <td className="px-3 py-1 text-right">{failing}</td>
              <td className={failed > 0 ? 'px-3 py-1 text-right text-danger-ink' : 'px-3 py-1 text-right'}>
                {failed}
              </td>
              <td className="whitespace-nowrap py-1 pl-3">
                {lastSuccessAt === null ? (
                  <span className="text-muted">
                    <Trans>Not yet</Trans>
                  </span>
                ) : (
                  formatTime(lastSuccessAt)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
