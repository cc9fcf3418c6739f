import { z } from 'zod';
import { contracts } from '../contract.ts';
import { formText } from '../text/form-text.ts';
import { personParts } from './person.ts';
import {
  foundPersonSchema,
  guestSectionsSchema,
  personSchema,
  personSectionsSchema,
} from './person-model.ts';

const id = z.object({ id: z.string() });
const nothing = z.object({});
const cursor = z.string().optional();

export const personContracts = contracts({
  'GET /api/admin/users/:id': {
    access: 'admin',
    permission: 'people-read',
    summary: 'One person’s story: account, and the newest of each kind of record with its number. Audited.',
    params: id,
    reply: z.object({ person: personSchema, sections: personSectionsSchema }),
  },
  'GET /api/admin/users/:id/records': {
    access: 'admin',
    permission: 'people-read',
    summary: 'More records of one kind, from a cursor on.',
    params: id,
    query: z.object({ part: z.enum(personParts), cursor }),
    reply: z.object({ sections: personSectionsSchema.partial() }),
  },
  'GET /api/admin/people': {
    access: 'admin',
    permission: 'people-read',
    summary: 'What is known of an address; `userId` names its account, if there is one. Audited.',
    query: z.object({ email: z.string() }),
    reply: z.object({ userId: z.string().nullable(), sections: guestSectionsSchema }),
  },
  'GET /api/admin/people/records': {
    access: 'admin',
    permission: 'people-read',
    summary: 'More records of one kind of an address, from a cursor on.',
    query: z.object({ email: z.string(), part: z.enum(personParts), cursor }),
    reply: z.object({ sections: personSectionsSchema.partial() }),
  },
  'GET /api/admin/people/find': {
    access: 'admin',
    permission: 'people-read',
    summary: 'A few people by e-mail, name or order ID.',
    query: z.object({ search: z.string().optional() }),
    reply: z.object({ people: z.array(foundPersonSchema) }),
  },
  'POST /api/admin/users/:id/verification': {
    access: 'admin',
    permission: 'people-manage',
    summary: 'Sends the verification e-mail again; refused once the address is verified.',
    params: id,
    reply: nothing,
  },
  'GET /api/admin/users/:id/export': {
    access: 'admin',
    permission: 'people-export',
    summary: 'Everything we hold about the person, as they could take it themselves. Audited.',
    params: id,
    reply: z.record(z.string(), z.unknown()),
  },
  'POST /api/admin/users/:id/erase': {
    access: 'admin',
    permission: 'people-erase',
    summary: 'Erases the person as they could themselves, after the address was typed and a reason given.',
    params: id,
    body: z.object({ confirm: formText, reason: formText }),
    reply: nothing,
  },
});
