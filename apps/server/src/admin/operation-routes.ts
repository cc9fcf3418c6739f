import { adminContracts } from '@kalam/domain/admin/admin-api';
import type { Operations } from '@kalam/domain/admin/admin-model';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/database.ts';
import { type BindContext, bind, pickContracts } from '../http/bind.ts';
import {
  countOverdueGrievances,
  findHeldPayments,
  findMailFailures,
  findRefundsDue,
  findStuckPayments,
  readQueue,
} from './operation-queries.ts';

const table = pickContracts(adminContracts, ['GET /api/admin/operations']);

const readOperations = async (db: Db, now: Date): Promise<Operations> => {
  const [queue, stuckPayments, heldPayments, refundsDue, mailFailures, overdueGrievances] = await Promise.all(
    [
      readQueue(db, now),
      findStuckPayments(db, now),
      findHeldPayments(db),
      findRefundsDue(db),
      findMailFailures(db, now),
      countOverdueGrievances(db, now),
    ],
  );
  return { ...queue, stuckPayments, heldPayments, refundsDue, mailFailures, overdueGrievances };
};

export const operationRoutes = (
  app: FastifyInstance,
  { db, now }: { readonly db: Db; readonly now: () => Date },
  context: BindContext,
): void =>
  bind(
    app,
    table,
    { 'GET /api/admin/operations': async () => ({ operations: await readOperations(db, now()) }) },
    context,
  );
