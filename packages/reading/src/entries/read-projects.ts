import type { EntryContext, EntryReader } from '../draft/entry-context.ts';
import { findLength, findPeriod, findTime } from '../fields/dates.ts';
import { leftAround } from '../fields/found.ts';
import { labelKey, labelPair } from '../fields/labels.ts';
import { findLinks } from '../fields/links.ts';
import { paragraphsOf } from '../layout/join-lines.ts';
import type { Cell, Line } from '../source/blocks.ts';
import { partingSigns } from '../text/parting-signs.ts';
import { type Cut, cut, hasText, join, split, type Traced, trim, wordCount } from '../text/traced-text.ts';
import { linesOf } from './pieces/lines-of-blocks.ts';
import { itemsOf } from './pieces/list-items.ts';
import { placePeriod } from './pieces/place-period.ts';
import { trimSigns } from './pieces/trim-signs.ts';

const parting = new RegExp(`${partingSigns}|\\s*\\t\\s*`, 'u');

const nameLabel =
  /^(?:(?:major|minor|main|mini|academic|final year|college|live)? ?project(?: title| name)?(?: ?#?\d+| [ivx]+)?|title(?: of (?:the )?project)?|name of (?:the )?project|name|परियोजना)$/;
const techLabel =
  /^(?:technolog(?:y|ies)(?: used| stack)?|tech(?: stack| used)?|tools?(?: used| and technologies| technologies)?|technologies and tools|environment|stack|built (?:with|using|in)|developed (?:with|using|in)|skills?(?: used)?|programming languages?|languages?(?: used)?|platforms?(?: used)?|software(?: used)?|softwares? used|front ?end|back ?end|database|framework|technical environment|तकनीक)$/;
const timeLabel = /^(?:duration|period|dates?|time|timeline|year|अवधि)$/;
const linkLabel =
  /^(?:link|url|github|git|demo|live|live link|project link|website|source code|code|repo|repository)$/;
const textLabel =
  /^(?:description|project description|summary|about|overview|objective|details|abstract|synopsis|विवरण)$/;

interface ProjectLine {
  readonly line: Line;
  readonly key: string;
  readonly pair?: { readonly label: Traced; readonly value: Traced };
}

const isKnownLabel = (key: string): boolean =>
  nameLabel.test(key) ||
  techLabel.test(key) ||
  timeLabel.test(key) ||
  linkLabel.test(key) ||
  textLabel.test(key);

const projectLine = (line: Line): ProjectLine => {
  const pair = labelPair(line.text, isKnownLabel);
  return { line, key: pair ? labelKey(pair.label.text) : '', ...(pair && { pair }) };
};

const isSentence = (text: string): boolean =>
  wordCount(text) > 14 || (/[.।]\s*$/.test(text) && wordCount(text) > 5);

const isHead = ({ line, key }: ProjectLine): boolean =>
  !line.mark && (key === '' || !isKnownLabel(key)) && !isSentence(line.text.text);

/** Which lines begin a project: by their label, their type, their dates or the list below them. */
const startsOf = (lines: readonly ProjectLine[]): readonly number[] => {
  const where = (test: (line: ProjectLine, index: number) => boolean): readonly number[] =>
    lines.flatMap((line, index) => (test(line, index) ? [index] : []));
  const labelled = where(({ key, pair }) => nameLabel.test(key) && pair !== undefined && hasText(pair.value));
  if (labelled.length > 0) return labelled;
  const bold = where((line) => isHead(line) && (line.line.bold || line.line.cells[0]?.bold === true));
  if (bold.length > 0 && bold.length < lines.length) return bold;
  const headed = where((line, index) => {
    const next = lines[index + 1];
    return isHead(line) && next !== undefined && !isHead(next);
  });
  if (headed.length > 0) return headed;
  const dated = where(({ line }) => findPeriod(line.text) !== undefined);
  if (dated.length > 0) return dated;
  const marked = where(({ line }) => line.mark !== undefined);
  if (marked.length > 0) return marked;
  return where(() => true);
};

/** `Name: what it does` on one line with a list mark, or `Name. What it does.` as in a list of works. */
const toldOnLine = (text: Traced, isMarked: boolean): Cut | undefined => {
  const parted = isMarked || isSentence(text.text) ? cut(text, /\s*:\s+|\s+[-–—]+\s+/u) : undefined;
  if (parted && wordCount(parted.before.text) <= 10) return parted;
  const sentence = cut(text, /(?<=[\p{L}\p{M}]{3}|[)\]])[.।]\s+(?=[\p{Lu}\p{Lo}])/u);
  return sentence && wordCount(sentence.after.text) >= 3 ? sentence : undefined;
};

class ProjectPlacer {
  readonly #context: EntryContext;
  readonly #entry: string;
  #tags = 0;

  constructor(context: EntryContext) {
    this.#context = context;
    this.#entry = `projects.${context.next('projects')}`;
  }

