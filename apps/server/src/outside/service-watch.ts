import type { WatchedService } from '@kalam/domain/admin/watched-services';
import type { Db, Executor } from '../database/database.ts';
import { failureText } from '../failures/failure-text.ts';
import { outsideServices } from './service-tables.ts';

/** Follows how a service answers. Neither takes part in the answer: what cannot be noted is not. */
export interface ServiceWatch {
  answered(): void;
  failed(error: unknown): void;
}

/** A busy service is noted this often, not with every answer. */
const pauseMs = 10_000;

export const createServiceWatch = (db: Db, service: WatchedService, now: () => Date): ServiceWatch => {
  let noted = Number.NEGATIVE_INFINITY;
  const note = (change: Omit<typeof outsideServices.$inferInsert, 'service'>): void => {
    void db
      .insert(outsideServices)
      .values({ service, ...change })
      .onConflictDoUpdate({ target: outsideServices.service, set: change })
      .catch(() => undefined);
  };
  return {
    answered: () => {
      const at = now();
      if (at.getTime() - noted < pauseMs) return;
      noted = at.getTime();
      note({ answeredAt: at });
    },
    failed: (error) => {
      noted = Number.NEGATIVE_INFINITY;
      note({ failedAt: now(), failure: failureText(error).slice(0, 300) });
    },
  };
};

/** The same question, followed. One that its asker gave up says nothing of the service. */
export const watched =
  <Asked extends readonly unknown[], Answer>(
    watch: ServiceWatch,
    ask: (...asked: Asked) => Promise<Answer>,
    isGivenUp: (...asked: Asked) => boolean = () => false,
  ) =>
  async (...asked: Asked): Promise<Answer> => {
    try {
      const answer = await ask(...asked);
      watch.answered();
      return answer;
    } catch (error) {
      if (!isGivenUp(...asked)) watch.failed(error);
      throw error;
    }
  };

export const readLastWords = async (on: Executor) => {
  const rows = await on.select().from(outsideServices);
  return new Map(
    rows.map(({ service, answeredAt, failedAt, failure }) => [
      service,
      {
        lastAnswerAt: answeredAt?.toISOString() ?? null,
        lastFailureAt: failedAt?.toISOString() ?? null,
        lastFailure: failure,
      },
    ]),
  );
};
