import type { PrintedText } from '@kalam/domain/resumes/printed-text';

/** One field with all that is printed of it. */
export interface PrintedField {
  readonly path: string;
  /** A paragraph or a bullet each. */
  readonly lines: readonly string[];
  /** The places of its lines among the printed texts. */
  readonly places: readonly number[];
  /** Where it is printed once more: a name under a declaration. */
  readonly again: readonly number[];
  /** Above the section it stands in; empty in the head of the page. */
  readonly heading: string;
}

/** Fields of several lines, each a paragraph or a bullet on the page. */
const severalLines = /(?:^summary|^declaration|\.description|^letter\.(?:recipient|body))$/;

/** In a table's cell that has nothing to say. */
const emptyCell = '–';

/** The printed texts by field, in the order of the page; what is printed once more is no line of its own. */
export const fieldsOf = (printed: readonly PrintedText[]): readonly PrintedField[] => {
  const fields = new Map<string, { lines: string[]; places: number[]; again: number[]; heading: string }>();
  let heading = '';
  for (const [place, { path, text, isHeading }] of printed.entries()) {
    if (isHeading) heading = text;
    // A template's heading has the path of its list or text; one that its owner wrote has one of its own.
    const isOwn = path.includes('.') || !isHeading;
    if (path === '' || !isOwn || text === emptyCell) continue;
    const known = fields.get(path);
    if (!known) fields.set(path, { lines: [text], places: [place], again: [], heading });
    else if (severalLines.test(path)) {
      known.lines.push(text);
      known.places.push(place);
    } else known.again.push(place);
  }
  return [...fields].map(([path, field]) => ({ path, ...field }));
};
