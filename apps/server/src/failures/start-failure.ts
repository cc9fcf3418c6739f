import { ConfigMistakes } from '../config/config.ts';
import { DatabaseTrouble } from './database-trouble.ts';

const portWords: Readonly<Record<string, string>> = {
  EADDRINUSE: 'This port is taken by another program: stop it, or choose another with PORT=3001.',
  EACCES: 'This port may not be used: choose one above 1024 with PORT=3000.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
};

/** Codes of the network and of PostgreSQL itself: at the start nothing else outside is asked. */
const databaseWords: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there. Is it running, and are host and port right?',
  ENOTFOUND: 'its host is not known. Is the name right?',
  EAI_AGAIN: 'its host is not known at the moment. Is there a network?',
  ETIMEDOUT: 'it does not answer. Is a firewall in between?',
  EHOSTUNREACH: 'there is no way to it. Is a firewall in between?',
  ECONNRESET: 'it closed the connection.',
  '28P01': 'it refuses the password.',
  '28000': 'it does not let this user in.',
  '3D000': 'it has no database of this name: make one with createdb.',
  '42501': 'the user may not make tables: it has to own the database.',
  '53300': 'it takes no more connections.',
  '57P03': 'it is still starting: try again in a moment.',
};

const folderWords: Readonly<Record<string, string>> = {
  EACCES: 'it may not be written to',
  EPERM: 'it may not be written to',
  EROFS: 'it may not be written to',
  ENOTDIR: 'a part of it is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'the disk is full',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Why the server or the command line cannot begin, in a line its operator can act on; the whole of it when we do not know. */
export const explainStart = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigMistakes || error instanceof DatabaseTrouble) return error.message;
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  const known = textOf(code);
  if (syscall === 'listen' && portWords[known]) return portWords[known];
  if (path !== undefined && folderWords[known]) {
    return `DATA_DIR cannot be used: ${folderWords[known]} (${path}).`;
  }
  const database = databaseWords[known] ?? (error.message === 'timeout expired' && databaseWords.ETIMEDOUT);
  if (database) return `The database that DATABASE_URL names cannot be used: ${database}`;
  return error.stack ?? error.message;
};
