import type { AdvertPiece } from './advert-pieces.ts';
import { isVerb } from './duty-verbs.ts';

const leadIn =
  /^(?:(?:a|an|the|any|and|or|with|have|having|has|good|strong|excellent|basic|sound|thorough|deep|proven|solid|working|practical|hands[- ]on|prior|relevant|some|proficiency|proficient|proficiently|knowledge|experienced?|exp|expertise|expert|understanding|familiarity|familiar|command|fluency|fluent|exposure|ability|skilled|skills?|in|of|on|with|to|using|over|about|minimum|must|should|know|knows|candidate|be|tools? like|tools? such as|such as|like|e\.g\.|i\.e\.|including|preferably|level|handling of|use of|well|versed|certified|certification|is|are|both|either|other|similar|also|ms)\s+)+/i;
const tail =
  /\s*(?:[)\]]+|\b(?:is|are|will|would|preferred|required|mandatory|must|desirable|a plus|an advantage|essential|needed|etc|only|compulsory|chahiye|aana|hona)\b.*|\(.*|[.:;]+)$/i;
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The things a stretch of text names one after the other, without the words around them. */
export const itemsOf = (text: string, from: number, to: number): readonly Stretch[] => {
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

/** A line that does nothing but name things, of which at least one is known: `Redux, React Query, Jest`. */
export const isListOfThings = (
  { text, part, isPoint, isFirst }: AdvertPiece,
  known: readonly Stretch[],
): boolean => {
  if (isFirst || !(part === 'asks' || (part === 'open' && isPoint)) || known.length === 0) return false;
  const parts = text.split(/\s*[,/|•]\s*|\s+(?:and|or|aur|ya|&)\s+/);
  return (
    parts.length >= 2 &&
    parts.every((one) => one.trim().split(/\s+/).length <= 3) &&
    !isVerb(/^[\p{L}-]+/u.exec(text)?.[0] ?? '') &&
    known.length * 3 >= parts.length
  );
};
