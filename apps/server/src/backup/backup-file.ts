import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform, type TransformCallback } from 'node:stream';
import { z } from 'zod';
import { describeSeal, type Seal, type SealDescription, sealWith, unsealed } from './backup-seal.ts';
import { BackupTrouble } from './backup-trouble.ts';
import { HeldBytes } from './held-bytes.ts';

/*
 * A backup is one file:
 *   kalam-backup 1⏎
 *   {head as JSON}⏎
 *   pieces: their length (4 bytes), then that many bytes; together a gzip stream, each sealed if the file is
 *   a length of 0, and the SHA-256 of everything before it
 */

const magic = 'kalam-backup 1\n';

const headSchema = z.object({
  madeAt: z.iso.datetime(),
  /** Migrations in the order they were applied: what the rows fit into. */
  migrations: z.array(z.string()),
  queueMigration: z.int(),
  seal: z.object({ kdf: z.literal('scrypt'), cost: z.int(), salt: z.string() }).nullable(),
});
export type BackupHead = z.infer<typeof headSchema>;

const pieceLength = 64 * 1024;
/** A sealed piece is a little longer; anything beyond is no piece of ours. */
const longestPiece = pieceLength + 1024;

export interface BackupWriter {
  readonly head: BackupHead;
  /** Takes the packed rows and gives the bytes of the file. */
  readonly wrap: Transform;
}

class Wrap extends Transform {
  readonly #seal: Seal;
  readonly #hash = createHash('sha256');
  #pending: Buffer[] = [];
  #pendingLength = 0;
  #place = 0;

  constructor(head: string, seal: Seal) {
    super();
    this.#seal = seal;
    this.#give(Buffer.from(head));
  }

  #give(bytes: Buffer): void {
    this.#hash.update(bytes);
    this.push(bytes);
  }

  #givePiece(piece: Buffer, isLast: boolean): void {
    const sealed = this.#seal.close(piece, this.#place, isLast);
    this.#place += 1;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(sealed.length);
    this.#give(length);
    this.#give(sealed);
  }

  override _transform(bytes: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.#pending.push(bytes);
    this.#pendingLength += bytes.length;
    // One piece is held back: the last one is marked as such.
    if (this.#pendingLength > pieceLength) {
      const all = Buffer.concat(this.#pending);
      let from = 0;
      for (; all.length - from > pieceLength; from += pieceLength)
        this.#givePiece(all.subarray(from, from + pieceLength), false);
      this.#pending = [all.subarray(from)];
      this.#pendingLength = all.length - from;
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#givePiece(Buffer.concat(this.#pending), true);
    this.#give(Buffer.alloc(4));
    this.push(this.#hash.digest());
    done();
  }
}

export const writeBackup = async (
  about: Omit<BackupHead, 'seal'>,
  passphrase: string | undefined,
): Promise<BackupWriter> => {
  const seal: SealDescription | null = passphrase === undefined ? null : describeSeal();
  const head: BackupHead = { ...about, seal };
  const text = `${magic}${JSON.stringify(head)}\n`;
  return {
    head,
    wrap: new Wrap(
      text,
      seal === null || passphrase === undefined ? unsealed : await sealWith(passphrase, seal, text),
    ),
  };
};

const damaged = (): BackupTrouble =>
  new BackupTrouble('This backup is damaged: its end is missing, or bytes in it were changed.');

/** Gives exactly as many bytes as are asked for; every byte given is part of the checksum. */
class ByteReader {
  readonly #hash = createHash('sha256');
  readonly #held: HeldBytes;

  constructor(source: AsyncIterable<Buffer>) {
    this.#held = new HeldBytes(source);
  }

  async take(length: number): Promise<Buffer> {
    const bytes = await this.takeUnhashed(length);
    this.#hash.update(bytes);
    return bytes;
  }

  async takeUnhashed(length: number): Promise<Buffer> {
    while (this.#held.bytes.length < length) if (!(await this.#held.more())) throw damaged();
    const bytes = this.#held.bytes.subarray(0, length);
    this.#held.bytes = this.#held.bytes.subarray(length);
    return bytes;
  }

  async takeLine(most: number): Promise<string> {
    let end = this.#held.bytes.indexOf(10);
    while (end === -1) {
      if (this.#held.bytes.length > most || !(await this.#held.more())) throw damaged();
      end = this.#held.bytes.indexOf(10);
    }
    return (await this.take(end + 1)).toString('utf8');
  }

  digest(): Buffer {
    return this.#hash.digest();
  }

  async isAtEnd(): Promise<boolean> {
    return this.#held.bytes.length === 0 && !(await this.#held.more());
  }

  async close(): Promise<void> {
    await this.#held.close();
  }
}

export interface BackupReader {
  readonly head: BackupHead;
  /** The packed rows. Ends only when the whole file was as it was written. */
  readonly packed: AsyncIterable<Buffer>;
}

const longestHead = 1_000_000;

const readHead = async (reader: ByteReader): Promise<{ text: string; head: BackupHead }> => {
  let first: string;
  try {
    first = await reader.takeLine(magic.length);
  } catch {
    first = '';
  }
  if (first !== magic) throw new BackupTrouble('This file is no backup that this version of Kalam can read.');
  const line = await reader.takeLine(longestHead);
  try {
    return { text: first + line, head: headSchema.parse(JSON.parse(line)) };
  } catch {
    throw damaged();
  }
};

async function* pieces(reader: ByteReader, seal: Seal): AsyncGenerator<Buffer> {
  const readPiece = async (): Promise<Buffer | undefined> => {
    const length = (await reader.take(4)).readUInt32BE();
    if (length > longestPiece) throw damaged();
    return length === 0 ? undefined : reader.take(length);
  };
  try {
    let piece = await readPiece();
    for (let place = 0; piece !== undefined; place += 1) {
      const next = await readPiece();
      if (next === undefined) {
        // The last piece is let through only when the file is known to be whole.
        const expected = reader.digest();
        if (!expected.equals(await reader.takeUnhashed(expected.length)) || !(await reader.isAtEnd()))
          throw damaged();
      }
      yield seal.open(piece, place, next === undefined);
      piece = next;
    }
  } finally {
    await reader.close();
  }
}

const openSource = (path: string): AsyncIterable<Buffer> =>
  createReadStream(path, { highWaterMark: 256 * 1024 });

export const openBackup = async (path: string, passphrase: string | undefined): Promise<BackupReader> => {
  const reader = new ByteReader(openSource(path));
  try {
    const { text, head } = await readHead(reader);
    if (head.seal !== null && passphrase === undefined)
      throw new BackupTrouble('This backup is sealed: it needs the passphrase it was made with.');
    const seal =
      head.seal === null || passphrase === undefined ? unsealed : await sealWith(passphrase, head.seal, text);
    return { head, packed: pieces(reader, seal) };
  } catch (error) {
    await reader.close();
    throw error;
  }
};
