/** Why an archive is not opened: it is damaged, it asks for a password, or it would fill the memory. */
export type ArchiveFault = 'broken' | 'locked' | 'bomb';

/** Thrown by everything that looks into an archive. */
export class ArchiveError extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(`The archive is not opened: ${fault}`);
    this.fault = fault;
  }
}

export interface ZipEntry {
  readonly name: string;
  /** 0 is stored, 8 deflated; others are not known here. */
  readonly method: number;
  readonly packedSize: number;
  /** As declared; the archive may lie. */
  readonly size: number;
  readonly checksum: number;
  /** Of its local head. */
  readonly offset: number;
  readonly isLocked: boolean;
}

/** A Word file has some dozens, an export of LinkedIn some hundreds. */
const mostEntries = 4000;
/** What all entries together may declare: pictures are large, and never opened. */
const mostDeclared = 400 * 1024 * 1024;

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50, end64: 0x06064b50 };
const endLength = 22;
const centralLength = 46;
const longestComment = 0xffff;

/** What an archive says that it holds. It is judged before anything is opened. */
export const readDirectory = (bytes: Uint8Array): readonly ZipEntry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, start } = readEnd(view);
  if (count > mostEntries) throw new ArchiveError('bomb');
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + centralLength > bytes.length || view.getUint32(at, true) !== signatures.central)
      throw new ArchiveError('broken');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    ) as [number, number, number];
    const next = at + centralLength + nameLength + extraLength + commentLength;
    if (next > bytes.length) throw new ArchiveError('broken');
    const name = bytes.subarray(at + centralLength, at + centralLength + nameLength);
    const extra = at + centralLength + nameLength;
    entries.push({
      name: pathOf(new TextDecoder().decode(name)),
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      ...longNumbers(view, extra, extra + extraLength, {
        size: view.getUint32(at + 24, true),
        packedSize: view.getUint32(at + 20, true),
        offset: view.getUint32(at + 42, true),
      }),
    });
    at = next;
  }
  judge(entries, start);
  return entries;
};

const readEnd = (view: DataView): { readonly count: number; readonly start: number } => {
  const last = view.byteLength - endLength;
  for (let at = last; at >= 0 && at >= last - longestComment; at--) {
    if (view.getUint32(at, true) !== signatures.end) continue;
    const [count, start] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)];
    if (count !== 0xffff && start !== 0xffffffff) return { count, start };
    return readEnd64(view, at);
  }
  throw new ArchiveError('broken');
};

/** Some programs write the long form for small files too. */
const readEnd64 = (view: DataView, end: number): { readonly count: number; readonly start: number } => {
  const locator = end - 20;
  if (locator < 0) throw new ArchiveError('broken');
  const at = Number(view.getBigUint64(locator + 8, true));
  if (at + 56 > view.byteLength || view.getUint32(at, true) !== signatures.end64)
    throw new ArchiveError('broken');
  return {
    count: Number(view.getBigUint64(at + 32, true)),
    start: Number(view.getBigUint64(at + 48, true)),
  };
};

type Numbers = Pick<ZipEntry, 'size' | 'packedSize' | 'offset'>;

/** Numbers of eight bytes stand in an extra field, in this order, where the short ones are all ones. */
const longNumbers = (view: DataView, from: number, to: number, short: Numbers): Numbers => {
  const numbers = { ...short };
  for (let at = from; at + 4 <= to; ) {
    const [id, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    let place = at + 4;
    const end = Math.min(place + length, to);
    if (id === 1) {
      for (const key of ['size', 'packedSize', 'offset'] as const) {
        if (short[key] !== 0xffffffff || place + 8 > end) continue;
        numbers[key] = Number(view.getBigUint64(place, true));
        place += 8;
      }
    }
    at += 4 + length;
  }
  return numbers;
};

const judge = (entries: readonly ZipEntry[], end: number): void => {
  const declared = entries.reduce((sum, { size }) => sum + size, 0);
  if (declared > mostDeclared) throw new ArchiveError('bomb');
  // Entries that share their bytes are how a small file is made to hold a thousand times its size.
  let before = 0;
  for (const { offset, packedSize } of [...entries].sort((one, other) => one.offset - other.offset)) {
    if (offset < before) throw new ArchiveError('bomb');
    if (offset + packedSize > end) throw new ArchiveError('broken');
    before = offset + packedSize;
  }
};

/** With the slashes of zip, without a leading one. Nothing is ever written by these names; they are only looked for. */
const pathOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '');

/** Where an entry's packed bytes are; its local head repeats the name and may have another extra field. */
export const packedBytes = (bytes: Uint8Array, { offset, packedSize }: ZipEntry): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== signatures.local)
    throw new ArchiveError('broken');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > bytes.length) throw new ArchiveError('broken');
  return bytes.subarray(start, start + packedSize);
};
