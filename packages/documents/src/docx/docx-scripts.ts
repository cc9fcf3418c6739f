import type { ResumeDocument } from '../compose/blocks.ts';
import { directionOf } from '../fonts/bidi.ts';
import { scriptsOf } from '../fonts/document-faces.ts';
import { type ScriptFaces, scriptFaces } from '../fonts/script-faces.ts';
import { languageOfScript, type Script, type ScriptStretch, scriptStretches } from '../fonts/scripts.ts';
import { directionOfSpans, levelsOfSpans, oneWay } from '../layout/directions.ts';
import type { Look } from '../templates/look.ts';
import { type Child, element, flag, type Said, text, value, type Xml } from './docx-xml.ts';

/** The Indian scripts of a resume. Word has one font and one language for all of them, so runs name their own. */
export interface DocxScripts {
  readonly used: readonly ScriptFaces[];
  /** What the whole document is set to; the script of its language, or the first that occurs. */
  readonly main: ScriptFaces | undefined;
}

export const docxScripts = (resume: ResumeDocument, look: Look): DocxScripts => {
  const used = [...scriptsOf(resume)].map((script) => scriptFaces(script, look.family));
  const spoken = used.find(({ script }) => resume.language.startsWith(`${languageOfScript(script)}-`));
  return { used, main: spoken ?? used[0] };
};

/** Comes with Windows and draws all the scripts of India; other systems put their own in its place. */
const systemFont = 'Nirmala UI';

export const complexFont = ({ main }: DocxScripts): string => main?.name ?? systemFont;

export const complexLanguage = ({ main }: DocxScripts): string =>
  `${main ? languageOfScript(main.script) : 'hi'}-IN`;

/** A text as runs, cut where its script or its direction changes. */
export const scriptRuns = (content: string, style: string | undefined, scripts: DocxScripts): Xml[] =>
  directedStretches(content).map((stretch) => {
    const named = value('w:rStyle', style);
    const own = stretch.script ? scriptProperties(stretch.script, scripts, stretch.turned) : [];
    return element(
      'w:r',
      {},
      (named || own.length > 0) && element('w:rPr', {}, named, ...own),
      element('w:t', { 'xml:space': 'preserve' }, text(stretch.text)),
    );
  });

interface DirectedStretch extends ScriptStretch {
  readonly turned?: boolean;
}

/** For what goes the way of a text that stands above it. */
export const turnedBy = (words: string): { readonly turned?: boolean } =>
  directionOf(words) === 'rtl' ? { turned: true } : {};

const directedStretches = (content: string): DirectedStretch[] => {
  const direction = directionOfSpans([{ text: content }]);
  const [levels] = levelsOfSpans([{ text: content }], direction) ?? [];
  if (!levels) return scriptStretches(content);
  // Word takes the signs between the words of a turned run from the face and the direction of that run.
  return oneWay(content, levels).flatMap((piece): DirectedStretch[] =>
    piece.direction === 'rtl'
      ? [{ text: piece.text, script: 'arab', turned: true }]
      : scriptStretches(piece.text),
  );
};

/** Whether a paragraph that says this goes from right to left: its first letter says so. */
export const isTurned = (said: readonly Said[]): boolean =>
  directionOf(said.map(({ text }) => text).join('')) === 'rtl';

/** In the order the schema wants. Space between the letters would tear the line they hang from. */
const scriptProperties = (script: Script, { used, main }: DocxScripts, turned = false): Child[] => {
  const faces = used.find((candidate) => candidate.script === script);
  const spacing = element('w:spacing', { 'w:val': 0 });
  if (!faces || faces === main) return [spacing, flag('w:rtl', turned)];
  return [
    element('w:rFonts', { 'w:cs': faces.name }),
    spacing,
    flag('w:rtl', turned),
    element('w:lang', { 'w:bidi': `${languageOfScript(script)}-IN` }),
  ];
};
