import { crc32 } from '@kalam/domain/resumes/images/crc-32';
import { deflateSync } from 'fflate';

/** A file of the archive, ready to be written; fonts are packed once and kept. */
export interface PackedFile {
  readonly size: number;
  readonly checksum: number;
  readonly packed: Uint8Array;
  readonly deflated: boolean;
}

export const packFile = (bytes: Uint8Array): PackedFile => ({
  size: bytes.length,
  checksum: crc32(bytes),
  packed: deflateSync(bytes),
  deflated: true,
});

/** For images, which are compressed already. */
export const storeFile = (bytes: Uint8Array): PackedFile => ({
  size: bytes.length,
  checksum: crc32(bytes),
  packed: bytes,
  deflated: false,
});

const version = 20;
/** The first moment a zip can name, so that the bytes depend on nothing but the content. */
const dosTime = 0;
const dosDate = (1 << 5) | 1;

/**
 * Writes a zip. A library would do, but none takes files that are compressed already, and packing the same fonts anew
 * is most of the time a Word file costs.
 */
export const writeZip = (files: ReadonlyMap<string, PackedFile>): Uint8Array => {
  const encoder = new TextEncoder();
  const entries = [...files].map(([name, file]) => ({ name: encoder.encode(name), file }));
  const size = entries.reduce((sum, { name, file }) => sum + 76 + 2 * name.length + file.packed.length, 22);
  const archive = new Uint8Array(size);
  const view = new DataView(archive.buffer);
  let at = 0;
  const number = (bytes: 2 | 4, ...values: number[]) => {
    for (const value of values) {
      if (bytes === 2) view.setUint16(at, value, true);
      else view.setUint32(at, value, true);
      at += bytes;
    }
  };
  const bytes = (content: Uint8Array) => {
    archive.set(content, at);
    at += content.length;
  };
  const description = (name: Uint8Array, file: PackedFile) => {
    number(2, version, 0, file.deflated ? 8 : 0, dosTime, dosDate);
    number(4, file.checksum, file.packed.length, file.size);
    number(2, name.length, 0);
  };

  const offsets = entries.map(({ name, file }) => {
    const offset = at;
    number(4, 0x04034b50);
    description(name, file);
    bytes(name);
    bytes(file.packed);
    return offset;
  });
  const directory = at;
  for (const [index, { name, file }] of entries.entries()) {
    number(4, 0x02014b50);
    number(2, version);
    description(name, file);
    number(2, 0, 0, 0);
    number(4, 0, offsets[index] ?? 0);
    bytes(name);
  }
  const directorySize = at - directory;
  number(4, 0x06054b50);
  number(2, 0, 0, entries.length, entries.length);
  number(4, directorySize, directory);
  number(2, 0);
  return archive;
};
