import type { AskedYears } from '../job-match.ts';
import { asideSpans } from './advert-asides.ts';
import type { AdvertPiece } from './advert-pieces.ts';
import type { FoundInPiece } from './found-ask.ts';

const spelled = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const hindi = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पांच', 'छह', 'सात', 'आठ', 'नौ', 'दस'];
const hinglish = ['zero', 'ek', 'do', 'teen', 'char', 'paanch', 'chhah', 'saat', 'aath', 'nau', 'das'];

const number = `(?:\\d{1,2}(?:\\.\\d)?|[०-९]{1,2}|${[...spelled, ...hindi, ...hinglish.filter((word) => word !== 'do')].join('|')})`;
const years = '(?:years?|yrs?|yr|varsh|saal|sal|साल|वर्ष|वर्षों|बरस|y)(?![\\p{L}\\p{M}])\\.?';
const months = '(?:months?|mths?|mos?|mahine|महीने|माह)(?![\\p{L}\\p{M}])';
const least =
  '(?:(?:a |with )?(?:minimum|min\\.?|at ?least|atleast|above|over|more than|not less than|around|approx\\.?|about|up ?to|upto|maximum|max\\.?|kam se kam|कम से कम|न्यूनतम)(?: of| experience of| experience)?\\s*:?\\s*)?';
const behind = `(?:\\s*(?:of|ka|का|wala)?\\s*(?:(?:[\\p{L}-]+\\s){0,2}?)(?:experience|exp(?![\\p{L}])\\.?|anubhav|अनुभव|work ex|tajurba))?`;

const range = new RegExp(
  `${least}(?<![\\d.,/])(${number})(?:\\s*(${years}|${months}))?\\s*(?:\\+|plus)?\\s*(?:-|–|—|to|se|से|/|&)\\s*(${number})\\s*(?:\\+|plus)?\\s*(${years}|${months})${behind}`,
  'giu',
);
const single = new RegExp(
  `${least}(?<![\\d.,/]|[\\p{L}])(${number})\\s*(?:\\([^)]{2,8}\\)\\s*)?(?:\\+|plus|or more)?\\s*(${years}|${months})(?:\\s*(?:and|&) above|\\s*or more|\\s*plus|\\+|\\s*(?:and|&) more|\\s*से अधिक)?${behind}`,
  'giu',
);
/** Behind the word experience the unit is often left out: `Exp: 2-4`. */
const bare = new RegExp(`(${number})\\s*\\+?(?:\\s*(?:-|–|to)\\s*(${number}))?\\s*\\+?`, 'iu');
const fresher =
  /(?:both )?(?:freshers?(?:['’]s)?|फ्रेशर(?:्स)?|fresh graduates?|fresh pass ?outs?|fresh candidates?)(?:(?: candidates?)?,? ?(?:and|&|\/|or|aur|ya|और|या) ?(?:experienced?|अनुभवी|exp)(?: both)?(?: candidates?)?)?(?:(?: candidates?)? (?:can|may|could|are|also|is|bhi|भी|welcome|apply|encouraged|eligible|chalega|आवेदन कर सकते हैं|आवेदन|कर|सकते|हैं|chalenge|kar sakte|to|ok|okay|allowed|preferred|with|both|only)(?: (?:also|apply|welcome|eligible|encouraged|to|considered|be|karein|sakte|hain|kar|preferred|can))*)?|(?:no|without|zero) (?:any )?(?:prior |previous |work |past )?(?:experience|exp(?![\p{L}]))(?! (?:in|of|with|on|as) )(?: (?:is )?(?:required|needed|necessary|chahiye|mandatory))?|(?:exp|experience|anubhav) (?:is )?(?:not|nahi|zaruri nahi|jaruri nahi) ?(?:required|needed|necessary|mandatory|must|compulsory|chahiye)?|(?:बिना अनुभव|अनुभव (?:की )?(?:आवश्यकता |जरूरी |ज़रूरी )?(?:आवश्यक )?नहीं)/giu;

const notOfWork =
  /(?:age|aged|above the age|bond|contract|warranty|last|past|since|every|validity|valid for|tenure|duration|period|agreement|old|before|within|next|passed|उम्र|आयु|umr|umar|between|stipend|first)(?![\p{L}\p{M}])[^,;]{0,14}$|(?:course|diploma|degree)(?: (?:of|is|for))?[\s:(–-]*$/iu;
const notOfWorkBehind =
  /^[^,;]{0,30}\bnot (?:eligible|allowed|considered)|^\s*(?:of age|old|purana|purani|bond|contract|course|diploma|degree|warranty|back|of excellence|of trust|of legacy|in business|agreement|validity|programme|program|tenure|guarantee|service bond|full[- ]time|integrated|ke beech|की आयु|की उम्र|tak ki umar)/iu;
const speaksOfWork =
  /exp(?![\p{L}])|experience|अनुभव|anubhav|tajurba|fresher|फ्रेशर|background|post[- ]qualification|hands[- ]on|worked|taught|served|working (?:in|as|with|on)|practice|(?:years?|yrs?)['’]? (?:in|as|with|on) /iu;

const countOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const small = text.toLowerCase();
  for (const words of [spelled, hindi, hinglish]) {
    const at = words.indexOf(small);
    if (at >= 0) return at;
  }
  const value = Number(small.replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit))));
  return Number.isFinite(value) && value <= 40 ? value : undefined;
};

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly years: AskedYears;
}

