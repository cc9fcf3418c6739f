import { documentWords } from '@kalam/domain/resumes/document-words';
import { fontSizes, fonts, spacings } from '@kalam/domain/resumes/formatting';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { Ledger } from '../ledger.ts';
import type { ReadField, ReadResume } from '../reading-result.ts';
import type { Box } from '../source/source-document.ts';
import { traced } from '../text/traced-text.ts';
import { OwnDraft } from './own-draft.ts';
import type { OwnText } from './own-marks.ts';
import { evened, printedWords } from './own-values.ts';
import type { ReadPdf } from './read-pdf.ts';
import type { StreamRun } from './text-stream.ts';

/** Fields of several lines, each a paragraph or a bullet on the page. */
const severalLines = /(?:^summary|^declaration|\.description|^letter\.(?:recipient|body))$/;

/** Sections that are one text: their heading has the same path and stands before it. */
const textSections: ReadonlySet<string> = new Set(['summary', 'declaration']);

/**
 * One of our own files, by what its tags say of every text on it: each field as it was, as far as the page says it. Nothing
 * where the file does not say which fields it shows.
 */
export const readOwnPdf = (
  reading: ReadPdf,
  { newId }: { readonly newId: () => string },
): ReadResume | undefined => {
  const { own, placed, text, language, notes } = reading;
  if (!own) return undefined;
  const isHindi = language.startsWith('hi');
  const words = printedWords(documentWords[isHindi ? 'hi' : 'en']);
  const draft = new OwnDraft(words, newId);
  if (isHindi) draft.data.language = 'hi';
  const ledger = new Ledger(text);
  const marked = new Set(own.texts.flatMap(({ runs }) => runs.map(({ run }) => run)));
  const printed = fieldsOf(own.texts, draft, ledger);
  for (const [path, text] of printed) draft.read(path, text);
  // The foot of a page, and what a table repeats: none of it is the document's.
  for (const run of placed.runs) if (!marked.has(run)) ledger.take(traced(run.text, run.at), 'label');
  const fields = draft.finish().map(({ path, value, from }): ReadField => {
    const written = evened(from.lines.join('\n'));
    return {
      path,
      value,
      ...(written !== evened(value) && { written }),
      confidence: 'sure',
      boxes: boxesOf(from.runs),
    };
  });
  return {
    source: 'own-pdf',
    data: draft.data,
    fields,
    tray: ledger.left().map(({ start, end }, index) => ({
      id: `left-${index}`,
      text: text.slice(start, end).trim(),
      boxes: boxesOf(placed.runs.filter(({ at }) => at >= start && at < end).map((run) => ({ run }))),
    })),
    notes,
    pages: placed.pages,
    ...lookOf(own.look),
  };
};

/** Only what is offered: a file may come from a later version, or from anybody. */
const lookOf = (said: string): Pick<ReadResume, 'look'> => {
  const [template = '', ...choices] = said.split(' ');
  const [font, fontSize, spacing] = [fonts, fontSizes, spacings].map((offered, index) =>
    offered.find((choice) => choice === choices[index]),
  );
  const [primary = '', secondary = ''] = choices.slice(3);
  if (!templateLayouts.some((layout) => layout === template)) return {};
  const hasColours = [primary, secondary].every((colour) => /^#[0-9a-f]{6}$/i.test(colour));
  if (!font || !fontSize || !spacing || !hasColours) return { look: { template } };
  const formatting = { font, fontSize, spacing, colorScheme: { primary, secondary } } as Formatting;
  return { look: { template, formatting } };
};

export interface Printed {
  /** In each line what stands in one paragraph or bullet. */
  readonly lines: readonly string[];
  readonly runs: readonly StreamRun[];
}

/** The texts of each field together; headings and the template's words are told to the draft as they come. */
export const fieldsOf = (
  own: readonly OwnText[],
  draft: OwnDraft,
  ledger: Ledger,
): ReadonlyMap<string, Printed> => {
  const fields = new Map<string, { lines: string[]; runs: StreamRun[] }>();
  const headed = new Set<string>();
  for (const { path, text, runs } of own) {
    const isHeading = !path.includes('.') && (!textSections.has(path) || !headed.has(path));
    if (path !== '' && isHeading) headed.add(path);
    const use = path === '' ? 'label' : isHeading ? 'heading' : 'field';
    for (const { run } of runs) ledger.take(traced(run.text, run.at), use);
    const said = evened(text);
    if (path === '') draft.word(said);
    if (said === '' || use !== 'field') continue;
    draft.meet(path, said);
    const known = fields.get(path);
    if (!known) fields.set(path, { lines: [said], runs: [...runs] });
    else {
      known.runs.push(...runs);
      if (severalLines.test(path)) known.lines.push(said);
    }
  }
  return fields;
};

/** As high as letters of their size; runs that follow each other on a line make one box. */
const boxesOf = (runs: readonly Pick<StreamRun, 'run'>[]): Box[] => {
  const boxes: Box[] = [];
  for (const { run } of runs) {
    const box = {
      page: run.page,
      x: run.x,
      y: run.y - run.size * 0.82,
      width: run.width,
      height: run.size * 1.08,
    };
    const last = boxes.at(-1);
    const follows = last && last.page === box.page && Math.abs(last.y - box.y) < 1;
    if (!follows || box.x < last.x || box.x - last.x - last.width > run.size) boxes.push(box);
    else boxes[boxes.length - 1] = { ...last, width: box.x + box.width - last.x };
  }
  return boxes;
};
