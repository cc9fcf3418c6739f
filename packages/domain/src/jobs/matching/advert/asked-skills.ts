import type { FoundTerm } from '../terms/find-terms.ts';
import { asideSpans } from './advert-asides.ts';
import type { AdvertPiece } from './advert-pieces.ts';
import type { FoundInPiece } from './found-ask.ts';

/** Words that make a sentence ask for something. */
export const asking =
  /\b(?:knowledge|optional|speed|minimum|min|understanding|experienced?|exp|expertise|proficien\w+|familiar\w*|skills?|skilled|exposure|hands[- ]on|command|well[- ]versed|versed|certifi\w+|licen[cs]e|background|must|should|required?|requires|requirement|mandatory|compulsory|essential|preferred|preference|preferably|advantage|plus|desirable|need|needed|needs|ability|able|capable|fluen\w+|good|strong|excellent|know|knows|knowing|looking for|expert|basic|aware\w*|good to have|speak|read|write|able|chahiye|speaking|native|mother tongue|willing|ready|comfortable|bolna|bolne|aana|aani|aata|aati|zaruri|jaruri|jankari|jaankari|gyan|anubhav|hona|candidates?)(?![\p{L}])|आना|आनी|चाहिए|ज्ञान|जानकारी|अनुभव|अनिवार्य|आवश्यक|जरूरी|ज़रूरी|दक्षता|योग्यता/iu;

const isDenied = (text: string, start: number, end: number): boolean => {
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
  /^\s*(?:executives?|managers?|officers?|engineers?|developers?|teams?|departments?|dept|staff|head|heads|assistants?|operators?|trainees?|company|firm|industry|sector|background|team members?|function|professionals?|field|domain|houses?|leads|teachers?|nurses?|graduates?|analysts?|medium schools?|specialists?|consultants?|experts?|ऑपरेटर|मैनेजर)(?![\p{L}\p{M}])/iu.test(
    text.slice(end),
  ) ||
  (/\b(?:with|to|by|from|support|the) (?:the |our |internal |other |cross[- ]functional )?$/i.test(
    text.slice(Math.max(0, start - 24), start),
  ) &&
    /^\s*(?:teams?|departments?|dept|head|staff)\b/i.test(text.slice(end)));

/** So a resume tells of it; an advert that says "sold" asks for nothing. */
const toldOnly =
  /^(?:taught|sold|drafted|recruited|reconciled|audited|welded|(?:receptionist|staff nurse|cashier|driver|welder|fitter|plumber|pharmacist|beautician|tele-? ?caller|steward|waiter|cook|bartender|barista|graphic designer|video editor|content writer|hair stylist|makeup artist|fitness trainer|gym instructor|machine operator|cnc operator|vmc operator|security guard|data entry operator|store ?keeper|pipe fitter|gun ?man|caretaker|caregiver|relationship manager|medical representative|executive assistant|personal assistant|delivery boy|scrum master|special educator|dental assistant|ac technician|forklift operator|crane operator|boiler operator|cnc programmer|cnc setter|vmc setter)s?)$/i;

const isWithin = (start: number, spans: readonly (readonly [number, number])[]): boolean =>
  spans.some(([from, to]) => start >= from && start < to);

/** The known terms that a sentence asks for. */
export const skillsIn = (piece: AdvertPiece, found: readonly FoundTerm[]): readonly FoundInPiece[] => {
  const { text, part } = piece;
  if (part === 'title' || part === 'place' || (piece.isFirst && part === 'open')) return [];
  const asides = asideSpans(text);
  const asks =
    part === 'asks' || part === 'skills' || part === 'wishes' || part === 'years' || part === 'degree';
  const isAsking = asks || (part === 'open' && asking.test(text));
  return found
    .filter(({ term, start, end }) => {
      if (toldOnly.test(text.slice(start, end))) return false;
      if (!kinds.has(term.kind) || isWithin(start, asides) || isDenied(text, start, end)) return false;
      if (term.kind === 'tool' && (part !== 'open' || asides.length === 0)) return true;
      if (!isAsking) return false;
      if (part === 'degree' && term.kind === 'skill') return asking.test(text.slice(0, start));
      return part === 'skills' || !isPartOfName(text, start, end);
    })
    .map(({ term, start, end }) => ({ kind: 'skill', span: [start, end], named: [term] }));
};

const leadIn =
  /^(?:(?:a|an|the|any|and|or|with|have|having|has|good|strong|excellent|basic|sound|thorough|deep|proven|solid|working|practical|hands[- ]on|prior|relevant|some|proficiency|proficient|proficiently|knowledge|experienced?|exp|expertise|expert|understanding|familiarity|familiar|command|fluency|fluent|exposure|ability|skilled|skills?|in|of|on|with|to|using|over|about|minimum|must|should|know|knows|candidate|be|tools? like|tools? such as|such as|like|e\.g\.|i\.e\.|including|preferably|level|handling of|use of|well|versed|certified|certification|is|are|both|either|other|similar|also|ms)\s+)+/i;
const tail =
  /\s*(?:[)\]]+|\b(?:is|are|will|would|preferred|required|mandatory|must|desirable|a plus|an advantage|essential|needed|etc|only|compulsory|chahiye|aana|hona)\b.*|\(.*|[.:;]+)$/i;
