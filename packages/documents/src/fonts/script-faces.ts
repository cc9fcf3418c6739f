import type { Script } from './scripts.ts';
import { scripts } from './scripts.ts';

type SerifScript = Extract<(typeof scripts)[number], { serif: true }>['id'];

export type ScriptFaceId =
  | `sans-${Exclude<Script, 'arab'>}-${400 | 600}`
  | `nastaliq-arab-${400 | 700}`
  | `serif-${SerifScript}-${400 | 700}`
  | `poppins-deva-${400 | 600}`;

export interface ScriptFace {
  readonly id: ScriptFaceId;
  readonly script: Script;
  readonly postscriptName: string;
}

/** The faces of one script in one design. There is no italic: these scripts set off words by weight alone. */
export interface ScriptFaces {
  readonly name: string;
  readonly serif: boolean;
  readonly script: Script;
  /** Size beside Latin whose small letters are `notoXHeight` high, so that both look equally large. */
  readonly scale: number;
  readonly regular: ScriptFace;
  readonly bold: ScriptFace;
}

/** Height of the small Latin letters that all the Noto designs are drawn to stand beside, in em. */
export const notoXHeight = 0.536;

/** Kannada and Telugu reach higher than the others, Malayalam and Tamil are wide. */
const scales: Readonly<Record<Script, number>> = {
  deva: 1.06,
  beng: 1.06,
  guru: 1.06,
  gujr: 1.06,
  orya: 0.97,
  taml: 0.98,
  telu: 0.98,
  knda: 0.95,
  mlym: 0.98,
  olck: 0.98,
  mtei: 0.98,
  arab: 1,
};

type SansScript = Exclude<(typeof scripts)[number], { id: 'arab' }>;

const sans = ({ id, name }: SansScript): ScriptFaces => {
  const short = name.replace(' ', '');
  return {
    name: `Noto Sans ${name}`,
    serif: false,
    script: id,
    scale: scales[id],
    regular: { id: `sans-${id}-400`, script: id, postscriptName: `NotoSans${short}-Regular` },
    bold: { id: `sans-${id}-600`, script: id, postscriptName: `NotoSans${short}-SemiBold` },
  };
};

const hasSerif = (
  script: (typeof scripts)[number],
): script is Extract<(typeof scripts)[number], { serif: true }> => script.serif;

const serif = ({ id, name }: Extract<(typeof scripts)[number], { serif: true }>): ScriptFaces => ({
  name: `Noto Serif ${name}`,
  serif: true,
  script: id,
  scale: scales[id],
  regular: { id: `serif-${id}-400`, script: id, postscriptName: `NotoSerif${name}-Regular` },
  bold: { id: `serif-${id}-700`, script: id, postscriptName: `NotoSerif${name}-Bold` },
});

/** Poppins was drawn for both scripts at once; its Devanagari is large and set as its Latin is. */
const poppinsDevanagari: ScriptFaces = {
  name: 'Poppins Devanagari',
  serif: false,
  script: 'deva',
  scale: 0.95,
  regular: { id: 'poppins-deva-400', script: 'deva', postscriptName: 'PoppinsDevanagari-Regular' },
  bold: { id: 'poppins-deva-600', script: 'deva', postscriptName: 'PoppinsDevanagari-SemiBold' },
};

/** Urdu is written in this style; the upright one of newspapers in Arabic looks foreign to its readers. */
const nastaliq: ScriptFaces = {
  name: 'Noto Nastaliq Urdu',
  serif: false,
  script: 'arab',
  scale: scales.arab,
  regular: { id: 'nastaliq-arab-400', script: 'arab', postscriptName: 'NotoNastaliqUrdu-Regular' },
  bold: { id: 'nastaliq-arab-700', script: 'arab', postscriptName: 'NotoNastaliqUrdu-Bold' },
};

const isSans = (script: (typeof scripts)[number]): script is SansScript => script.id !== 'arab';

const sansFaces = new Map<Script, ScriptFaces>(
  scripts.filter(isSans).map((script) => [script.id, sans(script)]),
);
const serifFaces = new Map<Script, ScriptFaces>(
  scripts.filter(hasSerif).map((script) => [script.id, serif(script)]),
);

const serifFamilies: ReadonlySet<string> = new Set(['playfair', 'sourceserif', 'spectral']);

/** The faces of a script that go with a family of Latin faces; a script without a serif design is drawn in its sans. */
export const scriptFaces = (script: Script, family: string): ScriptFaces => {
  if (family === 'poppins' && script === 'deva') return poppinsDevanagari;
  if (script === 'arab') return nastaliq;
  const found = (serifFamilies.has(family) ? serifFaces.get(script) : undefined) ?? sansFaces.get(script);
  if (!found) throw new Error(`There is no face for the script ${script}`);
  return found;
};

const allFaces = [...sansFaces.values(), ...serifFaces.values(), poppinsDevanagari, nastaliq];

/** @internal For tests that go through every face. */
export const scriptFaceIds: readonly ScriptFaceId[] = allFaces.flatMap(({ regular, bold }) => [
  regular.id,
  bold.id,
]);

const faceById = new Map(
  allFaces.flatMap(({ regular, bold }) => [regular, bold].map((face) => [face.id, face])),
);

export const scriptFaceOf = (id: string): ScriptFace | undefined => faceById.get(id as ScriptFaceId);
