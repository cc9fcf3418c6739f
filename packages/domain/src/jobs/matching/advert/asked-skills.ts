import type { FoundTerm } from '../terms/find-terms.ts';
import { asideSpans } from './advert-asides.ts';
import type { AdvertPiece } from './advert-pieces.ts';
import type { FoundInPiece } from './found-ask.ts';
import { isListOfThings } from './things-listed.ts';

/** Words that make a sentence ask for something. */
export const asking =
  /\b(?:knowledge|optional|speed|minimum|min|understanding|experienced?|exp|expertise|proficien\w+|familiar\w*|skills?|skilled|exposure|hands[- ]on|command|well[- ]versed|versed|certifi\w+|licen[cs]e|background|must|should|required?|requires|requirement|mandatory|compulsory|essential|preferred|preference|preferably|advantage|plus|desirable|need|needed|needs|ability|able|capable|fluen\w+|good|strong|excellent|know|knows|knowing|looking for|expert|basic|aware\w*|good to have|speak|read|write|able|chahiye|speaking|native|mother tongue|willing|ready|comfortable|bolna|bolne|aana|aani|aata|aati|zaruri|jaruri|jankari|jaankari|gyan|anubhav|hona|candidates?)(?![\p{L}])|आना|आनी|चाहिए|ज्ञान|जानकारी|अनुभव|अनिवार्य|आवश्यक|जरूरी|ज़रूरी|दक्षता|योग्यता/iu;

export const isDenied = (text: string, start: number, end: number): boolean => {
  const before = text.slice(Math.max(0, start - 40), start);
  const behind = text.slice(end, end + 60);
  if (
    /\b(?:no|not|without|nor|never|except|don['’]t need|do not need|no need (?:of|for)|need not (?:have|know))\s+(?:any |prior |previous |need(?:ed)? |necessarily |looking for |require |mandatory |compulsory |(?:knowledge|experience|exp) (?:of|in) )*$/i.test(
      before,
    )
  ) {
    return true;
  }
  return /^[\w\s/]{0,24}?\s(?:is |are )?(?:not|nahi|nahin)\s(?:required|mandatory|needed|necessary|compulsory|must|chahiye|zaruri|essential)(?!.{0,12}\b(?:but|though)\b)|^\s*(?:का ज्ञान |की )?(?:आवश्यक|जरूरी|ज़रूरी) नहीं/i.test(
    behind,
  );
};

const kinds = new Set(['tool', 'skill', 'soft', 'language']);

/** A word of the trade within the name of a post, a team or a place of work asks for nothing. */
const isPartOfName = (text: string, start: number, end: number): boolean =>
  /^\s*(?:executives?|managers?|officers?|engineers?|developers?|teams?|departments?|dept|staff|head|heads|assistants?|operators?|trainees?|company|firm|team members?|professionals?|houses?|leads|teachers?|nurses?|graduates?|analysts?|medium schools?|specialists?|consultants?|experts?|schools?|colleges?|hospitals?|ऑपरेटर|मैनेजर)(?![\p{L}\p{M}])/iu.test(
    text.slice(end),
  ) ||
  /\b(?:our|all|each|every|between|multiple|various|different)\s+$/i.test(text.slice(0, start)) ||
  (/\b(?:with|to|by|from|support|the) (?:the |our |internal |other |cross[- ]functional )?$/i.test(
    text.slice(Math.max(0, start - 24), start),
  ) &&
    /^\s*(?:teams?|departments?|dept|head|staff)\b/i.test(text.slice(end)));

/** So a resume tells of it; an advert that says "sold" asks for nothing. */
const toldOnly =
  /^(?:taught|sold|drafted|recruited|reconciled|audited|welded|(?:receptionist|staff nurse|cashier|driver|welder|fitter|plumber|pharmacist|beautician|tele-? ?caller|steward|waiter|cook|bartender|barista|graphic designer|video editor|content writer|hair stylist|makeup artist|fitness trainer|gym instructor|machine operator|cnc operator|vmc operator|security guard|data entry operator|store ?keeper|pipe fitter|gun ?man|caretaker|caregiver|relationship manager|medical representative|executive assistant|personal assistant|delivery boy|scrum master|special educator|dental assistant|ac technician|forklift operator|crane operator|boiler operator|cnc programmer|cnc setter|vmc setter)s?)$/i;

export const isWithin = (start: number, spans: readonly (readonly [number, number])[]): boolean =>
  spans.some(([from, to]) => start >= from && start < to);

/** "NABH documentation", "visa documentation": a general word behind a thing makes no second one. */
const isOneThing = (last: FoundTerm, next: FoundTerm, text: string): boolean =>
  next.term.kind === 'skill' &&
  (last.term.kind === 'tool' || last.term.kind === 'skill') &&
  /^[ \u00a0]$/.test(text.slice(last.end, next.start)) &&
  /^\p{Ll}/u.test(text.slice(next.start));

/** "Required cook for a retail showroom" is a call for people; it asks for retail only where it says so. */
const namesPosts =
  /\b(?:required|wanted|requirement|hiring|vacanc\w+|openings?|looking for|invites?|chahiye)(?![\p{L}])|चाहिए/iu;
const ofKnowing =
  /\b(?:knowledge|experienced?|exp|proficien\w*|familiar\w*|skills?|skilled|exposure|hands[- ]on|versed|know|knows|knowing|aana|aani|aata|aati|jankari|jaankari|gyan|background|expertise|ability|fluen\w+|good|must|should)(?![\p{L}])|ज्ञान|जानकारी|अनुभव|आना|आनी/iu;

/** The known terms that a sentence asks for. */
export const skillsIn = (piece: AdvertPiece, found: readonly FoundTerm[]): readonly FoundInPiece[] => {
  const { text, part } = piece;
  if (part === 'title' || part === 'place' || (piece.isFirst && part === 'open')) return [];
  const asides = asideSpans(text);
  const asks =
    part === 'asks' || part === 'skills' || part === 'wishes' || part === 'years' || part === 'degree';
  const isAsking = asks || (part === 'open' && (asking.test(text) || isListOfThings(piece, found)));
  const asked = found.filter(({ term, start, end }) => {
    if (toldOnly.test(text.slice(start, end))) return false;
    if (!kinds.has(term.kind) || isWithin(start, asides) || isDenied(text, start, end)) return false;
    if (term.kind === 'tool' && (part !== 'open' || asides.length === 0))
      return part !== 'open' || isAsking || !isPartOfName(text, start, end);
    if (!isAsking) return false;
    if (term.kind === 'skill' && part === 'open' && namesPosts.test(text) && !ofKnowing.test(text))
      return false;
    if (part === 'degree' && term.kind === 'skill') return asking.test(text.slice(0, start));
    return part === 'skills' || !isPartOfName(text, start, end);
  });
  const runs: FoundTerm[][] = [];
  for (const one of asked) {
    const last = runs.at(-1)?.at(-1);
    if (last && isOneThing(last, one, text)) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs.flatMap(([first, ...others]): readonly FoundInPiece[] =>
    first
      ? [{ kind: 'skill', span: [first.start, others.at(-1)?.end ?? first.end], named: [first.term] }]
      : [],
  );
};