const isMonths = (unit: string | undefined): boolean => new RegExp(`^${months}`, 'iu').test(unit ?? '');

/** "6 months to 1 year": each figure may have a unit of its own. */
const asYears = (
  from: number,
  to: number | undefined,
  unit: string | undefined,
  ownUnit?: string | undefined,
): AskedYears => ({
  least: isMonths(ownUnit ?? unit) ? from / 12 : from,
  ...(to === undefined ? {} : { most: isMonths(unit) ? to / 12 : to }),
});

/** "LLB (3 or 5 yrs)": how long a course takes. */
const ofCourse = /(?:LL\.?B|B\.?\p{L}+|M\.?\p{L}+|diploma|degree|ITI)\s*\((?:[^)]*\s)?$/iu;

const accepted = (text: string, start: number, end: number): boolean =>
  !ofCourse.test(text.slice(Math.max(0, start - 30), start)) &&
  !notOfWork.test(text.slice(Math.max(0, start - 30), start)) &&
  !notOfWorkBehind.test(text.slice(end, end + 40));

const numbersIn = (text: string): readonly Stretch[] => {
  const found: Stretch[] = [];
  for (const [pattern, isRange] of [
    [range, true],
    [single, false],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      const from = countOf(match[1]);
      const to = isRange ? countOf(match[3]) : undefined;
      const unit = isRange ? match[4] : match[2];
      if (from === undefined || !accepted(text, start, end)) continue;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const most = /up ?to|max/i.test(match[0]);
      found.push({
        start,
        end,
        years:
          most && !isRange
            ? { least: 0, most: from }
            : asYears(from, to, unit, isRange ? match[2] : undefined),
      });
    }
  }
  return found;
};

const bareIn = (text: string): readonly Stretch[] => {
  const match = bare.exec(text);
  const from = countOf(match?.[1]);
  if (!match || from === undefined || from > 30 || match.index > 12) return [];
  return [
    {
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      years: asYears(from, countOf(match[2]), undefined),
    },
  ];
};

const freshersIn = (text: string): readonly Stretch[] =>
  [...text.matchAll(fresher)]
    .filter(
      ({ index, 0: words }) =>
        !/(?:\bno|not for)\s+$/i.test(text.slice(0, index)) &&
        !/^\s*(?:need not|not|do not|don['’]t|please (?:don|excuse|avoid|do not)|excuse|nahi|नहीं)/i.test(
          text.slice(index + words.length),
        ) &&
        !/\bnot\b/i.test(words.replace(/(?:exp|experience).*/i, '')),
    )
    .map(({ index, 0: words }) => ({
      start: index,
      end: index + words.replace(/\s+(?:with|to|and|&|is|are)?\s*$/i, '').length,
      years: { least: 0 },
    }));

const merged = (stretches: readonly Stretch[], text: string): readonly Stretch[] => {
  const sorted = [...stretches].sort((a, b) => a.start - b.start);
  const result: Stretch[] = [];
  for (const next of sorted) {
    const last = result.at(-1);
    const between = last ? text.slice(last.end, next.start) : '';
    const joined =
      last &&
      (last.years.least === 0 || next.years.least === 0) &&
      /^[\s,/()|&–-]*(?:or|ya|and|aur|या|और|to)?[\s,/(]*$/i.test(between);
    if (last && joined) {
      result[result.length - 1] = {
        start: last.start,
        end: Math.max(last.end, next.end),
        years: { least: 0, most: last.years.most ?? next.years.most ?? next.years.least },
      };
    } else result.push(next);
  }
  return result;
};

/** The years of work a sentence asks for, never an age, a bond or the age of the company. */
export const yearsIn = ({ text, part, isFirst }: AdvertPiece): readonly FoundInPiece[] => {
  const freshers = freshersIn(text);
  const numbers = numbersIn(text);
  const isAboutWork = speaksOfWork.test(text) || part === 'years';
  const isShort = text.split(/\s+/).length <= 8 || isFirst;
  const may = isAboutWork || (part !== 'open' && part !== 'duties') || isShort;
  const plain = numbers.length === 0 && freshers.length === 0 && part === 'years' ? bareIn(text) : numbers;
  const asides = asideSpans(text);
  // A month by itself is more often one of a stipend or a course.
  const stands = ({ start, years: { least } }: Stretch): boolean =>
    (isAboutWork || least === 0 || Number.isInteger(least)) &&
    !asides.some(([from, to]) => start >= from && start < to);
  return merged([...(may ? plain.filter(stands) : []), ...freshers], text).map(
    ({ start, end, years: asked }) => ({
      kind: 'years',
      span: [start, end],
      years: asked,
      named: [],
    }),
  );
};
