import { levelOfSkill } from '@kalam/domain/resumes/json-resume/json-resume-levels';
import type { EntryContext, EntryReader } from '../draft/entry-context.ts';
import { labelKey, labelPair } from '../fields/labels.ts';
import type { Line, Table } from '../source/blocks.ts';
import { cut, hasText, join, slice, type Traced, trim } from '../text/traced-text.ts';
import { itemLinesIn } from './pieces/lines-of-blocks.ts';
import { itemsOf } from './pieces/list-items.ts';

/** Words that name a kind of skills and none itself. */
const groupWord =
  /^(?:programming|technical|tech|soft|hard|core|key|other|others|additional|professional|personal|interpersonal|computer|it|software|softwares|hardware|web|front ?end|back ?end|mobile|database|databases|db|cloud|devops|testing|design|designing|office|operating|os|languages?|tools?|technologies|technology|frameworks?|libraries|library|platforms?|systems?|skills?|skill set|skillset|packages?|applications?|concepts?|methodologies|methodology|ides?|editors?|servers?|services|version|control|competenc(?:y|ies)|proficienc(?:y|ies)|known|worked|on|and|or|of|in|the|scripting|markup|query|development|environment|areas?|expertise|domain|knowledge|familiar|with|used|basic|basics|advanced|strengths?|abilities|qualities|management|networking|data|ml|ai|related|area|subject|subjects|interest|stack|utilities|misc(?:ellaneous)?|general|functional|clinical|teaching|trade|कौशल|भाषाएँ|तकनीकी)$/;

const isGroup = (label: string): boolean => {
  const words = labelKey(label).split(' ').filter(Boolean);
  return words.length > 4 || words.every((word) => groupWord.test(word));
};

class SkillPlacer {
  readonly #context: EntryContext;
  readonly #known = new Set<string>();

  constructor(context: EntryContext) {
    this.#context = context;
  }

  label(text: Traced): void {
    this.#context.ledger.take(text, 'label');
  }

  mark(text: Traced | undefined): void {
    if (text) this.#context.ledger.take(text, 'mark');
  }

  place(name: Traced, level?: Traced): void {
    if (!hasText(name)) return;
    const entry = `skills.${this.#context.next('skills')}`;
    const key = labelKey(name.text.replace(/\+/g, 'p').replace(/#/g, 'sharp'));
    // Said twice, it is one skill.
    if (key !== '' && this.#known.has(key)) {
      this.label(level ? join([name, level]) : name);
      return;
    }
    this.#known.add(key);
    const ours = level && levelOfSkill(level.text);
    if (level && ours) {
      this.#context.place(`${entry}.name`, name);
      this.#context.place(`${entry}.level`, level, { value: ours });
    } else if (level && hasText(level)) {
      const whole = join([name, level], ' ');
      this.#context.place(`${entry}.name`, whole, { value: `${name.text.trim()} (${level.text.trim()})` });
    } else this.#context.place(`${entry}.name`, name);
  }

  item(item: Traced): void {
    const found = cut(item, /\s*(?:\(([^()]+)\)|[-–—:]\s+([\p{L} ]+))\s*$/u);
    const word = found?.groups[0] ?? found?.groups[1];
    const ours = found && word !== undefined && hasText(found.before) && levelOfSkill(word.trim());
    if (!found || !word || !ours) {
      this.place(item);
      return;
    }
    const start = found.match.text.indexOf(word);
    this.place(trim(found.before), trim(slice(found.match, start, start + word.length)));
  }

  list(text: Traced): void {
    const { items, separators } = itemsOf(text);
    for (const one of separators) this.mark(one);
    for (const item of items) this.item(item);
  }

  pair(label: Traced, value: Traced): void {
    const isKind = isGroup(label.text);
    const isLevel = !isKind && levelOfSkill(value.text) !== undefined;
    if (isKind) this.label(label);
    else if (isLevel) this.place(label, trim(value));
    else if (hasText(value)) this.place(label);
    else this.item(label);
    if (!isLevel && hasText(value)) this.list(value);
  }
}

const levelHead = /^(?:levels?|proficiency|rating|expertise|experience|knowledge|years?)\b/;
const skillHead = /^(?:skills?|technolog(?:y|ies)|tools?|software|name|subject|area)\b/;

/** Rows of a skill and how well it is known. */
const readLevels = (table: Table, placer: SkillPlacer): boolean => {
  const [head, ...rows] = table.rows;
  const keys = head?.map(({ text }) => labelKey(text.text)) ?? [];
  const nameAt = keys.findIndex((key) => skillHead.test(key));
  const levelAt = keys.findIndex((key) => levelHead.test(key));
  if (!head || nameAt < 0 || levelAt < 0 || rows.length === 0) return false;
  for (const cell of head) placer.label(cell.text);
  for (const row of rows) {
    const [name, level] = [row[nameAt], row[levelAt]];
    if (name) placer.place(trim(name.text), level && trim(level.text));
    for (const [index, cell] of row.entries())
      if (index !== nameAt && index !== levelAt && /^\W*\d+\W*$/.test(cell.text.text)) placer.mark(cell.text);
  }
  return true;
};

/** A group in its own cell, and what belongs to it in the next. */
const readPairRow = (line: Line, placer: SkillPlacer): boolean => {
  const [first, second, ...more] = line.cells;
  if (!first || !second || more.length > 0) return false;
  const label = trim(slice(first.text, 0, first.text.text.replace(/[\s:–-]+$/u, '').length));
  const value = trim(slice(second.text, /^[\s:–-]*/u.exec(second.text.text)?.[0].length ?? 0));
  const isPair =
    isGroup(label.text) || itemsOf(value).items.length > 1 || levelOfSkill(value.text) !== undefined;
  if (!isPair || itemsOf(label).items.length > 1) return false;
  placer.pair(label, value);
  return true;
};

/** Skills side by side, one to a cell: "Teaching" beside "SPSS" names no group there. */
const isGrid = (lines: readonly Line[]): boolean => {
  const rows = lines.filter(({ cells }) => cells.length > 1);
  const cells = rows.flatMap((row) => row.cells);
  return (
    rows.length > 1 &&
    rows.some(({ cells: [first] }) => first && !isGroup(first.text.text)) &&
    cells.every(
      ({ text, bold }) =>
        !bold && !/[:：]/.test(text.text) && itemsOf(text).items.length === 1 && !levelOfSkill(text.text),
    )
  );
};

const readLine = (line: Line, placer: SkillPlacer): void => {
  placer.mark(line.mark);
  const pair = labelPair(line.text, (key) => isGroup(key));
  if (pair) placer.pair(pair.label, pair.value);
  else if (readPairRow(line, placer)) return;
  // A line in bold over the list of its group.
  else if (line.bold && !line.mark && isGroup(line.text.text)) placer.label(line.text);
  else placer.list(line.text);
};

export const readSkills: EntryReader = ({ blocks }, context) => {
  const placer = new SkillPlacer(context);
  for (const block of blocks) if (block.kind === 'table') readLevels(block, placer);
  const rest = blocks.filter((block) => block.kind === 'line' || !isLevelTable(block));
  const lines = itemLinesIn(rest);
  const areCells = isGrid(lines);
  for (const line of lines) {
    if (areCells && line.cells.length > 1) for (const { text } of line.cells) placer.item(trim(text));
    else readLine(line, placer);
  }
};

const isLevelTable = ({ rows: [head] }: Table): boolean => {
  const keys = head?.map(({ text }) => labelKey(text.text)) ?? [];
  return keys.some((key) => skillHead.test(key)) && keys.some((key) => levelHead.test(key));
};
