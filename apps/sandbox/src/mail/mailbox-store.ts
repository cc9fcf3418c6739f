import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Envelope, type Message, parseMessage } from './mailbox-message.ts';

const KEPT = 500;
const SUFFIX = '.eml';
const ENVELOPE = 'X-Sandbox-Envelope: ';

export interface Mailbox {
  keep(envelope: Envelope, source: Uint8Array): Promise<string>;
  /** Newest first; with `to`, only what that address receives. */
  list(filter?: { readonly to?: string | undefined }): Promise<Message[]>;
  read(id: string): Promise<Message | undefined>;
  /** The message as it came over the wire. */
  source(id: string): Promise<Buffer | undefined>;
  clear(): Promise<void>;
}

/**
 * A folder of messages, one file each. Several processes may share it: a file appears whole by a rename and is never
 * changed, its name sorts by time, and deleting one that is already gone is no error.
 */
export function openMailbox(folder: string, now: () => Date = () => new Date()): Mailbox {
  // Files never change, so what was parsed once stays true as long as the file exists.
  const parsed = new Map<string, Message>();
  let sequence = 0;

  const ids = async (): Promise<string[]> => {
    const names = await readdir(folder).catch(missing<string[]>([]));
    return names
      .filter((name) => name.endsWith(SUFFIX))
      .map((name) => name.slice(0, -SUFFIX.length))
      .sort()
      .reverse();
  };

  const load = async (id: string): Promise<Message | undefined> => {
    const known = parsed.get(id);
    if (known !== undefined) return known;
    const stored = await readStored(folder, id);
    if (stored === undefined) return undefined;
    const message = await parseMessage(id, dateOf(id), stored.envelope, stored.source);
    parsed.set(id, message);
    return message;
  };

  const remove = async (id: string): Promise<void> => {
    parsed.delete(id);
    await rm(join(folder, id + SUFFIX), { force: true });
  };

  return {
    async keep(envelope, source) {
      sequence = (sequence + 1) % 1_000_000;
      const id = newId(now(), sequence);
      await ownFolder(folder);
      const temporary = join(folder, `.${id}.part`);
      const head = Buffer.from(`${ENVELOPE}${JSON.stringify(envelope)}\r\n`);
      await writeFile(temporary, Buffer.concat([head, source]), { mode: 0o600 });
      await rename(temporary, join(folder, id + SUFFIX));
      for (const old of (await ids()).slice(KEPT)) await remove(old);
      return id;
    },

    async list(filter = {}) {
      const present = await ids();
      const there = new Set(present);
      for (const id of parsed.keys()) if (!there.has(id)) parsed.delete(id);
      const messages = await Promise.all(present.map(load));
      const wanted = filter.to?.trim().toLowerCase();
      return messages
        .filter((message) => message !== undefined)
        .filter((message) => !wanted || message.to.toLowerCase().split(', ').includes(wanted));
    },

    async read(id) {
      return (await ids()).includes(id) ? load(id) : undefined;
    },

    async source(id) {
      return (await ids()).includes(id) ? (await readStored(folder, id))?.source : undefined;
    },

    async clear() {
      await Promise.all((await ids()).map(remove));
    },
  };
}

/** Mail holds links that open accounts: no other user of the machine reads it, wherever the folder came from. */
async function ownFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

const newId = (at: Date, sequence: number): string => {
  const time = at.toISOString().replace(/[-:.]/g, '');
  return `${time}-${String(sequence).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
};

const dateOf = (id: string): Date =>
  new Date(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z'));

async function readStored(folder: string, id: string) {
  const bytes = await readFile(join(folder, id + SUFFIX)).catch(missing<undefined>(undefined));
  if (bytes === undefined) return undefined;
  const lineEnd = bytes.indexOf('\r\n');
  const envelope: Envelope = JSON.parse(bytes.subarray(ENVELOPE.length, lineEnd).toString());
  return { envelope, source: bytes.subarray(lineEnd + 2) };
}

/** Another process may have pruned the file, or nobody has sent anything yet. */
const missing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
