import {
  type LanguageLevel,
  languageLevelLabels,
  languageLevels,
} from '@kalam/domain/resumes/sections/extra-entry';
import type { EntryContext, EntryReader } from '../draft/entry-context.ts';
import { labelKey, labelPair } from '../fields/labels.ts';
import type { Cell, Table } from '../source/blocks.ts';
import { cut, hasText, join, slice, split, type Traced, trim, wordCount } from '../text/traced-text.ts';
import { itemLinesIn } from './pieces/lines-of-blocks.ts';
import { itemsOf } from './pieces/list-items.ts';
import { trimSigns } from './pieces/trim-signs.ts';

const levelWords: readonly (readonly [LanguageLevel, RegExp])[] = [
  [
    'native',
    /^(?:native|mother tongue|mothertongue|first language|native (?:speaker|or bilingual|language)|मातृभाषा)$/,
  ],
  ['fluent', /^(?:fluent|fluently|धाराप्रवाह)$/],
  ['working', /^(?:working|working knowledge|कामचलाऊ)$/],
  ['basic', /^(?:basic|basics|basic knowledge|beginner|elementary|सामान्य)$/],
];

/** Words that name one of our levels by themselves; others stay as they were written. */
const levelOf = (words: string): LanguageLevel | undefined => {
  const key = labelKey(words);
  return (
    languageLevels.find((level) => labelKey(languageLevelLabels[level]) === key) ??
    levelWords.find(([, pattern]) => pattern.test(key))?.[0]
  );
};

const placeLanguage = (context: EntryContext, name: Traced, detail?: Traced, value?: string): void => {
  if (!hasText(name)) return;
  const entry = `languages.${context.next('languages')}`;
  context.place(`${entry}.title`, name);
  if (!detail) return;
  const level = value === undefined ? levelOf(detail.text) : undefined;
  if (level) context.place(`${entry}.level`, detail, { value: level });
  else context.place(`${entry}.detail`, detail, value === undefined ? {} : { value });
};

const known =
  /^(?:languages?(?: known| proficiency| skills?)?|known languages?|linguistic(?: skills?| abilities)?|भाषाएँ|भाषा|भाषा ज्ञान)$/;

const readItem = (context: EntryContext, item: Traced): void => {
  const found = cut(item, /\s*(?:\(\s*([^()]*?)\s*\)|[-–—:]+\s*(\S.*?))\s*$/u);
  const words = found?.groups[0] ?? found?.groups[1];
  if (!found || !words || !hasText(found.before)) {
    placeLanguage(context, item);
    return;
  }
  const start = found.match.text.indexOf(words);
  placeLanguage(context, trimSigns(found.before), trimSigns(slice(found.match, start, start + words.length)));
};

const isShort = ({ text }: Traced): boolean => wordCount(text) <= 2;

/** `Urdu & English` are two, unlike other things with that sign; a sentence that strayed here stays whole. */
const partedByAnd = (item: Traced, context: EntryContext): readonly Traced[] => {
  if (/[()]/.test(item.text)) return [item];
  const { parts, separators } = split(item, /\s*&\s*|\s+(?:and|और)\s+/u);
  if (!parts.every(isShort)) return [item];
  for (const separator of separators) context.ledger.take(separator, 'mark');
  return parts.filter(hasText);
};

/** Names of languages, each with how well it is known. */
export const placeLanguageList = (context: EntryContext, text: Traced): void => {
  const { items, separators } = itemsOf(text);
  for (const separator of separators) context.ledger.take(separator, 'mark');
  for (const item of items.flatMap((one) => partedByAnd(one, context))) readItem(context, item);
};

const abilities = /\b(?:read|write|speak|understand|पढ़|लिख|बोल)/i;

const readText = (context: EntryContext, text: Traced): void => {
  const pair = labelPair(text);
  if (!pair) {
    // `English - Read, Write, Speak`: the commas belong to what can be done in it.
    const dashed = cut(text, /\s*[-–—]\s*/u);
    const isOne = dashed && abilities.test(dashed.after.text) && !dashed.before.text.includes(',');
    if (isOne) placeLanguage(context, trim(dashed.before), trim(dashed.after));
    else placeLanguageList(context, text);
  } else if (known.test(labelKey(pair.label.text))) {
    context.ledger.take(pair.label, 'label');
    if (hasText(pair.value)) readText(context, pair.value);
  } else placeLanguage(context, pair.label, hasText(pair.value) ? pair.value : undefined);
};

const isYes = (cell: Cell | undefined): boolean =>
  cell !== undefined &&
  cell.text.text.trim() !== '' &&
  !/^\s*(?:no|n|[-–—x✗✘×]|nil|na|नहीं)\s*$/iu.test(cell.text.text);
const isTick = ({ text }: Cell): boolean => /^\s*(?:[✓✔√☑●•yY]|yes|हाँ)\s*$/iu.test(text.text);

/** A table of what one can do in each: read, write, speak. */
const readAbilities = (context: EntryContext, { rows }: Table): boolean => {
  const [head, ...rest] = rows;
  if (!head || rest.length === 0 || head.filter(({ text }) => abilities.test(text.text)).length < 2)
    return false;
  for (const { text } of head) context.ledger.take(text, 'label');
  for (const [name, ...cells] of rest) {
    if (!name) continue;
    const told = cells.flatMap((cell, index) => {
      const ability = head[index + 1]?.text.text.trim() ?? '';
      if (!isYes(cell) || ability === '') return [];
      return [isTick(cell) ? ability : `${ability}: ${cell.text.text.trim()}`];
    });
    const written = join(
      cells.map(({ text }) => text),
      ' ',
    );
    placeLanguage(context, trim(name.text), told.length > 0 ? written : undefined, told.join(', '));
    context.ledger.take(written, 'mark');
  }
  return true;
};

export const readLanguages: EntryReader = ({ blocks }, context) => {
  const rest = blocks.filter((block) => block.kind === 'line' || !readAbilities(context, block));
  for (const line of itemLinesIn(rest)) {
    if (line.mark) context.ledger.take(line.mark, 'mark');
    const [first, second, ...more] = line.cells;
    if (
      first &&
      second &&
      more.length === 0 &&
      itemsOf(first.text).items.length === 1 &&
      (levelOf(second.text.text) || abilities.test(second.text.text))
    )
      placeLanguage(context, trimSigns(first.text), trimSigns(second.text));
    else readText(context, line.text);
  }
};
