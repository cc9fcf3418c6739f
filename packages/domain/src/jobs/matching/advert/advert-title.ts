import { advertPieces } from './advert-pieces.ts';

const hiring =
  /(?:we(?:['’]re| are)? (?:hiring|looking for)|(?:urgent(?:ly)? )?(?:hiring|requirement|required|opening|vacancy|openings|wanted|needed)(?: for| of)?(?: an?| the| experienced)?)\s*[:–-]*\s*/i;

const tidy = (text: string): string =>
  text
    .replace(/[*_#!]+/g, '')
    .replace(/^\W*(?:an?|the)\s+/i, '')
    .replace(/\s+(?:in|at|for|with|\(|–|-|\||,).*$/i, '')
    .replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{M}\p{N})+#.]+$/gu, '')
    .trim();

const longest = 80;

/** What the advert calls the post: the labelled line, else what is hired for, else its first line. */
export const advertTitle = (advert: string): string => {
  const pieces = advertPieces(advert.slice(0, 3000));
  const labelled = pieces.find(({ part }) => part === 'title');
  if (labelled) return tidy(labelled.text).slice(0, longest);
  const first = pieces.find(({ part }) => part === 'open') ?? pieces[0];
  if (!first) return '';
  const match = hiring.exec(first.text);
  const rest = match ? first.text.slice(match.index + match[0].length) : first.text;
  return tidy(rest === '' ? first.text : rest).slice(0, longest);
};
