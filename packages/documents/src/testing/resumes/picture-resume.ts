import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { Raster } from '../page-differences.ts';
import { writePngFile } from '../picture-files-node.ts';
import { onePageResume } from './page-size-resumes.ts';

const painted = (
  width: number,
  height: number,
  colourAt: (x: number, y: number) => readonly [number, number, number],
): string => {
  const raster: Raster = { width, height, colour: new Uint8Array(width * height * 3) };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) raster.colour.set(colourAt(x / width, y / height), (y * width + x) * 3);
  return `data:image/png;base64,${writePngFile(raster).toString('base64')}`;
};

const quarters = [
  [190, 60, 50],
  [60, 130, 70],
  [50, 80, 170],
  [225, 180, 60],
] as const;

/** No two quarters alike: a picture that is turned, mirrored or cut wrongly shows. */
const photo = painted(120, 160, (x, y) => quarters[(y < 0.5 ? 0 : 2) + (x < 0.5 ? 0 : 1)] ?? quarters[0]);
const stripes = painted(90, 60, (x) =>
  x < 0.34 ? [120, 60, 140] : x < 0.67 ? [240, 240, 230] : [40, 120, 130],
);
const stroke = painted(150, 50, (x, y) =>
  Math.abs(y - 0.8 + 0.6 * x) < 0.14 ? [30, 40, 110] : [255, 255, 255],
);

/** One page in every template, with everything that can be on it. */
export const pictureResume: ResumeData = {
  ...onePageResume,
  personalInfo: { ...onePageResume.personalInfo, profileImage: photo },
  certificates: onePageResume.certificates.map((certificate) => ({ ...certificate, image: stripes })),
  signature: stroke,
};
