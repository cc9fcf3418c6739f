import { type AdvertPart, partOfHeading } from './advert-headings.ts';
import { isVerb } from './duty-verbs.ts';

/** A sentence, or a point of a list, of an advert. */
export interface AdvertPiece {
  readonly text: string;
  readonly start: number;
  readonly part: AdvertPart;
  /** Stands as a point of a list. */
  readonly isPoint: boolean;
  /** The first line that says anything. */
  readonly isFirst: boolean;
}

const bullet =
  /^(?:[\s>]*(?:[-–—*•●▪◦‣·➢➤►▶✓✔✅☑→⇒➡👉🔹🔸📌📍⭐🔥❖◆■□]\ufe0f?(?=[\s\p{L}\p{M}\p{N}*_])|o(?=\s)|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)](?=\s))\s*)+/u;
const emoji = /^(?:\p{Extended_Pictographic}|\ufe0f|\u200d|[\s*_#])+/u;

interface Line {
  readonly text: string;
  readonly start: number;
  readonly isPoint: boolean;
}

/** A line without an end is no sentence; cut, it takes no longer to read than many short ones. */
const longestLine = 1000;

/** The lines, their ends included. */
const rowsOf = (advert: string): readonly string[] =>
  advert.match(new RegExp(`[^\\n]{0,${longestLine}}(?:\\n|(?<=[^\\n]))`, 'gu')) ?? [];

const linesOf = (advert: string): readonly Line[] => {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of rowsOf(advert)) {
    const lead = (bullet.exec(raw)?.[0] ?? '').length;
    const sign = (emoji.exec(raw.slice(lead))?.[0] ?? '').length;
    const from = lead + sign + (/^\s*/.exec(raw.slice(lead + sign))?.[0].length ?? 0);
    const text = raw.slice(from).trimEnd();
    if (text !== '')
      lines.push({ text, start: start + from, isPoint: lead > 0 && raw.slice(0, lead).trim() !== '' });
    start += raw.length;
  }
  return lines;
};

const abbreviation =
  /(?:^|[\s(/,.])(?:\p{L}|mr|mrs|ms|dr|sr|jr|no|nos|min|max|yrs?|exp|approx|pvt|ltd|co|st|rs|vs|e\.g|i\.e|etc|govt|dept|dip|engg|mech|std|ph|hons|asst|mgr|incl|qual|kg|km|tel|mob|ext|adv|sc|com|tech|ed|pharm|pharma|arch|des|phil|lib|voc|el)$/iu;

/** With what stands before it; what is looked at does not grow with the text. */
const longestAbbreviation = 16;

/** Where sentences end: not behind an abbreviation or within a number. */
export const sentenceSpans = (
  text: string,
  endsBeforeDigits = true,
): readonly (readonly [start: number, end: number])[] => {
  const spans: [number, number][] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?।]+[)"”’*]*(?=\s)\s+|\s[|•●▪➢➤✓✔✅👉🔹📌]\ufe0f?\s*|[।]/gu)) {
    const sign = match[0].trimStart().charAt(0);
    if (
      sign === '.' &&
      abbreviation.test(text.slice(Math.max(start, match.index - longestAbbreviation), match.index))
    ) {
      const next = text.slice(match.index + match[0].length);
      const endsWithEtc = /etc$/i.test(text.slice(start, match.index)) && /^\p{Lu}/u.test(next);
      if (!endsWithEtc) continue;
    }
    const goesOnWith = endsBeforeDigits ? /^\p{Ll}/u : /^[\p{Ll}\p{N}]/u;
    if (sign === '.' && goesOnWith.test(text.slice(match.index + match[0].length))) continue;
    const end = match.index + (/^[.!?।]+/.exec(match[0])?.[0].length ?? 0);
    if (end > start) spans.push([start, end]);
    start = match.index + match[0].length;
  }
  if (start < text.length) spans.push([start, text.length]);
  return spans;
};

const labelled = /^([^:|=\n]{2,60}?)\s*(?::-|:|\||=|\s[-–—]+(?=\s)|[-–—]+(?=\s))\s*(.*)$/u;

/** A heading of these stands over the lines below it; any other over the next line alone. */
const standsOver: ReadonlySet<AdvertPart> = new Set(['asks', 'skills', 'wishes', 'duties', 'aside']);

interface Read {
  readonly pieces: AdvertPiece[];
  part: AdvertPart;
  /** Whether the part's first line was a point: then a line that is none ends it. */
  isList: boolean | undefined;
}

/** Points of a list of duties may still say what the person must be. */
const asksOfPerson =
  /^(?:(?:must|should|minimum|min|good|excellent|strong|basic|sound|ability|able|proficien\w*|(?:working |good )?knowledge|experience|exp|any graduate|fluen\w*|familiar\w*|candidates? (?:must|should)|bachelor\S*|diploma|prior experience|at least|willing\w*|freshers?|hands[- ]on|understanding)(?![\p{L}]))|(?:chahiye|चाहिए|preferred|desirable|compulsory|mandatory|वांछनीय|अनिवार्य|zaruri(?: hai)?|(?:is|are)(?: a)? must)[.!]*$/iu;

/** "Integration knowledge with FI and SD", "Two implementations in S/4HANA experience". */
const namesKnowledge =
  /^(?:(?!(?:share|provide|gain|impart|update|transfer|apply|build|use)(?![\p{L}]))[\p{L}/&+-]+\s){1,3}(?:knowledge|experience|exp|exposure|skills|proficiency|certification)(?![\p{L}])/iu;

