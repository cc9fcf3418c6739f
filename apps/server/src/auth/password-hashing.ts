import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** Each takes 32 MB and one of the process's four threads, which files and names of hosts need as well. */
const mostAtOnce = Math.min(3, availableParallelism());

let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running < mostAtOnce) running += 1;
  else await new Promise<void>((begin) => waiting.push(begin));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
};

export const hashInTurn = (password: string): Promise<string> => inTurn(() => hashPassword(password));

export const matchesInTurn = (hash: string, password: string): Promise<boolean> =>
  inTurn(() => verifyPassword({ hash, password }));

/** For an account that is not there: no, after the same work. */
export const matchesOrNot = async (hash: string | undefined, password: string): Promise<boolean> => {
  if (hash !== undefined) return matchesInTurn(hash, password);
  await hashInTurn(password);
  return false;
};
