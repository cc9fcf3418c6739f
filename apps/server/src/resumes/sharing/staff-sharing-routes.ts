import { checkEndingReason } from '@kalam/domain/resumes/sharing/shared-link';
import { type StaffSharedLink, sharingContracts } from '@kalam/domain/resumes/sharing/shared-link-api';
import { readReference } from '@kalam/domain/resumes/sharing/shared-reference';
import type { FastifyInstance } from 'fastify';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import type { Db } from '../../database/database.ts';
import { refused, throwIfRefused } from '../../failures/refused.ts';
import { type AdminCaller, type BindContext, bind, type Handlers, pickContracts } from '../../http/bind.ts';
import { endSharedLinks } from './end-shared-links.ts';
import { listStaffLinks, type StaffLinkRow } from './sharing-queries.ts';

const table = pickContracts(sharingContracts, [
  'GET /api/admin/users/:id/shared-links',
  'GET /api/admin/shared-links',
  'POST /api/admin/shared-links/:id/end',
]);

interface Services {
  readonly db: Db;
  readonly now: () => Date;
}

/** Without the token, which staff do not have either. */
const staffView = (row: StaffLinkRow): StaffSharedLink => ({
  id: row.id,
  reference: row.reference,
  userId: row.userId,
  email: row.email,
  resumeName: row.resumeName,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  openCount: row.openCount,
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  endedBecause: row.endedBecause,
});

const endByStaff = async (
  { db, now }: Services,
  by: AdminCaller,
  id: string,
  reason: string,
): Promise<StaffSharedLink> => {
  throwIfRefused(checkEndingReason(reason));
  return db.transaction(async (tx) => {
    const [link] = await listStaffLinks(tx, { id });
    if (link === undefined) throw refused('not-found');
    if ((await endSharedLinks(tx, { linkId: id }, 'staff', now())) === 0) throw refused('shared-link-ended');
    await addAuditEntry(tx, {
      by,
      action: 'shared-link-ended',
      subject: 'user',
      subjectId: link.userId,
      before: { sharedLink: link.reference },
      after: null,
      reason: reason.trim(),
      at: now(),
    });
    const [ended = link] = await listStaffLinks(tx, { id });
    return staffView(ended);
  });
};

const handlers = (services: Services): Handlers<typeof table> => ({
  'GET /api/admin/users/:id/shared-links': async ({ params }) => ({
    links: (await listStaffLinks(services.db, { userId: params.id })).map(staffView),
  }),
  'GET /api/admin/shared-links': async ({ query }) => {
    const reference = readReference(query.reference);
    const found = reference === undefined ? [] : await listStaffLinks(services.db, { reference });
    return { links: found.map(staffView) };
  },
  'POST /api/admin/shared-links/:id/end': async ({ params, body, admin }) => ({
    link: await endByStaff(services, admin, params.id, body.reason),
  }),
});

export const staffSharingRoutes = (app: FastifyInstance, services: Services, context: BindContext): void =>
  bind(app, table, handlers(services), context);
