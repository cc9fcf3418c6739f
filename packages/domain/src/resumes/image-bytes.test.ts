import { describe, expect, it } from 'vitest';
import { checkImageBytes, readImage } from './image-bytes.ts';
import { imagesOf, withImages } from './resume-images.ts';
import { sampleProfessional } from './sample-resumes.ts';
import { toSavedPayload } from './saved-resume.ts';

const word = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const chunk = (kind: string, content: number[]): number[] => [
  ...word(content.length),
  ...letters(kind),
  ...content,
  ...word(0),
];

const png = (width: number, height: number, ...after: number[]): Uint8Array =>
  Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', [...word(width), ...word(height), 8, 6, 0, 0, 0]),
    ...chunk('IDAT', [1, 2, 3]),
    ...chunk('IEND', []),
    ...after,
  ]);

const jpeg = (width: number, height: number, frame = 0xc0): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2],
    ...[0xff, frame, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0x34, 0xff, 0xd9],
  ]);

const codeOf = (bytes: Uint8Array) => checkImageBytes(bytes)?.code;

describe('decision 13: the bytes of an image are looked at', () => {
  it('reads the size of JPEG and PNG', () => {
    expect(readImage(png(640, 480))).toEqual({ mediaType: 'image/png', width: 640, height: 480 });
    expect(readImage(jpeg(300, 200))).toEqual({ mediaType: 'image/jpeg', width: 300, height: 200 });
    expect(readImage(jpeg(300, 200, 0xc2))).toMatchObject({ width: 300 });
  });

  it('takes 1024 pixels on a side, not 1025', () => {
    expect(codeOf(png(1024, 1024))).toBeUndefined();
    expect(codeOf(png(1025, 1))).toBe('image-too-many-pixels');
    expect(codeOf(jpeg(1, 1025))).toBe('image-too-many-pixels');
  });

  it('takes 2 MB, not a byte more', () => {
    const whole = png(1, 1);
    const end = whole.length - chunk('IEND', []).length;
    const filled = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(whole.subarray(0, end));
      bytes.set([...word(size - whole.length - 12), ...letters('tEXt')], end);
      bytes.set(whole.subarray(end), size - whole.length + end);
      return bytes;
    };
    expect(codeOf(filled(2_000_000))).toBeUndefined();
    expect(codeOf(filled(2_000_001))).toBe('image-too-large');
  });

  it.each([
    ['SVG', Uint8Array.from(letters('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'image-not-an-image'],
    ['GIF', Uint8Array.from(letters('GIF89a..........')), 'image-not-an-image'],
    ['AVIF', Uint8Array.from([0, 0, 0, 24, ...letters('ftypavif')]), 'image-not-an-image'],
    ['nothing', Uint8Array.from([]), 'image-not-an-image'],
    ['HEIC', Uint8Array.from([0, 0, 0, 24, ...letters('ftypheic')]), 'image-heic'],
    ['half a PNG', png(10, 10).subarray(0, 40), 'image-not-stored'],
    ['a PNG with a script behind it', png(10, 10, ...letters('<script>')), 'image-not-stored'],
    ['a PNG of no width', png(0, 10), 'image-not-stored'],
    ['half a JPEG', jpeg(10, 10).subarray(0, 20), 'image-not-stored'],
    ['a lossless JPEG', jpeg(10, 10, 0xc3), 'image-not-stored'],
    [
      'a JPEG of one endless segment',
      Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9]),
      'image-not-stored',
    ],
  ])('refuses %s', (_what, bytes, code) => {
    expect(codeOf(bytes)).toBe(code);
  });
});

describe('images of a resume', () => {
  const saved = toSavedPayload(sampleProfessional);
  const certificate = { id: 'a', name: 'Cloud', issuer: 'Board', date: '2020-01-01' };
  const data = {
    ...saved,
    personalInfo: { ...saved.personalInfo, profileImage: 'one' },
    signature: '',
    certificates: [certificate, { ...certificate, image: 'two' }],
  };

  it('are found at their fields', () => {
    expect(imagesOf(data)).toEqual([
      { field: 'personalInfo.profileImage', image: 'one' },
      { field: 'certificates.1.image', image: 'two' },
    ]);
  });

  it('are put otherwise without touching the rest', () => {
    expect(withImages(data, (image) => `/${image}`)).toEqual({
      ...data,
      personalInfo: { ...data.personalInfo, profileImage: '/one' },
      certificates: [certificate, { ...certificate, image: '/two' }],
    });
    expect(withImages(saved, () => 'x')).toEqual(saved);
  });
});
