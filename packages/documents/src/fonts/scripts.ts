/**
 * The scripts the engine draws beside Latin. The first nine stand in the order of their blocks: Unicode gives each of them
 * 128 places from U+0900 on. `language` tells a font which forms its letters take, and a reader how to pronounce them.
 */
export const scripts = [
  { id: 'deva', name: 'Devanagari', language: 'hi', serif: true },
  { id: 'beng', name: 'Bengali', language: 'bn', serif: true },
  { id: 'guru', name: 'Gurmukhi', language: 'pa', serif: false },
  { id: 'gujr', name: 'Gujarati', language: 'gu', serif: true },
  { id: 'orya', name: 'Oriya', language: 'or', serif: false },
  { id: 'taml', name: 'Tamil', language: 'ta', serif: true },
  { id: 'telu', name: 'Telugu', language: 'te', serif: true },
  { id: 'knda', name: 'Kannada', language: 'kn', serif: false },
  { id: 'mlym', name: 'Malayalam', language: 'ml', serif: true },
  { id: 'olck', name: 'Ol Chiki', language: 'sat', serif: false },
  { id: 'mtei', name: 'Meetei Mayek', language: 'mni', serif: false },
  { id: 'arab', name: 'Arabic', language: 'ur', serif: false },
] as const;

export type Script = (typeof scripts)[number]['id'];

const firstBlock = 0x900;
const endOfBlocks = 0xd80;
const blockSize = 0x80;

/** Text without any of these needs no second look. */
const foreignText =
  /[\u0600-\u06ff\u0750-\u077f\u08a0-\u0d7f\u1c50-\u1c7f\uaae0-\uaaff\uabc0-\uabff\ufb50-\ufdff\ufe70-\ufefe]/;

const arabicCode = (code: number): boolean =>
  (code >= 0x600 && code < 0x700) ||
  (code >= 0x750 && code < 0x780) ||
  (code >= 0x8a0 && code < 0x900) ||
  (code >= 0xfb50 && code < 0xfe00) ||
  (code >= 0xfe70 && code < 0xfeff);

const [danda, doubleDanda] = [0x964, 0x965];
const [nonJoiner, joiner] = [0x200c, 0x200d];

/** The script of a character; `around` for those that belong to whatever script they stand in. */
const scriptOf = (code: number, around: Script | undefined): Script | undefined => {
  if (code < 0x600) return undefined;
  if (code === nonJoiner || code === joiner) return around;
  if (code === danda || code === doubleDanda) return around ?? 'deva';
  if (code >= firstBlock && code < endOfBlocks) return scripts[((code - firstBlock) / blockSize) | 0]?.id;
  if (code >= 0x1c50 && code < 0x1c80) return 'olck';
  if ((code >= 0xabc0 && code < 0xac00) || (code >= 0xaae0 && code < 0xab00)) return 'mtei';
  return arabicCode(code) ? 'arab' : undefined;
};

export interface ScriptStretch {
  readonly text: string;
  /** Absent where the text is in none of the scripts. */
  readonly script?: Script;
}

const space = 0x20;

/** Cuts a text where its script changes. A space belongs to a script only between two words of it. */
export const scriptStretches = (text: string): ScriptStretch[] => {
  if (!foreignText.test(text)) return text ? [{ text }] : [];
  const stretches: ScriptStretch[] = [];
  let start = 0;
  let current: Script | undefined;
  const cut = (end: number): void => {
    if (end > start) stretches.push({ text: text.slice(start, end), ...(current && { script: current }) });
    start = end;
  };
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const script =
      code === space && current !== undefined && current === scriptOf(text.charCodeAt(index + 1), undefined)
        ? current
        : scriptOf(code, current);
    if (script === current) continue;
    cut(index);
    current = script;
  }
  cut(text.length);
  return stretches;
};

/** The script whose space stands between two words; none where the words differ in script. */
export const scriptBetween = (before: string, after: string): Script | undefined => {
  if (!foreignText.test(before) || !foreignText.test(after)) return undefined;
  const script = scriptStretches(before).at(-1)?.script;
  return script !== undefined && script === scriptOf(after.charCodeAt(0), undefined) ? script : undefined;
};

export const scriptsIn = (text: string): Set<Script> => {
  const found = new Set<Script>();
  for (const { script } of scriptStretches(text)) if (script) found.add(script);
  return found;
};

export const languageOfScript = (script: Script): string =>
  scripts.find(({ id }) => id === script)?.language ?? 'hi';
