import { checkMarks, type MarksKind } from '@kalam/domain/resumes/education/education-marks';
import type { Traced } from '../text/traced-text.ts';
import { endOf, type Found, foundAt, lowered, withPlainDigits, wordEnd } from './found.ts';

export interface FoundMarks extends Found {
  /** As the field holds it, with its scale. */
  readonly value: string;
  readonly kind: MarksKind;
}

/** What a column or a label says about the marks under it. */
export type MarksHint = 'points' | 'percentage' | 'any';

const number = '[0-9]{1,3}(?:\\.[0-9]{1,2})?';
const points =
  '(?:c\\.?\\s?g\\.?\\s?p\\.?\\s?a\\.?|g\\.?p\\.?a\\.?|cpi|spi|sgpa|ogpa|dgpa|ygpa|cgp|gpi|cumulative grade point(?: average)?|pointer|grade points?)';
const sure = '(?<![0-9a-z\\u0900-\\u0dff.])(?<![0-9]/)';
const end = `${wordEnd}(?!\\.[0-9])`;
const joint = '[\\s:=–—-]{0,4}(?:of|is|was|score)?[\\s:=–—-]{0,2}';
/** Behind the number, what it is out of. */
const scale = '(?:\\s?(?:/|\\(?\\s?out of)\\s?(10(?:\\.0{1,2})?|[45](?:\\.0{1,2})?|7(?:\\.0)?)\\s?\\)?)';
const percentSign = '(?:%|(?:percent(?:age)?|per\\s?cent|प्रतिशत)(?![a-z\\u0900-\\u0dff]))';
const percentLabel =
  '(?:(?:overall |total )?percentage|percent|per\\s?cent|aggregate|marks?(?: (?:obtained|secured|scored))?|scored?|secured|प्रतिशत|अंक)(?:\\s?\\(?%\\)?)?';

const rank =
  '(?:first|second|third|1st|2nd|3rd|i{1,3}(?:st|nd|rd)?|higher second|upper second|pass|प्रथम|द्वितीय|तृतीय)';
const className = `(?:${rank}[\\s-]?(?:class|division|divn?\\.?|श्रेणी)(?:\\s(?:with|in)\\s(?:distinction|honou?rs))?|(?:with\\s)?distinction|विशेष योग्यता)`;
const letter = '(?:[a-fos][1-2]?(?:\\s?\\+{1,2}|\\s?[-–](?=[\\s),.]|$))?)';
/** A letter stands for a grade only beside that word. */
const letterGrade = `(?:grade[\\s:–-]{1,3}["'“‘]?${letter}["'”’]?|["'“‘]?${letter}["'”’]?\\s?grade|ग्रेड[\\s:–-]{1,3}${letter})`;

interface Form {
  readonly pattern: RegExp;
  readonly read: (
    groups: readonly (string | undefined)[],
    whole: string,
  ) => Pick<FoundMarks, 'value' | 'kind'>;
}

const form = (source: string, read: Form['read'], flags = 'g'): Form => ({
  pattern: new RegExp(source, flags),
  read,
});

const scaled = (value = '', over: string | undefined): string =>
  over === undefined ? value : `${value}/${over}`;
const nameOf = (text: string): MarksKind =>
  /(?<![a-z])g\.?p\.?a/i.test(text) && !/[csody]\.?\s?g/i.test(text) ? 'gpa' : 'cgpa';
const even = (text: string): string => text.replace(/\s+/g, ' ').trim();

