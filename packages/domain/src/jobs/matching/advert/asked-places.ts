import type { Term } from '../terms/compile-terms.ts';
import type { FoundTerm } from '../terms/find-terms.ts';
import type { AdvertPiece } from './advert-pieces.ts';
import type { FoundInPiece } from './found-ask.ts';

const between =
  /^(?:\s*(?:[,/&|()–+-]|or|and|ya|या|और|aur|in|near|,?\s*(?:sector|phase|block)[\s-]*\d*)\s*|\s)*$/iu;
const wider =
  /^(?:[\s,]*(?:east|west|north|south|road|rd|station|area|midc|gidc|industrial area|sector[\s-]*\d+[a-z]?|phase[\s-]*[\divx]+|city|only|\d{6}))+/i;
const cue =
  /(?:\bin|\bat|\bfor|from|location|based|relocat\w*|posted|posting|near|office|travel|job|requirement|opening|hiring|vacancy|required|urgent|candidates?|local|residing|resident|stay\w*)[\s:,–-]*(?:our |the |to |in |of |at )*#?$/i;
/** Hindi says it behind: "noida me job". */
const behindCue =
  /^\s*(?:[-–]?based(?![\p{L}])|(?:sector[\s-]*\d+\s*)?(?:me|mein|ke paas)\s|में(?![\p{L}\p{M}]))/iu;
const isSaidOfOthers =
  /(?:branches|offices|clients|stores|plants|presence|showrooms|headquartered|registered|founded|university|univ|college|institute|customers|hospitals|operations|government|govt\.?|state|bank)\s+(?:in|at|of|across|all over|are in|is in|located in|like|from)?\s*$/i;

/** Others are named after the place. */
const namesOther =
  /^\s*(?:return(?:ed|ee|ees)?|experience|exp|high court|university|metro|bank|police|public school|municipal|development|pharmacy council|nursing council|medical council|state|board|govt|government)/i;

const isName = (text: string): boolean => /^[\p{Lu}\p{Lo}]/u.test(text);

/** The state behind a town says where the town lies; it is no other place. */
const townsOf = (run: readonly FoundTerm[]): readonly Term[] => {
  const places = run.map(({ term }) => term);
  return places.filter((place) => !places.some((other) => other !== place && other.shows.has(place)));
};

const runsOf = (piece: AdvertPiece, found: readonly FoundTerm[]): readonly (readonly FoundTerm[])[] => {
  const runs: FoundTerm[][] = [];
  for (const one of found) {
    if (one.term.kind !== 'place') continue;
    const last = runs.at(-1)?.at(-1);
    if (last && between.test(piece.text.slice(last.end, one.start).replace(wider, '')))
      runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs;
};

const stretched = (text: string, start: number, end: number): readonly [number, number] => [
  start,
  end + (wider.exec(text.slice(end))?.[0].length ?? 0),
];

/** The place of a labelled line is its whole text, as far as it is short; a place nobody knows is one as well. */
const labelledPlace = (
  piece: AdvertPiece,
  runs: readonly (readonly FoundTerm[])[],
): readonly FoundInPiece[] => {
  const named = townsOf(runs.flat());
  const start = runs[0]?.[0]?.start ?? 0;
  const end = runs.at(-1)?.at(-1)?.end ?? 0;
  if (named.length === 0) {
    const words = /^[^(,.;]{2,50}/.exec(piece.text)?.[0].trimEnd() ?? '';
    const isPlace =
      !/^(?:in[- ]person|on[- ]?site|office|in[- ]office|full[- ]?time|flexible|as per|any|wfo|work from office)/i.test(
        words,
      ) &&
      words !== '' &&
      words.split(/\s+/).length <= 5 &&
      isName(words);
    return isPlace ? [{ kind: 'place', span: [0, words.length], named: [] }] : [];
  }
  const lead = /^[^:;.()]{1,40}$/.test(piece.text.slice(0, start)) ? 0 : start;
  return [{ kind: 'place', span: [lead, stretched(piece.text, start, end)[1]], named }];
};

/** "Wanted tailor at Kadma": a call for people says where, though no list knows the place. */
const calledTo =
  /\b(?:required|wanted|requirement|hiring|vacancy|vacancies|opening|openings|chahiye|needed|urgent)\b[^.]*\s(?:at|in|near)\s+((?:\p{Lu}\p{Ll}+\s?){1,3})(?=$|[,.(|–-])/u;
const notAPlace =
  /\b(?:ltd|limited|pvt|hospital|school|college|company|industries|bank|hotel|clinic|group|services|solutions|enterprises|technologies|india|january|february|march|april|may|june|july|august|september|october|november|december|accounts|sales|marketing|finance|production|english|hindi)\b/i;

const unknownPlace = ({ text, part }: AdvertPiece): readonly FoundInPiece[] => {
  const words = part === 'open' || part === 'title' ? calledTo.exec(text)?.[1]?.trimEnd() : undefined;
  if (words === undefined || notAPlace.test(words)) return [];
  const start = text.lastIndexOf(words);
  return [{ kind: 'place', span: [start, start + words.length], named: [] }];
};

/** Where the work is: the place of a labelled line, or one that a sentence says the work or the person is in. */
export const placesIn = (piece: AdvertPiece, found: readonly FoundTerm[]): readonly FoundInPiece[] => {
  const runs = runsOf(piece, found);
  if (piece.part === 'place') return labelledPlace(piece, runs);
  if (piece.part === 'duties' || piece.part === 'skills' || piece.part === 'degree') return [];
  const { text } = piece;
  const known = runs.flatMap((run): readonly FoundInPiece[] => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return [];
    const before = text.slice(Math.max(0, first.start - 40), first.start);
    const isFree = /^(?:PAN India|Work from home)$/.test(first.term.name);
    if (isSaidOfOthers.test(before) || namesOther.test(text.slice(last.end))) return [];
    const isBehind = behindCue.test(text.slice(last.end));
    if (!isFree && !isBehind && !isName(text.slice(first.start)) && /\p{Lu}/u.test(text)) return [];
    const isShort = text.split(/\s+/).length <= 10;
    const stands =
      cue.test(before) ||
      isBehind ||
      piece.isFirst ||
      piece.part === 'title' ||
      (isShort && /[,|(–@-]\s*(?:(?:sector|phase|block)[\s-]*\d+[a-z]?,?\s*)?$/i.test(before)) ||
      (isShort && first.start === 0);
    if (!stands && !isFree) return [];
    return [{ kind: 'place', span: stretched(text, first.start, last.end), named: townsOf(run) }];
  });
  return known.length > 0 ? known : unknownPlace(piece);
};
