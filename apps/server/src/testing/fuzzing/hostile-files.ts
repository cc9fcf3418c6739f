import { pngBomb, pngBytes } from '../test-resumes.ts';
import type { Random } from './seeded-random.ts';

/** The smallest JPEG that says a size: a start, a frame header, and no more. */
const jpegSaying = (width: number, height: number): Buffer =>
  Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0x00,
    0x10,
    0x4a,
    0x46,
    0x49,
    0x46,
    0x00,
    0x01,
    0x01,
    0x00,
    0x00,
    0x01,
    0x00,
    0x01,
    0x00,
    0x00,
    0xff,
    0xc0,
    0x00,
    0x11,
    0x08,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    0x03,
    0x01,
    0x22,
    0x00,
    0x02,
    0x11,
    0x01,
    0x03,
    0x11,
    0x01,
    0xff,
    0xd9,
  ]);

const cut = (bytes: Buffer, random: Random): Buffer => bytes.subarray(0, random.below(bytes.length));

const flipped = (bytes: Buffer, random: Random): Buffer => {
  const changed = Buffer.from(bytes);
  for (let count = random.below(6) + 1; count > 0; count -= 1)
    changed[random.below(changed.length)] = random.below(256);
  return changed;
};

const vector = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Files that only look like pictures, or pictures that are too much. */
const files: readonly ((random: Random) => Buffer)[] = [
  () => pngBytes('a good one'),
  (random) => cut(pngBytes('cut short'), random),
  (random) => flipped(pngBytes('bytes changed'), random),
  () => Buffer.from(pngBomb()),
  () => {
    const bytes = pngBytes('says that it is huge');
    bytes.writeUInt32BE(0x7fffffff, 16);
    bytes.writeUInt32BE(0x7fffffff, 20);
    return bytes;
  },
  () => {
    const bytes = pngBytes('says that it is nothing');
    bytes.writeUInt32BE(0, 16);
    return bytes;
  },
  () => jpegSaying(65_535, 65_535),
  () => jpegSaying(0, 1),
  (random) => cut(jpegSaying(100, 100), random),
  (random) => flipped(jpegSaying(100, 100), random),
  () => Buffer.concat([pngBytes('and a program'), Buffer.from('<script>alert(1)</script>')]),
  () => Buffer.concat([jpegSaying(8, 8), Buffer.from('PK\u0003\u0004 an archive behind it')]),
  () => Buffer.from(vector),
  () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'),
  () => Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'latin1'),
  () => Buffer.from('%PDF-1.7 <script>'),
  () => Buffer.alloc(0),
  () => Buffer.alloc(300, 255),
];

const types = ['image/png', 'image/jpeg', 'image/svg+xml', 'image/gif', 'text/html', 'image/png;x=y', ''];

/** A file as a data URL, mostly under the name of a picture. */
export const hostilePicture = (random: Random): string => {
  const bytes = random.pick(files)(random);
  const type = random.percent(70) ? random.pick(['image/png', 'image/jpeg']) : random.pick(types);
  const text = bytes.toString('base64');
  const written = random.percent(90)
    ? text
    : random.pick([`${text}=`, text.slice(1), `${text}!`, ` ${text}`]);
  return random.percent(95)
    ? `data:${type};base64,${written}`
    : random.pick([text, `data:${type},${text}`, 'data:']);
};
