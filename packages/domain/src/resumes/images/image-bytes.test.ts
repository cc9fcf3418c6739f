import { describe, expect, it } from 'vitest';
import { sampleProfessional } from '../samples/sample-resumes.ts';
import { toSavedPayload } from '../saved/saved-resume.ts';
import { exifOrientation } from './exif-orientation.ts';
import { type InflateWithin, takeImage } from './image-bytes.ts';
import { joined, readPictureFile } from './picture-file.ts';
import {
  exif,
  exifSegment,
  jpegFile,
  jpegFrame,
  jpegScan,
  jpegSegment,
  type PngWish,
  pngChunk,
  pngFile,
} from './picture-files.fixture.ts';
import { pngRowsLength } from './png-file.ts';
import { imagesOf, withImages } from './resume-images.ts';

const letters = (text: string): Uint8Array =>
  Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const text = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** The rows of these pictures are not packed at all. */
const asItIs: InflateWithin = async (packed, length) => (packed.length <= length ? packed : undefined);

const taken = async (bytes: Uint8Array) => {
  const image = await takeImage(bytes, asItIs);
  if ('code' in image) throw new Error(`refused: ${image.code}`);
  return image;
};
const codeOf = async (bytes: Uint8Array): Promise<string | undefined> => {
  const image = await takeImage(bytes, asItIs);
  return 'code' in image ? image.code : undefined;
};

describe('decision 13: the bytes of an image are looked at', () => {
  it('reads the size of JPEG and PNG', async () => {
    expect(await taken(pngFile({ width: 640, height: 480 }))).toMatchObject({
      mediaType: 'image/png',
      width: 640,
      height: 480,
    });
    for (const frame of [0xc0, 0xc1, 0xc2])
      expect(await taken(jpegFile({ width: 300, height: 200, frame }))).toMatchObject({
        mediaType: 'image/jpeg',
        width: 300,
        height: 200,
      });
  });

  it('takes 1024 pixels on a side, not 1025', async () => {
    expect(await codeOf(pngFile({ width: 1024, height: 300 }))).toBeUndefined();
    expect(await codeOf(pngFile({ width: 1025, height: 1 }))).toBe('image-too-many-pixels');
    expect(await codeOf(jpegFile({ width: 1, height: 1025 }))).toBe('image-too-many-pixels');
  });

  it('takes 2 MB, not a byte more', async () => {
    const filled = (size: number) => {
      const extra = [pngChunk('tEXt', new Uint8Array(size - pngFile().length - 12))];
      return pngFile({ extra });
    };
    expect(filled(2_000_000)).toHaveLength(2_000_000);
    expect(await codeOf(filled(2_000_000))).toBeUndefined();
    expect(await codeOf(filled(2_000_001))).toBe('image-too-large');
  });

  it.each<[string, PngWish]>([
    ['grey of one bit', { colourType: 0, depth: 1, width: 9 }],
    ['grey of sixteen bits', { colourType: 0, depth: 16 }],
    ['colour', { colourType: 2 }],
    ['colour with one seen through', { colourType: 2, extra: [pngChunk('tRNS', new Uint8Array(6))] }],
    [
      'a palette',
      {
        colourType: 3,
        depth: 4,
        extra: [pngChunk('PLTE', new Uint8Array(48)), pngChunk('tRNS', new Uint8Array(16))],
      },
    ],
    ['grey with opacity', { colourType: 4 }],
    ['interlaced rows', { interlaced: true, width: 5, height: 3 }],
  ])('takes a PNG of %s', async (_what, wish) => {
    expect(await codeOf(pngFile(wish))).toBeUndefined();
  });

  it('unpacks no more than the header promises', async () => {
    const asked: number[] = [];
    const inflate: InflateWithin = async (_packed, length) => {
      asked.push(length);
      return undefined;
    };
    expect(await takeImage(pngFile({ width: 3, height: 2, colourType: 2 }), inflate)).toMatchObject({
      code: 'image-not-stored',
    });
    expect(asked).toEqual([2 * (1 + 9)]);
    const one = { width: 1, height: 1, depth: 8, colourType: 6, interlaced: true };
    expect(pngRowsLength(one)).toBe(5);
  });

  it.each([
    ['SVG', letters('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image-not-an-image'],
    ['GIF', letters('GIF89a..........'), 'image-not-an-image'],
    ['AVIF', letters('\0\0\0\x18ftypavif'), 'image-not-an-image'],
    ['nothing', new Uint8Array(), 'image-not-an-image'],
    ['HEIC', letters('\0\0\0\x18ftypheic'), 'image-heic'],
    ['half a PNG', pngFile().subarray(0, 40), 'image-not-stored'],
    ['a PNG with a script behind it', joined([pngFile(), letters('<script>')]), 'image-not-stored'],
    ['a PNG of no width', pngFile({ width: 0, rows: new Uint8Array(8) }), 'image-not-stored'],
    ['a PNG with too few rows', pngFile({ rows: new Uint8Array(8 * 33 - 1) }), 'image-not-stored'],
    ['a PNG with more than it promises', pngFile({ rows: new Uint8Array(8 * 33 + 1) }), 'image-not-stored'],
    ['a PNG with an unknown filter', pngFile({ rows: new Uint8Array(8 * 33).fill(5) }), 'image-not-stored'],
    ['a PNG with colours of three bits', pngFile({ depth: 3 }), 'image-not-stored'],
    ['a PNG without its palette', pngFile({ colourType: 3 }), 'image-not-stored'],
    ['a PNG with two headers', pngFile({ extra: [pngFile().subarray(8, 33)] }), 'image-not-stored'],
    [
      'a PNG with its pixels in two places',
      pngFile({ extra: [pngChunk('IDAT', new Uint8Array(3)), pngChunk('tEXt')] }),
      'image-not-stored',
    ],
    ['a PNG with an unknown needed chunk', pngFile({ extra: [pngChunk('ABCD')] }), 'image-not-stored'],
    [
      'a PNG with a wrong checksum',
      pngFile().map((byte, place) => (place === 32 ? byte ^ 1 : byte)),
      'image-not-stored',
    ],
    ['half a JPEG', jpegFile().subarray(0, 100), 'image-not-stored'],
    ['a lossless JPEG', jpegFile({ frame: 0xc3 }), 'image-not-stored'],
    [
      'a JPEG with two frames that disagree',
      jpegFile({ extra: [jpegFrame(4000, 4000)] }),
      'image-not-stored',
    ],
    [
      'a JPEG with a second frame behind its pixels',
      jpegFile({ after: [jpegFrame(8, 8)] }),
      'image-not-stored',
    ],
    [
      'a JPEG of thousands of scans',
      jpegFile({ frame: 0xc2, after: new Array<Uint8Array>(2000).fill(jpegScan) }),
      'image-not-stored',
    ],
    ['a JPEG with something behind it', joined([jpegFile(), letters('<script>')]), 'image-not-stored'],
    [
      'a JPEG of one endless segment',
      Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9),
      'image-not-stored',
    ],
    ['a JPEG on its side', jpegFile({ extra: [exifSegment(6)] }), 'image-not-upright'],
    [
      'a PNG on its side',
      pngFile({ extra: [pngChunk('eXIf', Uint8Array.from(exif(8)))] }),
      'image-not-upright',
    ],
  ])('refuses %s', async (_what, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
  });
});