const empty =
  /^(?:etc|end|e2e|any|and|or|other|others|more|relevant|same|similar|related|field|fields|industry|skills?|knowledge|experience|work|working|tools?|software|softwares|computer|systems?|technologies|years?|yrs?|candidate|team|role|job|domain|area|areas|environment|the|plus|preferred|required|mandatory|good|all|both|either|company|background|concepts?|languages?|ability|degree|graduate)$/i;

/** "Experience in a listed company" names no skill. */
const ofWorkplace =
  /\b(?:company|firm|organi[sz]ation|institute|school|hospital|environment|set ?up|office|house|studio|store|shop|showroom|salon|clinic|agency|mnc|start ?up|manner|way|basis|role|position|capacity|plant|hotel|field|industry|sector|domain|profile|post|post qualification)s?$/i;

const cueAhead =
  /\b(?:knowledge|understanding|expertise|proficien(?:t|cy)|familiar(?:ity)?|skilled|exposure|hands[- ]on(?: experience)?|comfortable|command|well[- ]versed|experienced?|certified|certification|trained|(?:years?|yrs?)(?: of)?(?: experience| exp)?)\s+(?:in|of|with|on|over|to|using)\s+|\b(?:must|should) (?:also )?know\s+|\b(?:such as|tools like|software like|softwares like)\s+/gi;
const stop =
  /[.;:()]|\s(?:for|to|is|are|will|would|and (?:should|must|be|have|good|strong|excellent|ability|able|knowledge|experience)|at|from|as|that|which|who|preferred|required|mandatory|must|a plus|an advantage|by|within|while|through|so|where|across|–|-)\s/i;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

const itemsOf = (text: string, from: number, to: number): readonly Stretch[] => {
  const items: Stretch[] = [];
  let start = from;
  const parts = text.slice(from, to).split(/(\s*(?:[,;/|•·&]|\s\+\s|\band\b|\bor\b|\baur\b|\bya\b)\s*)/i);
  parts.forEach((part, at) => {
    if (at % 2 === 0) {
      const lead = leadIn.exec(`${part.trimStart()} `)?.[0].length ?? 0;
      const indent = part.length - part.trimStart().length;
      const words = part
        .slice(indent + lead)
        .replace(tail, '')
        .trimEnd();
      if (words !== '')
        items.push({ start: start + indent + lead, end: start + indent + lead + words.length });
    }
    start += part.length;
  });
  return items;
};

/** Things named in a list of skills, or behind "knowledge of", that no list of ours knows: they are asked for all the same. */
export const unknownSkillsIn = (piece: AdvertPiece, known: readonly Stretch[]): readonly FoundInPiece[] => {
  const { text, part } = piece;
  if (part === 'title' || part === 'place' || part === 'duties') return [];
  const isList = part === 'skills' || (part === 'wishes' && text.split(/\s+/).length <= 12);
  const stretches: Stretch[] = isList
    ? [...itemsOf(text, 0, text.length)]
    : [...text.matchAll(cueAhead)].flatMap(({ index, 0: cue }) => {
        const from = index + cue.length;
        const rest = text.slice(from);
        const end = stop.exec(`${rest} `)?.index ?? rest.length;
        return itemsOf(text, from, from + Math.min(end, rest.length));
      });
  const asides = asideSpans(text);
  const taken: Stretch[] = [];
  for (const one of stretches) {
    const words = text.slice(one.start, one.end);
    if (/\p{Extended_Pictographic}/u.test(words)) continue;
    const count = words.split(/\s+/).length;
    const overlaps = [...known, ...taken].some((other) => other.start < one.end && other.end > one.start);
    const isPlain =
      count <= (isList ? 4 : 3) && words.length >= 2 && words.length <= 40 && /\p{L}/u.test(words);
    if (
      !isPlain ||
      overlaps ||
      empty.test(words) ||
      ofWorkplace.test(words) ||
      /^\d|\d+\s*(?:\+|years?|yrs?)/i.test(words)
    )
      continue;
    if (isDenied(text, one.start, one.end) || isWithin(one.start, asides)) continue;
    taken.push(one);
  }
  return taken.map(({ start, end }) => ({ kind: 'skill', span: [start, end], named: [] }));
};
