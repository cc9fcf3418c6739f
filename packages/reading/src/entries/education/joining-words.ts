import type { EntryContext } from '../../draft/entry-context.ts';
import { slice, type Traced } from '../../text/traced-text.ts';

/** Words that join what an entry says and say nothing themselves. */
const joining = new Set(
  `in on of from at with the a an and by to for under during since year yr years passing passed pass out completed completion graduated
graduation batch class session date expected secured securing scored scoring obtained obtaining having marks mark aggregate percentage
score result overall affiliated recognised recognized yop successfully currently degree course i have my done did cleared pursued specialization specialisation major वर्ष उत्तीर्ण सन में से`
    .split(/\s+/)
    .filter(Boolean),
);

const trailingSigns = /[\s,(:–—|/-]+$/u;
const lastWord = /[\p{L}\p{M}]+$/u;

/** Where the joining words begin that a text ends with. */
export const joiningTail = (text: string): number => {
  let rest = text.replace(trailingSigns, '');
  let start = rest.length;
  for (;;) {
    const word = lastWord.exec(rest)?.[0];
    if (word === undefined || !joining.has(word.toLowerCase())) return start;
    rest = rest.slice(0, -word.length).replace(trailingSigns, '');
    start = rest.length;
  }
};

const saysNothing = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).every((word) => joining.has(word.toLowerCase()));

/** Takes the words between the fields of an entry that do no more than join them. */
export const takeJoiningWords = (context: EntryContext, text: Traced): void => {
  let from = 0;
  for (let index = 0; index <= text.text.length; index++) {
    const place = text.at[index];
    const isOpen =
      index < text.text.length && (place === undefined || place < 0 || !context.ledger.isTaken(place));
    if (isOpen) continue;
    const open = slice(text, from, index);
    if (saysNothing(open.text)) context.ledger.take(open, 'label');
    from = index + 1;
  }
};
