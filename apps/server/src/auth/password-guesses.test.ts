import type { Contract } from '@kalam/domain/contract';
import { allContracts } from '@kalam/domain/contracts';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { attemptCounts } from '../limits/limit-tables.ts';
import { password, startTestApp } from '../testing/test-app.ts';
import { signedInAdmin, staffPassword } from '../testing/test-staff.ts';

const server = await startTestApp();
const person = await server.signedIn('guessed@example.com');
const boss = await signedInAdmin(server);

const passwordFields = ['password', 'currentPassword'] as const;

/** Where somebody who is signed in already gives their password: a borrowed browser must not find it out. */
const asking = Object.entries<Contract>(allContracts).flatMap(([key, { access, body }]) => {
  const names = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  const field = passwordFields.find((name) => names.includes(name));
  return field !== undefined && (access === 'user' || access === 'admin')
    ? [[key, access, field] as const]
    : [];
});

/** What else these forms ask for. */
const others = { newPassword: 'quite another password', newEmail: 'wanted@example.com' };

describe('guesses of the own password', () => {
  it('are tried wherever one is asked for', () => {
    expect(asking.length).toBeGreaterThanOrEqual(7);
  });

  it.each(asking)('%s refuses even the right one after ten', async (key, access, field) => {
    await server.database.db.delete(attemptCounts);
    const [method, url = ''] = key.split(' ');
    const [caller, right] = access === 'user' ? [person, password] : [boss, staffPassword];
    const guess = (given: string) =>
      caller.send(method as InjectOptions['method'], url, { ...others, [field]: given });
    const wrong = [400, expect.stringContaining('password-incorrect')];
    const first = await guess('a wrong guess');
    expect([first.status, first.body.code]).toEqual(wrong);
    await server.database.db.update(attemptCounts).set({ count: 9 });
    const tenth = await guess('another wrong guess');
    expect([tenth.status, tenth.body.code]).toEqual(wrong);
    expect(await guess(right)).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } });
  });
});
