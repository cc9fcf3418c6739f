import type { Language } from '@kalam/domain/languages/languages';
import { eq } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { UserRow } from './auth-queries.ts';
import { users } from './auth-tables.ts';

/** Decision 72: a person is written to in the language they last used here. */
export const keepLanguage = async (
  on: Executor,
  user: UserRow,
  used: Language | undefined,
): Promise<UserRow> => {
  if (used === undefined || used === user.language) return user;
  await on.update(users).set({ language: used }).where(eq(users.id, user.id));
  return { ...user, language: used };
};

/** For a letter about a record: the account's language, and that of the record itself where it has no account. */
export const languageFor = async (
  on: Executor,
  { userId, language }: { readonly userId: string | null; readonly language: Language },
): Promise<Language> => {
  if (userId === null) return language;
  const [owner] = await on.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return owner?.language ?? language;
};
