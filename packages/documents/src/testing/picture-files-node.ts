import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { readPngFile as readPngParts } from '@kalam/domain/resumes/images/png-file';
import { decodePng } from '../images/png-pixels.ts';
import type { Raster } from './page-differences.ts';

export const readPngFile = (bytes: Uint8Array): Raster => {
  const png = readPngParts(bytes);
  const pixels = png && decodePng(png, (packed) => inflateSync(packed));
  if (!png || !pixels) throw new Error('this is no PNG file');
  return { width: png.width, height: png.height, colour: pixels.colour };
};

/** The plain format that poppler writes: a line of sizes, then the pixels. */
export const readPpmFile = (bytes: Uint8Array): Raster => {
  const [header = '', width = 0, height = 0] =
    /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(bytes.subarray(0, 64)).toString('latin1')) ?? [];
  return { width: Number(width), height: Number(height), colour: bytes.subarray(header.length) };
};

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (name: string, content: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};

export const writePngFile = ({ width, height, colour }: Raster): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let row = 0; row < height; row++)
    rows.set(colour.subarray(row * width * 3, (row + 1) * width * 3), row * (width * 3 + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