const forms: readonly Form[] = [
  form(
    `${sure}${points}\\s?(?:\\((?:out of |/)?10\\))?${joint}(${number})${scale}?${end}`,
    ([value, over], whole) => ({
      value: scaled(value, over),
      kind: nameOf(whole),
    }),
  ),
  form(`${sure}(${number})${scale}?\\s?[-–]?\\s?\\(?${points}\\)?${end}`, ([value, over], whole) => ({
    value: scaled(value, over),
    kind: nameOf(whole),
  })),
  form(`${sure}(?:${percentLabel}${joint})?(${number})\\s?${percentSign}`, ([value]) => ({
    value: `${value}%`,
    kind: 'percentage',
  })),
  form(`${sure}${percentLabel}\\s?[:=–—-]+\\s?(${number})${end}(?!\\s?[/0-9])`, ([value]) => ({
    value: Number(value) > 10 ? `${value}%` : (value ?? ''),
    kind: Number(value) > 10 ? 'percentage' : 'cgpa',
  })),
  form(`${sure}(${number})${scale}${end}`, ([value, over]) => ({ value: scaled(value, over), kind: 'gpa' })),
  form(
    `${sure}(?:marks?[\\s:–-]{1,3})?([0-9]{2,4}(?:\\.[0-9]{1,2})?)\\s?(/|out of)\\s?([1-9][0-9]{2,3})${end}`,
    ([got, by, of], whole) => ({
      value: by === '/' ? `${got}/${of}` : even(whole.replace(/^[^0-9]+/, '')),
      kind: 'grade',
    }),
  ),
  form(`${sure}${className}${end}`, (_, whole) => ({ value: even(whole), kind: 'grade' })),
  form(`${sure}${letterGrade}(?![0-9a-z])`, (_, whole) => ({
    value: even(whole.replace(/^(?:grade|ग्रेड)[\s:–-]+/iu, '')).replace(/["'“”‘’]/g, ''),
    kind: 'grade',
  })),
];

/** Years over years are no marks (`2019/2020`), nor is a month of a year (`06/2019`). */
const isTime = (text: string): boolean =>
  /(?:19|20)[0-9]{2}\s?\/\s?(?:19|20)[0-9]{2}|^[01]?[0-9]\s?\/\s?(?:19|20)[0-9]{2}$/.test(text);
const fits = ({ value, kind }: Pick<FoundMarks, 'value' | 'kind'>): boolean =>
  checkMarks(value, kind) === undefined;

const byForm = ({ pattern, read }: Form, whole: Traced, text: string, small: string): readonly FoundMarks[] =>
  [...small.matchAll(pattern)].flatMap((match) => {
    const said = read(match.slice(1), text.slice(match.index, match.index + match[0].length));
    const start = match.index + (match[0].length - match[0].trimStart().length);
    const closed = match.index + match[0].trimEnd().length;
    return isTime(match[0]) || !fits(said) ? [] : [{ ...foundAt(whole, start, closed), ...said }];
  });

const overlaps = (a: Found, b: Found): boolean => a.index < endOf(b) && b.index < endOf(a);

/** What stands between marks that say the same result twice: `456/500 (91.2%)`, `82% with distinction`. */
const sameResult = /^\s?(?:[,(|/–-]|with|and|&|i\.e\.?)?\s?\(?\s?$/iu;

/** Marks said in two ways stay as they are written, both. */
const merged = (whole: Traced, [first, second, ...others]: readonly FoundMarks[]): readonly FoundMarks[] => {
  if (!first) return [];
  if (!second) return [first];
  const between = whole.text.slice(endOf(first), second.index);
  if (!sameResult.test(between) || first.kind === second.kind)
    return [first, ...merged(whole, [second, ...others])];
  const opened = /\(/.test(between) && whole.text.charAt(endOf(second)) === ')';
  const both = foundAt(whole, first.index, endOf(second) + (opened ? 1 : 0));
  const value = even(both.text.text);
  return fits({ value, kind: 'grade' }) ? [{ ...both, value, kind: 'grade' }, ...others] : [first, ...others];
};

/** Every result a text tells, in order. */
export const findAllMarks = (whole: Traced): readonly FoundMarks[] => {
  const text = withPlainDigits(whole.text);
  const small = lowered(text);
  if (!/[0-9]|class|div|grade|distinction|श्रेणी|ग्रेड|योग्यता/.test(small)) return [];
  const found: FoundMarks[] = [];
  for (const one of forms.flatMap((each) => byForm(each, whole, text, small)))
    if (!found.some((other) => overlaps(one, other))) found.push(one);
  return merged(
    whole,
    found.toSorted((a, b) => a.index - b.index),
  );
};

export const findMarks = (whole: Traced): FoundMarks | undefined => findAllMarks(whole)[0];

const bare = new RegExp(`^\\s*(${number})\\s*%?\\s*$`);
const bareLetter = new RegExp(`^\\s*${letter}\\s*$`, 'i');

/** What stands alone in a column of marks, where a number or a letter is enough. */
export const marksIn = (whole: Traced, hint: MarksHint): FoundMarks | undefined => {
  const text = withPlainDigits(whole.text);
  const alone = foundAt(whole, text.length - text.trimStart().length, text.trimEnd().length);
  const value = bare.exec(text)?.[1];
  if (value !== undefined && !text.includes('%')) {
    const isPercentage = Number(value) > 10 || hint === 'percentage';
    const said = {
      value: isPercentage ? `${value}%` : value,
      kind: isPercentage ? 'percentage' : 'cgpa',
    } as const;
    return fits(said) ? { ...alone, ...said } : undefined;
  }
  if (bareLetter.test(text)) return { ...alone, value: text.trim(), kind: 'grade' };
  const found = findMarks(whole);
  // A scale alone does not say which average it is: the column does.
  return found?.kind === 'gpa' && hint === 'points' && !/gpa/i.test(found.text.text)
    ? { ...found, kind: 'cgpa' }
    : found;
};
