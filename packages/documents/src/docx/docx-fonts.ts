import { type FaceId, familyFaces, type LoadFace } from '../fonts/font-faces.ts';
import type { ScriptFaces } from '../fonts/script-faces.ts';
import { complexFont, type DocxScripts } from './docx-scripts.ts';
import { declare, element, part, value, type Xml } from './docx-xml.ts';
import { type PackedFile, packFile } from './zip-archive.ts';

/**
 * Hardly anyone has these fonts installed, so the file carries them: Word and LibreOffice then show the page the
 * person designed. Word asks for the first 32 bytes to be mixed with a key that the font table names.
 */
export interface EmbeddedFonts {
  readonly table: Uint8Array;
  readonly relationships: readonly { readonly id: string; readonly target: string }[];
  readonly files: ReadonlyMap<string, PackedFile>;
}

const packedFaces = new Map<FaceId, PackedFile>();

/** Any key will do as long as it is the same each time; this one spells the name of the face. */
const keyOf = (face: FaceId): string => {
  const bytes = new TextEncoder().encode(face.padEnd(16, '.')).slice(0, 16);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('');
};

const mix = (font: Uint8Array, key: string): Uint8Array => {
  const mixed = font.slice();
  for (let at = 0; at < 32; at += 1) {
    const digits = 2 * (15 - (at % 16));
    mixed[at] = (font[at] ?? 0) ^ Number.parseInt(key.slice(digits, digits + 2), 16);
  }
  return mixed;
};

const packFace = async (face: FaceId, loadFace: LoadFace): Promise<PackedFile> => {
  const known = packedFaces.get(face);
  if (known) return known;
  const file = packFile(mix(await loadFace(face), keyOf(face)));
  packedFaces.set(face, file);
  return file;
};

const guid = (key: string): string =>
  `{${[key.slice(0, 8), key.slice(8, 12), key.slice(12, 16), key.slice(16, 20), key.slice(20)].join('-')}}`;

interface EmbeddedFamily {
  readonly name: string;
  readonly originalName?: string;
  readonly serif: boolean;
  readonly faces: readonly (readonly [tag: string, face: FaceId])[];
}

const latinFamily = (font: string, italicUsed: boolean): EmbeddedFamily => {
  const { regular, bold, italic, ...family } = familyFaces(font);
  return {
    ...family,
    faces: [
      ['w:embedRegular', regular.id],
      ['w:embedBold', bold.id],
      ...(italicUsed ? ([['w:embedItalic', italic.id]] as const) : []),
    ],
  };
};

const scriptFamily = ({ name, serif, regular, bold }: ScriptFaces): EmbeddedFamily => ({
  name,
  serif,
  faces: [
    ['w:embedRegular', regular.id],
    ['w:embedBold', bold.id],
  ],
});

export const embedFonts = async (
  font: string,
  scripts: DocxScripts,
  loadFace: LoadFace,
  italicUsed: boolean,
): Promise<EmbeddedFonts> => {
  const families = [latinFamily(font, italicUsed), ...scripts.used.map(scriptFamily)];
  const faces = families.flatMap((family) => family.faces.map(([, face]) => face));
  const packed = await Promise.all(faces.map((face) => packFace(face, loadFace)));
  const idOf = (face: FaceId): string => `rId${faces.indexOf(face) + 1}`;
  const target = (face: FaceId): string => `fonts/${face}.odttf`;
  return {
    table: part(
      element(
        'w:fonts',
        declare('w', 'r'),
        ...families.map((family) => describe(family, idOf)),
        // A system's own font for other scripts, where the file brings none.
        !scripts.main && describe({ name: complexFont(scripts), serif: false, faces: [] }, idOf),
      ),
    ),
    relationships: faces.map((face) => ({ id: idOf(face), target: target(face) })),
    files: new Map(packed.map((file, index) => [`word/${target(faces[index] ?? 'inter-400')}`, file])),
  };
};

const describe = (family: EmbeddedFamily, idOf: (face: FaceId) => string): Xml =>
  element(
    'w:font',
    { 'w:name': family.name },
    value('w:altName', family.originalName),
    value('w:charset', '00'),
    value('w:family', family.serif ? 'roman' : 'swiss'),
    value('w:pitch', 'variable'),
    ...family.faces.map(([tag, face]) =>
      element(tag, { 'r:id': idOf(face), 'w:fontKey': guid(keyOf(face)) }),
    ),
  );
