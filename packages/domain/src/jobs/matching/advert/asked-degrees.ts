import type { FoundTerm } from '../terms/find-terms.ts';
import type { AdvertPiece } from './advert-pieces.ts';
import type { FoundInPiece } from './found-ask.ts';

const between =
  /^[\s,/&()|.:+–-]*(?:(?:or|and|in|of|with|any|from|degree|streams?|branch|branches|trade|trades|speciali[sz]ation|disciplines?|equivalent|holders?|pass(?:ed)?(?:[- ]?outs?)?|an?|the|full[- ]?time|relevant|engineering|engg|ya|या|में|और|अथवा|hons|background|field|subject|qualification|course|certificate|candidates?|se|से|mein|stream|final year|completed?|diploma|minimum|min|level|also)(?![\p{L}\p{M}])[\s,/&().+–-]*)*$/iu;

/** The same words where they are no degree. */
const isOtherThing = ({ term, start, end }: FoundTerm, text: string): boolean => {
  const before = text.slice(Math.max(0, start - 24), start);
  const behind = text.slice(end, end + 28);
  const words = text.slice(start, end).toLowerCase();
  if (words === 'intermediate')
    return /^\s*(?:level|knowledge|in\b|skills?|excel|english|proficiency|or advanced)/i.test(behind);
  if (/^(?:graduates?|graduation)$/.test(words))
    return /^\s*(?:engineer trainee|trainee|apprentice)/i.test(behind);
  if (/high school|^class|th class|secondary|standard|std/.test(words)) {
    return (
      /^\s*(?:teacher|students|children|level|classes)/i.test(behind) ||
      /(?:teach|teaching|students of|classes? \d+(?:st|nd|rd|th)? (?:to|-))\s*$/i.test(before)
    );
  }
  if (words === 'degree')
    return /(?:high|some|360|great|certain)[\s-]+$/i.test(before) || /^\s*of\b/i.test(behind);
  if (/^masters?$|^bachelors?$/.test(words))
    return !/^(?:['’]s|\s*(?:degree|in|of|or|\/|,|$|\())/i.test(behind);
  if (term.name === 'NET') return /^\s*(?:salary|pay|worth|banking)/i.test(behind);
  if (term.name === 'TET' || term.name === 'GATE')
    return /^\s*(?:pass|keeper|entry)/i.test(behind) && term.name === 'GATE';
  return false;
};

/** Degrees as an advert gives them: "B.E./B.Tech or MCA" is one ask, of which any is enough. */
export const degreesIn = (piece: AdvertPiece, found: readonly FoundTerm[]): readonly FoundInPiece[] => {
  if (piece.part === 'duties') return [];
  const { text } = piece;
  const parts = found.filter(
    (one) => (one.term.kind === 'degree' || one.term.kind === 'study') && !isOtherThing(one, text),
  );
  const runs: FoundTerm[][] = [];
  for (const one of parts) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && between.test(text.slice(last.end, one.start))) run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run): readonly FoundInPiece[] => {
    const from = run.findIndex(({ term }) => term.kind === 'degree');
    if (from < 0) return [];
    // "Commerce graduate", "Computer Science engineers with B.Tech": a field before the degree belongs to it.
    const first = run[0];
    const last = run.at(-1);
    if (!first || !last) return [];
    return [
      {
        kind: 'degree',
        span: [first.start, last.end],
        named: run.filter(({ term }) => term.kind === 'degree').map(({ term }) => term),
        studies: run.filter(({ term }) => term.kind === 'study').map(({ term }) => term),
        takesPursuing: /pursuing|final[- ]year|appearing|students?\b|last year|अध्ययनरत/i.test(text),
      },
    ];
  });
};
