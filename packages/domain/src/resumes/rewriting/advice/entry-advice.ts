import type { EntryAdvice } from './advice-shapes.ts';

const openingOf = (sentence: string): string =>
  /^\s*(?:I\s+|मैंने\s+)?([\p{L}\p{M}]+)/u.exec(sentence)?.[1]?.toLowerCase() ?? '';

/** Results before what was done, and that before what was helped with; nobody else's judgement is in it. */
const strengthOf = (sentence: string): number => {
  const result =
    /\p{N}/u.test(sentence) &&
    /(?:\b(?:reduc|improv|increas|sav|rais|grew|cut|achiev|won|award|exceed)\w*|%|घटा|बढ़ा|बचा|बचत|सुधार|पुरस्कार)/iu.test(
      sentence,
    );
  if (result) return 3;
  if (/^\s*(?:I\s+)?(?:help|assist|support|attend|learn|observ|participat)\w*/i.test(sentence)) return 0;
  if (/(?:मदद|सहायता|सहयोग|सीखा|सीखी|भाग लिया)/u.test(sentence)) return 0;
  return /\p{N}/u.test(sentence) ? 2 : 1;
};

/** What would make the sentences of an entry better together: other openings, the strongest first. */
export const entryAdviceFor = (sentences: readonly string[]): readonly EntryAdvice[] => {
  const advice: EntryAdvice[] = [];
  const openings = new Map<string, number[]>();
  for (const [index, sentence] of sentences.entries()) {
    const opening = openingOf(sentence);
    if (opening.length > 2) openings.set(opening, [...(openings.get(opening) ?? []), index]);
  }
  for (const [word, places] of openings)
    if (places.length > 1)
      advice.push({ code: 'same-opening', sentences: places, params: { word, count: places.length } });
  const strengths = sentences.map(strengthOf);
  const order = sentences
    .map((_, index) => index)
    .toSorted((one, other) => (strengths[other] ?? 0) - (strengths[one] ?? 0) || one - other);
  const [first = 0] = order;
  if ((strengths[first] ?? 0) > (strengths[0] ?? 0))
    advice.push({ code: 'strongest-first', sentences: [first], params: { number: first + 1 }, order });
  return advice;
};
