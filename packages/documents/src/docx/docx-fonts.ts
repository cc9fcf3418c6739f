import { type FontFaceFile, type FontFamilyFaces, familyFaces, type LoadFace } from '../fonts/font-faces.ts';
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

const roles = [
  ['regular', 'w:embedRegular'],
  ['bold', 'w:embedBold'],
  ['italic', 'w:embedItalic'],
] as const;

const packedFaces = new Map<string, PackedFile>();

/** Any key will do as long as it is the same each time; this one spells the name of the face. */
const keyOf = (face: FontFaceFile): string => {
  const bytes = new TextEncoder().encode(face.id.padEnd(16, '.')).slice(0, 16);
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

const packFace = async (face: FontFaceFile, loadFace: LoadFace): Promise<PackedFile> => {
  const known = packedFaces.get(face.id);
  if (known) return known;
  const file = packFile(mix(await loadFace(face.id), keyOf(face)));
  packedFaces.set(face.id, file);
  return file;
};

const guid = (key: string): string =>
  `{${[key.slice(0, 8), key.slice(8, 12), key.slice(12, 16), key.slice(16, 20), key.slice(20)].join('-')}}`;

export const embedFonts = async (
  font: string,
  loadFace: LoadFace,
  italicUsed: boolean,
): Promise<EmbeddedFonts> => {
  const family = familyFaces(font);
  const used = roles.filter(([role]) => role !== 'italic' || italicUsed);
  const packed = await Promise.all(used.map(([role]) => packFace(family[role], loadFace)));
  const fonts = used.map(([role, tag], index) => ({
    tag,
    id: `rId${index + 1}`,
    target: `fonts/${family[role].id}.odttf`,
    key: guid(keyOf(family[role])),
  }));
  return {
    table: part(element('w:fonts', declare('w', 'r'), describe(family, fonts), indicFont)),
    relationships: fonts.map(({ id, target }) => ({ id, target })),
    files: new Map(packed.map((file, index) => [`word/${fonts[index]?.target}`, file])),
  };
};

interface EmbeddedFace {
  readonly tag: string;
  readonly id: string;
  readonly key: string;
}

const describe = (family: FontFamilyFaces, faces: readonly EmbeddedFace[]): Xml =>
  element(
    'w:font',
    { 'w:name': family.name },
    value('w:altName', family.originalName),
    value('w:charset', '00'),
    value('w:family', family.serif ? 'roman' : 'swiss'),
    value('w:pitch', 'variable'),
    ...faces.map((face) => element(face.tag, { 'r:id': face.id, 'w:fontKey': face.key })),
  );

/** Comes with Windows and draws all the scripts of India; other systems put their own in its place. */
export const indicFontName = 'Nirmala UI';

const indicFont = element(
  'w:font',
  { 'w:name': indicFontName },
  value('w:charset', '00'),
  value('w:family', 'swiss'),
  value('w:pitch', 'variable'),
);
