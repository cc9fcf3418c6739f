import { asideSpans } from './advert-asides.ts';
import type { AdvertPiece } from './advert-pieces.ts';
import { isVerb } from './duty-verbs.ts';
import type { FoundInPiece } from './found-ask.ts';

const says =
  /^(?:(?:the )?(?:selected |ideal )?(?:candidate|person|incumbent|employee|applicant|role|job|work|position|you)(?:['’]ll)? (?:will|shall|would|is|are|involves?|includes?|has|have|needs?)(?: (?:also|be|to|required|expected))*|you(?:['’]ll| will)|will be|responsible for|responsibility|involves?|your (?:job|work|role) (?:is|will be)|he\/she (?:will|should)|apko|aapko|आपको)(?![\p{L}])/iu;
const isAskOfPerson =
  /^(?:(?:must|should|minimum|min|good|excellent|strong|basic|sound|ability|able|proficien\w*|knowledge|experienced?|exp|graduate|any|fluen\w*|familiar\w*|candidates?|bachelor\S*|degree|diploma|proven|prior|at least|willing\w*|preferred|freshers?|fluency|hands[- ]on|self|team player|basic|understanding|you have|has|have|having|\d+)(?![\p{L}]))/iu;

const trimmed = (text: string): readonly [number, number] => {
  const lead = /^[\s"“*]*/.exec(text)?.[0].length ?? 0;
  return [lead, text.replace(/[\s.;:,!।*]+$/u, '').length];
};

const firstWord = (text: string): string => /^(?:to\s+)?([\p{L}-]+)/iu.exec(text)?.[1] ?? '';

/** "You will excel here" tells of no work. */
const saysWork = (words: string): boolean => {
  const lead = says.exec(words)?.[0];
  if (lead === undefined) return false;
  const next = words.slice(lead.length).match(/[\p{L}-]+/gu) ?? [];
  return /responsible|responsibility/i.test(lead) || next.slice(0, 5).some(isVerb);
};

/** What a person will do: the points under a heading of duties, and sentences that say so themselves. */
export const dutiesIn = (piece: AdvertPiece): readonly FoundInPiece[] => {
  const { text, part } = piece;
  const [start, end] = trimmed(text);
  const words = text.slice(start, end);
  const count = words.split(/\s+/).length;
  if (count < 2 || count > 60 || asideSpans(words).length > 0) return [];
  const isDuty =
    part === 'duties'
      ? !isAskOfPerson.test(words)
      : saysWork(words) || (part === 'open' && piece.isPoint && isVerb(firstWord(words)) && count >= 3);
  if (!isDuty || part === 'title' || part === 'place' || part === 'years' || part === 'degree') return [];
  return [{ kind: 'duty', span: [start, end], named: [] }];
};