const speaksOfUs = /^(?:we(?:['’]re| are)?|our company|i am) (?:looking|need|require|hiring|seeking)/i;

const partOf = (part: AdvertPart, text: string): AdvertPart => {
  if (part !== 'duties') return part;
  if (speaksOfUs.test(text)) return 'open';
  return asksOfPerson.test(text) || namesKnowledge.test(text) ? 'asks' : part;
};

const addPieces = (read: Read, line: Line, offset: number, part: AdvertPart): void => {
  const text = line.text.slice(offset);
  let own: AdvertPart | undefined;
  for (const [from, to] of sentenceSpans(text)) {
    const sentence = text.slice(from, to);
    const lead = /^[\s*_"“]*/.exec(sentence)?.[0].length ?? 0;
    const words = sentence.slice(lead).replace(/[\s*_"”]+$/u, '');
    if (words === '') continue;
    const start = line.start + offset + from + lead;
    // `Type: Full-time | Remote`: what a bar parts is no longer what the label names.
    if (from > 0 && /[|•]\s*$/.test(text.slice(0, from))) own = part === 'aside' ? 'open' : undefined;
    const label = from > 0 ? labelled.exec(words) : undefined;
    const named = label ? partOfHeading(label[1] ?? '') : undefined;
    // "Base: Delhi. Freshers welcome.": a label of one thing ends with its sentence.
    own = named ?? (own === 'open' || (own && standsOver.has(own)) ? own : undefined);
    const cut = named && label ? words.length - (label[2] ?? '').length : 0;
    if (words.length > cut) {
      read.pieces.push({
        text: words.slice(cut),
        start: start + cut,
        part: partOf(own ?? (from > 0 && part === 'place' ? 'open' : part), words.slice(cut)),
        isPoint: line.isPoint,
        isFirst: read.pieces.length === 0,
      });
    }
  }
};

const begin = (read: Read, part: AdvertPart): void => {
  read.part = part;
  read.isList = undefined;
};

/** `Role: Accounts Executive` and `Requirement - Floor Supervisor (Goa)` name a post, `Role: handle calls` a duty. */
const isTitle = (label: string, value: string): boolean =>
  /^(?:job |work )?(?:roles?|profiles?|requirement|required)$/i.test(label.replace(/[*_\s]+$/u, '').trim()) &&
  value.split(/\s+/).length <= 6 &&
  !/[,\d]/.test(value) &&
  !isVerb(/^[\p{L}-]+/u.exec(value)?.[0] ?? '');

/** `Job: check papers, visit shops` tells of work, `Job: Driver` names a post. */
const partOfValue = (part: AdvertPart, label: string, value: string): AdvertPart => {
  if (isTitle(label, value)) return 'title';
  const isLong = value.split(/\s+/).length > 8 || value.split(',').length > 2;
  return part === 'title' && isLong && /^(?:job|profile|role)\W*$/i.test(label) ? 'duties' : part;
};

/** Behind the company's story the post is named, often with its town: "Payroll Executive - Thane". */
const namesVacancy = /^(?:\p{Lu}[\p{L}.&/]*\s){1,4}(?:[-–|@(]\s?)\p{Lu}[\p{L} ,()]{2,30}$/u;

const readPlainLine = (read: Read, line: Line): void => {
  if (read.part === 'aside' && namesVacancy.test(line.text)) begin(read, 'open');
  const goesOnAbove = /^\p{Ll}/u.test(line.text);
  if (read.isList === true && !line.isPoint && !goesOnAbove && read.part !== 'aside') begin(read, 'open');
  read.isList ??= line.isPoint;
  addPieces(read, line, 0, read.part);
  if (!standsOver.has(read.part) && !line.isPoint) begin(read, 'open');
};

/** Whether a part outlasts a labelled line: requirements do, a list of points or the company's story does not. */
const goesOn = ({ part, isList }: Read): boolean =>
  standsOver.has(part) && part !== 'aside' && isList !== true;

const readLine = (read: Read, line: Line): void => {
  const heading = line.text.length <= 60 ? partOfHeading(line.text) : undefined;
  if (heading && !/[.!]$/.test(line.text)) {
    begin(read, heading);
    return;
  }
  const label = labelled.exec(line.text);
  const [, name = '', value = ''] = label ?? [];
  const part = label ? partOfHeading(name) : undefined;
  if (!part) {
    readPlainLine(read, line);
    return;
  }
  if (value.replace(/[*_\s]/g, '') === '') {
    begin(read, part);
    return;
  }
  addPieces(read, line, line.text.length - value.length, partOfValue(part, name, value));
  // Points below go on with it; a line that is none is about something else.
  const isUnder = standsOver.has(part) && part !== 'aside' && !line.isPoint;
  if (isUnder) {
    read.part = part;
    read.isList = true;
  } else if (!line.isPoint || !standsOver.has(read.part)) begin(read, goesOn(read) ? read.part : 'open');
};

/** An advert's sentences and points, each with what the headings above it and the label before it say it is about. */
export const advertPieces = (advert: string): readonly AdvertPiece[] => {
  const read: Read = { pieces: [], part: 'open', isList: undefined };
  for (const line of linesOf(advert)) readLine(read, line);
  return read.pieces;
};
