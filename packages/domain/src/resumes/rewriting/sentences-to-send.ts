import { toAsciiDigits } from '../resume-characters.ts';

/** What of a person must never leave: the fields of `personalInfo` that say who and where they are. */
export interface Person {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  readonly linkedin?: string | undefined;
  readonly website?: string | undefined;
}

/** Why a sentence stays at home: what is personal in it has no clear end, so that no mark can stand for it. */
export type KeptHome = 'address' | 'family' | 'identity';

export interface SentenceToSend {
  /** As the person has it. */
  readonly written: string;
  /** As it leaves: a mark stands for each personal word. Undefined where it must not leave at all. */
  readonly sent: string | undefined;
  /** What each mark stands for. */
  readonly marks: Readonly<Record<string, string>>;
  readonly keptHome?: KeptHome;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const hindiMonths = 'जनवरी|फ़?रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर';
const month = `(?:${months}|${hindiMonths})`;

/** It begins where a word does: to try every letter of a long one would take long. */
const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s*(?:@|\(at\)|\[at\]|＠)\s*[\p{L}\p{N}.-]+(?:\.\p{L}{2,})?/giu;
const link =
  /(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|in|org|net|io|dev|me|co|edu|gov|info|xyz|app)\b(?:\/\S*)?/giu;
/** Ten digits and more, however they are grouped. */
const phone = /(?:\+|\b00)?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){9,13}/gu;
const pan = /\b[A-Z]{5}\p{Nd}{4}[A-Z]\b/gu;
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu;

const address =
  /\b(?:h\.?\s?no|house\s+no|flat\s+no|plot\s+no|door\s+no|d\.?\s?no|pin(?:\s?code)?|postal\s+code|residing\s+at|resident\s+of|permanent\s+address|my\s+address)\b|(?:मकान|घर)\s+(?:नं|नंबर|संख्या)|पिन\s*कोड|निवासी|(?<!\p{Nd})[1-8]\p{Nd}{2}\s?\p{Nd}{3}(?!\p{Nd})(?=\s*[.,)]?\s*$)/iu;
const family =
  /(?:\b(?:[sdwc]\/o\b|(?:son|daughter|wife|father|mother|husband)(?:['’]s)?\s+(?:of|name)\b|marital\s+status))|(?:पिता|माता|पति|पत्नी)\s+का\s+नाम|पुत्र(?:ी)?\s+श्री/iu;
const identity = /\b(?:aadhaar|aadhar|pan\s+(?:card|no)|passport\s+no|voter\s+id)\b|आधार\s+(?:नं|संख्या|कार्ड)/iu;

/** A birth date however it is written: day and year with the month as a number or a word, in either order. */
const birthDates = (date: string): readonly RegExp[] => {
  const [year = '', monthNumber = '', day = ''] = date.split('-');
  if (!/^\d{4}$/.test(year) || !/^\d\d$/.test(monthNumber) || !/^\d\d$/.test(day)) return [];
  const [d, m, y] = [`0?${Number(day)}`, `0?${Number(monthNumber)}`, `(?:${year}|${year.slice(2)})`];
  const gap = '[\\s./,-]{1,3}';
  return [
    `(?<!\\d)${d}${gap}${m}${gap}${y}(?!\\d)`,
    `(?<!\\d)${m}${gap}${d}${gap}${y}(?!\\d)`,
    `(?<!\\d)${year}${gap}${m}${gap}${d}(?!\\d)`,
    `(?<!\\d)${d}(?:st|nd|rd|th)?(?:\\s+of)?${gap}${month}${gap}${y}(?!\\d)`,
    `(?<!\\p{L})${month}${gap}${d}(?:st|nd|rd|th)?${gap}${y}(?!\\d)`,
  ].map((pattern) => new RegExp(pattern, 'giu'));
};

/** A birth date that is called one, whatever it is. */
const calledBirth =
  /(?:\b(?:born|dob|d\.o\.b\.?|date\s+of\s+birth|birth\s*date)\b|जन्म(?:\s*-?\s*तिथि)?)[^.।\n]{0,30}?\p{Nd}[\p{Nd}\p{L}\p{M}\s./,-]*\p{Nd}/giu;

/** Each word of the name, and an initial only beside another word of it. */
const nameParts = (fullName: string): readonly RegExp[] => {
  const parts = fullName
    .normalize('NFC')
    .split(/[\s.]+/)
    .filter((part) => [...part].length > 1);
  return parts.map(
    (part) => new RegExp(`(?<![\\p{L}\\p{M}])${escaped(part)}(?:['’]s)?(?![\\p{L}\\p{M}])`, 'giu'),
  );
};

const ownLinks = (person: Person): readonly RegExp[] =>
  [person.linkedin, person.website, person.email]
    .map((written) => written?.trim() ?? '')
    .filter((written) => written.length > 3)
    .map((written) => new RegExp(escaped(written), 'giu'));

type Span = readonly [start: number, end: number];

const personalSpans = (sentence: string, person: Person): readonly Span[] => {
  // Digits of any script, place by place: a digit beyond the first plane would move what follows it.
  const ascii = toAsciiDigits(sentence);
  const text = ascii.length === sentence.length ? ascii : sentence;
  const patterns = [
    ...ownLinks(person),
    email,
    link,
    handle,
    phone,
    pan,
    calledBirth,
    ...birthDates(person.dateOfBirth),
    ...nameParts(person.fullName),
  ];
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: all }): Span => [index, index + all.length]),
  );
  const merged: Span[] = [];
  for (const span of found.toSorted((one, other) => one[0] - other[0])) {
    const last = merged.at(-1);
    // Words of the name beside each other are one: how many it has is nobody's business.
    if (last && /^[\s.]{0,2}$/.test(sentence.slice(last[1], span[0])))
      merged[merged.length - 1] = [last[0], Math.max(last[1], span[1])];
    else if (last && span[0] < last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], span[1])];
    else merged.push(span);
  }
  return merged;
};

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * One sentence of a field as it may leave for a service. Name, mail, phone, links, birth date and PAN are replaced by marks
 * such as `[A]`; a sentence with an address, a relative or an identity paper stays at home.
 */
export const sentenceToSend = (written: string, person: Person): SentenceToSend => {
  const text = toAsciiDigits(written.normalize('NFC'));
  const keptHome = identity.test(text)
    ? 'identity'
    : family.test(text)
      ? 'family'
      : address.test(text)
        ? 'address'
        : undefined;
  if (keptHome !== undefined) return { written, sent: undefined, marks: {}, keptHome };
  const names = [...letters].map((letter) => `[${letter}]`).filter((mark) => !written.includes(mark));
  const marks: Record<string, string> = {};
  let sent = '';
  let from = 0;
  for (const [start, end] of personalSpans(written, person)) {
    const mark = names[Object.keys(marks).length];
    if (mark === undefined) return { written, sent: undefined, marks: {}, keptHome: 'identity' };
    marks[mark] = written.slice(start, end);
    sent += `${written.slice(from, start)}${mark}`;
    from = end;
  }
  return { written, sent: sent + written.slice(from), marks };
};

/** An answer with the person's words back in their places. A mark nobody gave stays, and the lock refuses it. */
export const withoutMarks = ({ marks }: SentenceToSend, answer: string): string =>
  answer.replace(/\[[A-Z]\]/g, (mark) => marks[mark] ?? mark);
