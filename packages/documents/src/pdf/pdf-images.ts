import { joined } from '@kalam/domain/resumes/images/picture-file';
import { pngSamples } from '@kalam/domain/resumes/images/png-file';
import type { Picture } from '../images/picture.ts';
import { decodePng, type Inflate } from '../images/png-pixels.ts';
import type { PdfFile } from './pdf-file.ts';
import { reference } from './pdf-syntax.ts';

/** Puts a picture into the file and returns its object; undefined when its pixels cannot be had. */
export const addPicture = (file: PdfFile, picture: Picture, inflate: Inflate): number | undefined =>
  picture.type === 'jpeg' ? addJpeg(file, picture) : addPng(file, picture, inflate);

const dictionary = (width: number, height: number, colours: string, depth = 8): string =>
  `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${colours}/BitsPerComponent ${depth}`;

const addJpeg = (file: PdfFile, { width, height, components, bytes }: Picture): number => {
  const colours = components === 1 ? '/DeviceGray' : components === 4 ? '/DeviceCMYK' : '/DeviceRGB';
  // Print colours in a JPEG are stored inverted.
  const inverted = components === 4 ? '/Decode[1 0 1 0 1 0 1 0]' : '';
  return file.plain(`${dictionary(width, height, colours)}${inverted}/Filter/DCTDecode`, bytes);
};

const addPng = (
  file: PdfFile,
  png: Extract<Picture, { type: 'png' }>,
  inflate: Inflate,
): number | undefined => {
  const { width, height, depth, palette } = png;
  const opaque = !png.transparency && png.colourType <= 3;
  if (opaque && !png.interlaced && depth <= 8) {
    // PDF reads the rows of a plain PNG just as they are.
    const count = pngSamples(png);
    const colours =
      png.colourType === 3 && palette
        ? `[/Indexed/DeviceRGB ${palette.length / 3 - 1}<${hexBytes(palette)}>]`
        : count === 1
          ? '/DeviceGray'
          : '/DeviceRGB';
    const predictor = `/DecodeParms<</Predictor 15/Colors ${count}/BitsPerComponent ${depth}/Columns ${width}>>`;
    return file.packed(`${dictionary(width, height, colours, depth)}${predictor}`, joined(png.data));
  }
  const pixels = decodePng(png, inflate);
  if (!pixels) return undefined;
  const { colour, alpha } = pixels;
  const mask = alpha.every((value) => value === 255)
    ? undefined
    : file.stream(dictionary(width, height, '/DeviceGray'), alpha);
  return file.stream(
    `${dictionary(width, height, '/DeviceRGB')}${mask ? `/SMask ${reference(mask)}` : ''}`,
    colour,
  );
};

const hexBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
