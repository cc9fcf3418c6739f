import type { Db } from '../database/database.ts';
import { readQueueState } from '../queue/queue-state.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const check = 'queue';
const minute = 60_000;

const waitingFinding = (oldestDue: number | undefined, now: Date, workers: number): Finding => {
  const minutes = oldestDue === undefined ? 0 : Math.floor((now.getTime() - oldestDue) / minute);
  if (minutes >= 60)
    return fault(
      check,
      `a job has been waiting for ${minutes} minutes`,
      'Mails and settlements stand still: restart a server and read its log',
    );
  if (minutes >= 5)
    return warning(
      check,
      `a job has been waiting for ${minutes} minutes`,
      'Look whether it grows; another server helps',
    );
  return ok(check, `${workers} at work, nothing has been waiting for long`);
};

/** Whether somebody works on it, how long the oldest job waits, and what was given up. */
export const checkQueue = async (db: Db, now: Date): Promise<readonly Finding[]> => {
  const { workers, tasks, failures } = await readQueueState(db);
  const due = tasks.flatMap(({ oldestDue }) => (oldestDue === null ? [] : [oldestDue.getTime()]));
  const givenUp = failures.filter(({ nextRunAt }) => nextRunAt === null);
  const retried = failures.length - givenUp.length;
  const names = (of: typeof failures): string => [...new Set(of.map(({ task }) => task))].join(', ');
  return [
    ...(workers === 0
      ? [fault(check, 'no server works on it', 'Start a server: mails, settlements and refunds wait for one')]
      : []),
    ...(workers === 0 && due.length === 0
      ? []
      : [waitingFinding(due.length === 0 ? undefined : Math.min(...due), now, workers)]),
    ...(givenUp.length > 0
      ? [
          warning(
            check,
            `${givenUp.length} given up within a week: ${names(givenUp)}`,
            'Read why under “Running the service” in the back office, then retry or dismiss',
          ),
        ]
      : []),
    ...(retried > 0
      ? [
          warning(
            check,
            `${retried} failed and will be tried again: ${names(failures.filter(({ nextRunAt }) => nextRunAt !== null))}`,
            'Wait, or read why under “Running the service” in the back office',
          ),
        ]
      : []),
  ];
};
