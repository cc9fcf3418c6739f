import type { Formatting } from '@kalam/domain/resumes/resume-model';
import type { ScriptFaceId } from './script-faces.ts';
import type { SignFaceId } from './sign-faces.ts';

export type FontFamily = Formatting['font'];

/** One font file of `packages/documents/fonts`, used alike by the page, the PDF and the Word file. */
export interface FontFaceFile {
  readonly id: FamilyFaceId;
  readonly weight: 400 | 600 | 700;
  readonly italic: boolean;
  readonly postscriptName: string;
}

export interface FontFamilyFaces {
  /** What the files call the family inside, by which Word finds an embedded face. */
  readonly name: string;
  /** The whole font's own name, where the files may not carry it. */
  readonly originalName?: string;
  readonly serif: boolean;
  /** Which of its faces have small capitals of their own. */
  readonly smallCaps?: 'upright' | 'all';
  readonly regular: FontFaceFile;
  readonly bold: FontFaceFile;
  readonly italic: FontFaceFile;
}

export const familyFaceIds = [
  'inter-400',
  'inter-600',
  'inter-400-italic',
  'poppins-400',
  'poppins-600',
  'poppins-400-italic',
  'roboto-400',
  'roboto-700',
  'roboto-400-italic',
  'playfair-400',
  'playfair-700',
  'playfair-400-italic',
  'sourceserif-400',
  'sourceserif-600',
  'sourceserif-400-italic',
  'sourcesans-400',
  'sourcesans-600',
  'sourcesans-400-italic',
  'spectral-400',
  'spectral-600',
  'spectral-400-italic',
] as const;
export type FamilyFaceId = (typeof familyFaceIds)[number];

export type FaceId = FamilyFaceId | ScriptFaceId | SignFaceId;

const face = (
  id: FamilyFaceId,
  postscriptName: string,
  weight: FontFaceFile['weight'] = 400,
  italic = false,
): FontFaceFile => ({ id, weight, italic, postscriptName });

export const fontFamilies: Readonly<Record<FontFamily, FontFamilyFaces>> = {
  inter: {
    name: 'Inter',
    serif: false,
    regular: face('inter-400', 'Inter-Regular'),
    bold: face('inter-600', 'Inter-SemiBold', 600),
    italic: face('inter-400-italic', 'Inter-Italic', 400, true),
  },
  poppins: {
    name: 'Poppins',
    serif: false,
    regular: face('poppins-400', 'Poppins-Regular'),
    bold: face('poppins-600', 'Poppins-SemiBold', 600),
    italic: face('poppins-400-italic', 'Poppins-Italic', 400, true),
  },
  roboto: {
    name: 'Roboto',
    serif: false,
    regular: face('roboto-400', 'Roboto-Regular'),
    bold: face('roboto-700', 'Roboto-Bold', 700),
    italic: face('roboto-400-italic', 'Roboto-Italic', 400, true),
  },
  playfair: {
    name: 'Resume Serif',
    originalName: 'Playfair Display',
    serif: true,
    regular: face('playfair-400', 'ResumeSerif-Regular'),
    bold: face('playfair-700', 'ResumeSerif-Bold', 700),
    italic: face('playfair-400-italic', 'ResumeSerif-Italic', 400, true),
  },
  sourceserif: {
    name: 'Resume Book',
    originalName: 'Source Serif 4',
    serif: true,
    smallCaps: 'upright',
    regular: face('sourceserif-400', 'ResumeBook-Regular'),
    bold: face('sourceserif-600', 'ResumeBook-SemiBold', 600),
    italic: face('sourceserif-400-italic', 'ResumeBook-Italic', 400, true),
  },
  sourcesans: {
    name: 'Resume Sans',
    originalName: 'Source Sans 3',
    serif: false,
    smallCaps: 'upright',
    regular: face('sourcesans-400', 'ResumeSans-Regular'),
    bold: face('sourcesans-600', 'ResumeSans-SemiBold', 600),
    italic: face('sourcesans-400-italic', 'ResumeSans-Italic', 400, true),
  },
  spectral: {
    name: 'Spectral',
    serif: true,
    smallCaps: 'all',
    regular: face('spectral-400', 'Spectral-Regular'),
    bold: face('spectral-600', 'Spectral-SemiBold', 600),
    italic: face('spectral-400-italic', 'Spectral-Italic', 400, true),
  },
};

/** What a person has who chose none (S1 §3); a design may then bring its own face. */
export const standardFamily: FontFamily = 'inter';

/** The widest cover of letters and signs; what another family lacks is looked up here before it counts as undrawable. */
export const fallbackFamily: FontFamily = 'inter';

/** The family of a formatting's font; a name the engine does not know, such as Helvetica, gets inter. */
export const fontFamilyOf = (font: string): FontFamily => {
  const name = font.toLowerCase();
  return Object.hasOwn(fontFamilies, name) ? (name as FontFamily) : fallbackFamily;
};

/** The faces that have small capitals; any other would have its capitals shrunk, thinner than the letters beside them. */
const smallCapsFaces: ReadonlySet<string> = new Set(
  Object.values(fontFamilies).flatMap(({ smallCaps, regular, bold, italic }) => {
    if (!smallCaps) return [];
    return [regular.id, bold.id, ...(smallCaps === 'all' ? [italic.id] : [])];
  }),
);

export const hasSmallCaps = (face: FaceId): boolean => smallCapsFaces.has(face);

export const familyFaces = (font: string): FontFamilyFaces => fontFamilies[fontFamilyOf(font)];

/** Where the engine gets its font files from: a fetch in the browser, a read on the server. */
export type LoadFace = (id: FaceId) => Promise<Uint8Array>;
