import { searchTerm } from '@kalam/domain/admin/admin-search';
import { guestParts, type PersonPart } from '@kalam/domain/admin/person';
import { personContracts } from '@kalam/domain/admin/person-api';
import type { GuestSections, PersonSections } from '@kalam/domain/admin/person-model';
import { erasedAddress } from '@kalam/domain/auth/erased-address';
import type { FastifyInstance } from 'fastify';
import { auditView } from '../../audit/audit-view.ts';
import type { Db } from '../../database/database.ts';
import { pageSize } from '../../database/paged-list.ts';
import { refused } from '../../failures/refused.ts';
import { type AdminCaller, type BindContext, bind, type Handlers, pickContracts } from '../../http/bind.ts';
import { findPeople } from './find-people-queries.ts';
import { findAccount, findAccountByEmail, readPerson } from './person-queries.ts';
import { sectionReaders } from './person-section-queries.ts';
import type { Whose } from './whose-records.ts';

const table = pickContracts(personContracts, [
  'GET /api/admin/users/:id',
  'GET /api/admin/users/:id/records',
  'GET /api/admin/people',
  'GET /api/admin/people/records',
  'GET /api/admin/people/find',
]);

interface Services {
  readonly db: Db;
  readonly now: () => Date;
}

/** As many as one looks over before asking for more. */
const firstRows = 5;
const start = { cursor: undefined, limit: firstRows };

const readGuest = async ({ db, now }: Services, whose: Whose): Promise<GuestSections> => {
  const at = now();
  const [orders, messages, mails] = await Promise.all([
    sectionReaders.orders(db, whose, start, at),
    sectionReaders.messages(db, whose, start, at),
    sectionReaders.mails(db, whose, start, at),
  ]);
  return { orders, messages, mails };
};

const readStory = async ({ db, now }: Services, whose: Whose): Promise<PersonSections> => {
  const at = now();
  const [shared, plans, resumes] = await Promise.all([
    readGuest({ db, now }, whose),
    sectionReaders.plans(db, whose, start, at),
    sectionReaders.resumes(db, whose, start, at),
  ]);
  return { ...shared, plans, resumes };
};

const readMore = async (
  { db, now }: Services,
  whose: Whose,
  part: PersonPart,
  cursor: string | undefined,
) => ({
  sections: { [part]: await sectionReaders[part](db, whose, { cursor, limit: pageSize }, now()) },
});

const whoseAccount = async ({ db }: Services, id: string) => {
  const user = await findAccount(db, id);
  if (user === undefined) throw refused('not-found');
  return { user, whose: { userId: user.id, email: user.email } };
};

/** The address that stands in for people who are gone is nobody's. */
const whoseAddress = (typed: string): Whose => {
  const email = typed.trim().toLowerCase();
  if (email === erasedAddress) throw refused('not-found');
  return { userId: null, email };
};

/** A guest has no record of their own: what is seen of them is written down at the newest record of theirs. */
const auditGuest = async ({ db, now }: Services, by: AdminCaller, sections: GuestSections): Promise<void> => {
  const [order] = sections.orders.rows;
  const [message] = sections.messages.rows;
  const at = now();
  if (order) await auditView(db, { by, subject: 'order', subjectId: order.id, at });
  else if (message) await auditView(db, { by, subject: 'grievance', subjectId: message.id, at });
};

const handlers = (services: Services): Handlers<typeof table> => ({
  'GET /api/admin/users/:id': async ({ params, admin }) => {
    const { db, now } = services;
    const { user, whose } = await whoseAccount(services, params.id);
    await auditView(db, { by: admin, subject: 'user', subjectId: user.id, at: now() });
    const [person, sections] = await Promise.all([
      readPerson(db, user, whose, now()),
      readStory(services, whose),
    ]);
    return { person, sections };
  },
  'GET /api/admin/users/:id/records': async ({ params, query }) => {
    const { whose } = await whoseAccount(services, params.id);
    return readMore(services, whose, query.part, query.cursor);
  },
  'GET /api/admin/people': async ({ query, admin }) => {
    const whose = whoseAddress(query.email);
    const userId = await findAccountByEmail(services.db, whose.email);
    const sections = await readGuest(services, whose);
    // The account's own page is opened next, and writes it down there.
    if (userId === null) await auditGuest(services, admin, sections);
    return { userId, sections };
  },
  'GET /api/admin/people/records': async ({ query }) => {
    const isKnown = (guestParts as readonly PersonPart[]).includes(query.part);
    if (!isKnown) return { sections: {} };
    return readMore(services, whoseAddress(query.email), query.part, query.cursor);
  },
  'GET /api/admin/people/find': async ({ query }) => ({
    people: await findPeople(services.db, searchTerm(query.search)),
  }),
});

export const personRoutes = (app: FastifyInstance, services: Services, context: BindContext): void =>
  bind(app, table, handlers(services), context);
