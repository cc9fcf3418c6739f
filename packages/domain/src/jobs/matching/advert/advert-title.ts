import { advertPieces } from './advert-pieces.ts';

const hiring =
  /(?:we(?:['’]re| are)? (?:hiring|looking for)|(?:urgent(?:ly)? )?(?:walk-?in(?: drive| interview)?|the post|hiring|requirement|required|opening|vacancy|openings|wanted|needed)(?: for| of)?(?: an?| the| experienced)?)\s*[:–-]*\s*/i;

const tidy = (text: string): string =>
  text
    .replace(/[*_#!]+/g, '')
    .replace(/^\W*(?:an?|the)\s+/i, '')
    .replace(/\s+(?:in|at|for|with|\(|–|-|\||,).*$/i, '')
    .replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{M}\p{N})+#.]+$/gu, '')
    .trim();

const longest = 80;

const named = (text: string): string => {
  const match = hiring.exec(text);
  const rest = match ? text.slice(match.index + match[0].length) : text;
  return tidy(rest === '' ? text : rest).slice(0, longest);
};

/** What the advert calls the post: the labelled line, else what is hired for, else its first line. */
export const advertTitle = (advert: string): string => {
  const pieces = advertPieces(advert.slice(0, 3000));
  const labelled = pieces.find(({ part }) => part === 'title');
  if (labelled) return named(labelled.text);
  const first = pieces.find(({ part }) => part === 'open') ?? pieces[0];
  if (!first) return '';
  return named(first.text);
};