describe('decision 13: what is written beside the pixels is not kept', () => {
  it('leaves a bare picture as it is, byte for byte', async () => {
    for (const bytes of [pngFile(), pngFile({ colourType: 2 }), jpegFile()])
      expect((await taken(bytes)).bytes).toEqual(bytes);
  });

  it('drops place, time, comments and profiles', async () => {
    const bytes = jpegFile({
      extra: [
        exifSegment(1),
        jpegSegment(0xe1, [...letters('http://ns.adobe.com/xap/1.0/\0 GPS')]),
        jpegSegment(0xe2, [...letters('ICC_PROFILE\0 of a phone')]),
        jpegSegment(0xfe, [...letters('taken at GPS')]),
      ],
    });
    expect(text(bytes)).toContain('GPS');
    expect((await taken(bytes)).bytes).toEqual(jpegFile());
    const png = pngFile({
      extra: [
        pngChunk('tEXt', letters('Location\0GPS')),
        pngChunk('eXIf', Uint8Array.from(exif(1))),
        pngChunk('iCCP', letters('a phone')),
        pngChunk('tIME', new Uint8Array(7)),
      ],
    });
    expect((await taken(png)).bytes).toEqual(pngFile());
  });

  it('keeps how colours are meant, without the small picture that may ride along', async () => {
    const adobe = jpegSegment(0xee, [...letters('Adobe'), 0, 100, 0, 0, 0, 0, 2]);
    expect((await taken(jpegFile({ extra: [adobe] }))).bytes).toEqual(jpegFile({ extra: [adobe] }));
    const thumbnail = jpegSegment(0xe0, [...letters('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 1, 1, 7, 7, 7]);
    const { bytes } = await taken(joined([Uint8Array.of(0xff, 0xd8), thumbnail, jpegFile().subarray(20)]));
    expect(bytes).toEqual(jpegFile());
    expect(readPictureFile(bytes)?.type).toBe('jpeg');
  });

  it('reads how a camera was held, and takes nonsense for upright', () => {
    expect(exifOrientation(Uint8Array.from(exif(6)))).toBe(6);
    for (const bytes of [[], exif(9), exif(6).slice(0, 20), letters('II*\0\xff\xff\xff\xff........')])
      expect(exifOrientation(Uint8Array.from(bytes))).toBe(1);
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
