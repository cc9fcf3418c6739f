import type { TaskPayloads } from './task-payloads.ts';

export interface JobRun {
  /** Counted from 1. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Aborts when the server is about to stop. */
  readonly signal: AbortSignal;
}

/** A task may run twice when a server is killed in the middle of it: each must bear that. */
export type TaskHandlers<T extends object = TaskPayloads> = {
  readonly [K in keyof T]: (payload: T[K], job: JobRun) => Promise<void>;
};

export interface RecurringTask<T extends object = TaskPayloads> {
  readonly task: keyof T & string;
  /** As in a crontab, in UTC. Run once however many servers there are. */
  readonly at: string;
}

export interface JobOptions {
  readonly runAt?: Date;
  /** How often it is tried in all, with growing pauses: 3 s, 7 s, 20 s, 1 min, … 6 h. */
  readonly maxAttempts?: number;
  /** While a job with this key waits, adding it again changes that one instead. */
  readonly jobKey?: string;
  /** Jobs of one queue run one after another. */
  readonly queueName?: string;
}
