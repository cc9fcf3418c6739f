import { may, type StaffRole, staffRoles } from '@kalam/domain/admin/permissions';
import type { Contract } from '@kalam/domain/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../auth/auth-tables.ts';
import type { TestApp } from '../test-app.ts';
import { disableAdmin, signedInAdmin } from '../test-staff.ts';

type Told = readonly [status: number, code: string];

/** Somebody who may not pass, and what each kind of route tells them. `undefined` where they may. */
export interface Caller {
  readonly who: string;
  readonly cookie: string;
  readonly told: (contract: Contract) => Told | undefined;
  /** Enough of them for a route that lets everybody in. */
  readonly isTried: boolean;
}

const isSession = (cookie: string): boolean => cookie.includes('session_token=');

/** The cookie that says who somebody is, of all that a browser has. */
const sessionCookie = (cookies: string): { readonly name: string; readonly value: string } => {
  const found = cookies.split('; ').find(isSession) ?? '';
  const at = found.indexOf('=');
  if (at < 1) throw new Error(`no session among the cookies ${cookies}`);
  return { name: found.slice(0, at), value: found.slice(at + 1) };
};

/** What somebody is told who is nobody to this kind of route. */
const signedOut = ({ access, signedOut: code }: Contract): Told | undefined =>
  access === 'user' || access === 'admin' ? [401, code ?? 'not-signed-in'] : undefined;

const forPeople = (told: Told) => (contract: Contract) =>
  contract.access === 'user' ? told : signedOut(contract);

const forStaff = (told: Told) => (contract: Contract) =>
  contract.access === 'admin' ? told : signedOut(contract);

const withRole = (role: StaffRole) => (contract: Contract) => {
  if (contract.access !== 'admin') return signedOut(contract);
  const { permission } = contract;
  return permission !== undefined && may(role, permission)
    ? undefined
    : ([403, 'permission-missing'] as const);
};

/** The signature of another cookie of the same kind. */
const swapped = (value: string, other: string): string =>
  `${value.slice(0, value.lastIndexOf('.'))}${other.slice(other.lastIndexOf('.'))}`;

/** Everybody who is not somebody with an account in good standing: nobody, people who may not, staff, and cookies of no worth. */
export const makeCallers = async (server: TestApp, people: readonly [string, string]): Promise<Caller[]> => {
  const { db } = server.database;
  const change = (email: string, values: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(values).where(eq(users.email, email));
  const ended = await server.signedIn('ended@example.com');
  const endedCookie = ended.cookie;
  await ended.post('/api/auth/sign-out');
  const unverified = await server.signedIn('unverified@example.com');
  await change('unverified@example.com', { emailVerified: false });
  const suspended = await server.signedIn('suspended@example.com');
  await change('suspended@example.com', {
    status: 'suspended',
    suspendedAt: new Date(),
    suspensionReason: 'Wrote to everybody',
  });
  const staff = new Map<StaffRole, string>();
  for (const role of staffRoles)
    staff.set(role, (await signedInAdmin(server, `${role}.staff@example.com`, role)).cookie);
  const disabled = await signedInAdmin(server, 'disabled.staff@example.com');
  await disableAdmin(server, 'disabled.staff@example.com');
  const endedStaff = await signedInAdmin(server, 'ended.staff@example.com');
  const endedStaffCookie = endedStaff.cookie;
  await endedStaff.post('/api/admin/auth/sign-out');

  const [own, other] = people.map(sessionCookie);
  const owner = sessionCookie(staff.get('owner') ?? '');
  const reader = sessionCookie(staff.get('reader') ?? '');
  if (own === undefined || other === undefined) throw new Error('two people are needed');
  const as = (who: string, cookie: string, told: Caller['told'] = signedOut): Caller => ({
    who,
    cookie,
    told,
    isTried: /^(?:nobody|somebody suspended|staff: owner)$|another’s signature$/.test(who),
  });
  return [
    as('nobody', ''),
    as('a session that has ended', endedCookie),
    as('a staff session that has ended', endedStaffCookie),
    as('a cookie with another’s signature', `${own.name}=${swapped(own.value, other.value)}`),
    as('a cookie without a signature', `${own.name}=${own.value.slice(0, own.value.lastIndexOf('.'))}`),
    as('a staff cookie with another’s signature', `${owner.name}=${swapped(owner.value, reader.value)}`),
    as('a staff session under a person’s name', `${own.name}=${owner.value}`),
    as('a person’s session under staff’s name', `${owner.name}=${own.value}`),
    as('somebody who has not verified', unverified.cookie, forPeople([403, 'verification-required'])),
    as('somebody suspended', suspended.cookie, forPeople([403, 'account-suspended'])),
    as('disabled staff', disabled.cookie, forStaff([403, 'admin-access-revoked'])),
    ...[...staff].map(([role, cookie]) => as(`staff: ${role}`, cookie, withRole(role))),
  ];
};
