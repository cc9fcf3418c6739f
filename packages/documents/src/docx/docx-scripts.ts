import type { ResumeDocument } from '../compose/blocks.ts';
import { scriptsOf } from '../fonts/document-faces.ts';
import { type ScriptFaces, scriptFaces } from '../fonts/script-faces.ts';
import { languageOfScript, type Script, scriptStretches } from '../fonts/scripts.ts';
import type { Look } from '../templates/look.ts';
import { type Child, element, text, value, type Xml } from './docx-xml.ts';

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

/** A text as runs, cut where its script changes. */
export const scriptRuns = (content: string, style: string | undefined, scripts: DocxScripts): Xml[] =>
  scriptStretches(content).map((stretch) => {
    const named = value('w:rStyle', style);
    const own = stretch.script ? scriptProperties(stretch.script, scripts) : [];
    return element(
      'w:r',
      {},
      (named || own.length > 0) && element('w:rPr', {}, named, ...own),
      element('w:t', { 'xml:space': 'preserve' }, text(stretch.text)),
    );
  });

/** In the order the schema wants. Space between the letters would tear the line they hang from. */
const scriptProperties = (script: Script, { used, main }: DocxScripts): Child[] => {
  const faces = used.find((candidate) => candidate.script === script);
  const spacing = element('w:spacing', { 'w:val': 0 });
  if (!faces || faces === main) return [spacing];
  return [
    element('w:rFonts', { 'w:cs': faces.name }),
    spacing,
    element('w:lang', { 'w:bidi': `${languageOfScript(script)}-IN` }),
  ];
};