  /** Takes dates, a length and addresses out of a text. */
  #withoutFacts(text: Traced, cells: readonly Cell[] = []): Traced {
    let rest = text;
    const period = findPeriod(rest);
    if (period) {
      placePeriod(this.#context, this.#entry, period);
      rest = leftAround(rest, period);
      const length = findLength(rest);
      if (length) this.#context.ledger.take(length.text, 'label');
      if (length) rest = leftAround(rest, length);
    }
    const [link] = findLinks(rest);
    if (link) {
      this.#context.place(`${this.#entry}.link`, link.text, { value: link.value });
      return leftAround(rest, link);
    }
    const hidden = cells.find((cell) => cell.link && /^https?:/i.test(cell.link));
    if (hidden?.link) this.#context.place(`${this.#entry}.link`, hidden.text, { value: hidden.link });
    return rest;
  }

  head({ line, pair, key }: ProjectLine): void {
    if (line.mark) this.#context.ledger.take(line.mark, 'mark');
    const isNamed = pair !== undefined && nameLabel.test(key);
    if (isNamed) this.#context.ledger.take(pair.label, 'label');
    const text = this.#withoutFacts(isNamed ? pair.value : line.text, line.cells);
    const [name, ...others] = split(text, parting).parts.map(trimSigns).filter(hasText);
    if (!name) return;
    const told = isNamed ? undefined : toldOnLine(name, line.mark !== undefined);
    if (told && wordCount(told.before.text) <= 10 && hasText(told.after)) {
      this.#context.place(`${this.#entry}.name`, trimSigns(told.before));
      this.#context.place(`${this.#entry}.description`, told.after);
    } else this.#name(name);
    for (const other of others) this.#aside(other);
  }

  /** A bracket with several things in it behind the name says what it was made with. */
  #name(name: Traced): void {
    const bracket = cut(name, /\s*\(([^()]*,[^()]*)\)\s*$/u);
    const inner = bracket && trimSigns(bracket.match);
    const isMade = bracket && inner && hasText(bracket.before);
    this.#context.place(`${this.#entry}.name`, isMade ? trimSigns(bracket.before) : name);
    if (isMade) this.tags(inner);
  }

  /** What stands beside the name: a list is what it was made with. */
  #aside(text: Traced): void {
    const time = findTime(text);
    const isOnlyTime = time !== undefined && !hasText(leftAround(text, time));
    if (time && isOnlyTime) placePeriod(this.#context, this.#entry, time);
    else if (itemsOf(text).items.length > 1 && !isSentence(text.text)) this.tags(text);
    else this.#context.place(`${this.#entry}.description`, text);
  }

  tags(text: Traced): void {
    const { items, separators } = itemsOf(text);
    for (const separator of separators) this.#context.ledger.take(separator, 'mark');
    for (const item of items) this.#context.place(`${this.#entry}.technologies.${this.#tags++}`, item);
  }

  rest({ line, pair, key }: ProjectLine): Traced | undefined {
    if (line.mark) this.#context.ledger.take(line.mark, 'mark');
    if (!pair || !isKnownLabel(key)) {
      const isOnlyFacts = findPeriod(line.text) !== undefined || findLinks(line.text).length > 0;
      if (!isOnlyFacts || wordCount(line.text.text) > 8) return line.text;
      const left = trimSigns(this.#withoutFacts(line.text, line.cells));
      return hasText(left) ? left : undefined;
    }
    if (techLabel.test(key) && hasText(pair.value)) {
      this.#context.ledger.take(pair.label, 'label');
      this.tags(pair.value);
      return undefined;
    }
    if (timeLabel.test(key) || linkLabel.test(key)) {
      const left = this.#withoutFacts(pair.value, line.cells);
      if (left === pair.value) return line.text;
      this.#context.ledger.take(pair.label, 'label');
      return hasText(left) ? trim(left) : undefined;
    }
    if (!textLabel.test(key)) return line.text;
    this.#context.ledger.take(pair.label, 'label');
    return hasText(pair.value) ? pair.value : undefined;
  }

  description(texts: readonly Traced[]): void {
    if (texts.length > 0) this.#context.place(`${this.#entry}.description`, join(texts, '\n'));
  }
}

export const readProjects: EntryReader = ({ blocks }, context) => {
  const lines = paragraphsOf(linesOf(blocks)).map(projectLine);
  const starts = startsOf(lines);
  for (const [place, start] of starts.entries()) {
    const from = place === 0 ? 0 : start;
    const [before, head] = [lines.slice(from, start), lines[start]];
    if (!head) continue;
    const placer = new ProjectPlacer(context);
    placer.head(head);
    const rest = [...before, ...lines.slice(start + 1, starts[place + 1] ?? lines.length)];
    placer.description(rest.flatMap((line) => placer.rest(line) ?? []));
  }
};
