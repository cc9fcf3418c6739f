import { crc32 } from '@kalam/domain/resumes/images/crc-32';
import { Inflate } from 'fflate';
import { ArchiveError, packedBytes, readDirectory, type ZipEntry } from './zip-directory.ts';

/** What one entry, and all that are read together, may unpack to. */
const mostOfOne = 24 * 1024 * 1024;
const mostOfAll = 48 * 1024 * 1024;
/** Text packs to a twentieth, a bomb to a thousandth; small files of one letter do too, and harm nobody. */
const mostRatio = 200;
const ratioFrom = 4 * 1024 * 1024;
/** So much is unpacked before looking how much came of it: at most a thousand times as much. */
const step = 2048;

/** An archive of which only what is asked for is unpacked. Archives inside it stay closed. */
export class Archive {
  readonly names: readonly string[];
  readonly #bytes: Uint8Array;
  /** Names in Office files are told apart without regard to capitals. */
  readonly #entries = new Map<string, ZipEntry>();
  #unpacked = 0;

  /** Throws an `ArchiveError` where the archive is damaged or plainly a bomb. */
  constructor(bytes: Uint8Array) {
    const entries = readDirectory(bytes);
    this.#bytes = bytes;
    for (const entry of entries) {
      const key = entry.name.toLowerCase();
      if (!this.#entries.has(key)) this.#entries.set(key, entry);
    }
    this.names = [...this.#entries.values()].map(({ name }) => name);
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  get isLocked(): boolean {
    return [...this.#entries.values()].some(({ isLocked }) => isLocked);
  }

  /** Undefined where there is no such entry. */
  read(name: string): Uint8Array | undefined {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) return undefined;
    if (entry.isLocked) throw new ArchiveError('locked');
    if (entry.size > mostOfOne) throw new ArchiveError('bomb');
    const content = this.#unpack(entry);
    if (content.length !== entry.size || crc32(content) !== entry.checksum) throw new ArchiveError('broken');
    return content;
  }

  #unpack(entry: ZipEntry): Uint8Array {
    const packed = packedBytes(this.#bytes, entry);
    if (entry.method === 0) {
      this.#count(packed.length);
      return packed;
    }
    if (entry.method !== 8) throw new ArchiveError('broken');
    return this.#inflate(packed, entry.size);
  }

  #inflate(packed: Uint8Array, declared: number): Uint8Array {
    const pieces: Uint8Array[] = [];
    let size = 0;
    const inflate = new Inflate((piece) => {
      this.#count(piece.length);
      size += piece.length;
      pieces.push(piece);
    });
    for (let at = 0; at < packed.length; at += step) {
      const end = Math.min(at + step, packed.length);
      try {
        inflate.push(packed.subarray(at, end), end === packed.length);
      } catch (failure) {
        throw failure instanceof ArchiveError ? failure : new ArchiveError('broken');
      }
      if (size > declared || (size > ratioFrom && size > packed.length * mostRatio))
        throw new ArchiveError('bomb');
    }
    return join(pieces, size);
  }

  #count(bytes: number): void {
    this.#unpacked += bytes;
    if (this.#unpacked > mostOfAll) throw new ArchiveError('bomb');
  }
}

const join = (pieces: readonly Uint8Array[], size: number): Uint8Array => {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};
