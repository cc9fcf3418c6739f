import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import type { OutsideWorld } from './outside-world.ts';
import { type Call, orThrow } from './site-client.ts';

const password = 'a good pen';
const staffPassword = 'a long staff password';

export interface Person {
  readonly email: string;
  readonly cookie: string;
}

export const sampleData = toSavedPayload(sampleProfessional);

/** Registers, follows the mailed link and signs in. */
export const registerPerson = async (call: Call, outside: OutsideWorld, email: string): Promise<Person> => {
  const registration = { name: 'Asha Rao', email, password, consentVersion };
  orThrow(await call('POST', '/api/auth/sign-up/email', registration), 'registering');
  const token = (await outside.mailedLink(email, '/verify-email')).searchParams.get('token');
  orThrow(await call('POST', '/api/auth/verify-email', { token }), 'verifying');
  const { cookie } = orThrow(
    await call('POST', '/api/auth/sign-in/email', { email, password }),
    'signing in',
  );
  return { email, cookie };
};

/** Orders a plan, pays and waits until it is theirs. */
export const buyFirstPlan = async (
  call: Call,
  outside: OutsideWorld,
  { email, cookie }: Person,
): Promise<string> => {
  const wanted = { planId: 'enterprise', customerEmail: email };
  const order = orThrow(await call('POST', '/api/payment/create-order', wanted, cookie), 'ordering');
  const orderId = String(order.body.id);
  const paid = await outside.pay(orderId, { webhook: true });
  orThrow(await call('POST', '/api/payment/verify-payment', paid, cookie), 'paying');
  return orderId;
};

export const saveFirstResume = async (call: Call, { cookie }: Person): Promise<string> => {
  const resume = { name: 'For the load', template: 'modern', data: sampleData };
  const { body } = orThrow(await call('POST', '/api/resumes', resume, cookie), 'saving');
  return String((body.resume as { id: string }).id);
};

/** Added on the command line as an operator does, then signed in through the site. */
export const signInStaff = async (
  call: Call,
  adminProgram: string,
  env: NodeJS.ProcessEnv,
): Promise<Person> => {
  const email = 'boss@example.com';
  const adding = promisify(execFile)(
    process.execPath,
    [adminProgram, 'add', email, '--role', 'owner', '--password-stdin'],
    { env },
  );
  adding.child.stdin?.end(`${staffPassword}\n`);
  await adding;
  const entry = { email, password: staffPassword };
  const { cookie } = orThrow(await call('POST', '/api/admin/auth/sign-in/email', entry), 'staff signing in');
  return { email, cookie };
};
