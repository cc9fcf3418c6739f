/** What is usually done about a service that invents: each says whether it would show an answer. */
type Rival = (source: string, answer: string) => boolean;

const numbersOf = (text: string): readonly string[] => text.match(/[0-9][0-9.,]*/g) ?? [];
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
const namesOf = (text: string): readonly string[] => text.match(/(?<=\S\s+)\p{Lu}[\p{L}\p{M}]+/gu) ?? [];

const isWithin = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((one) => all.includes(one));

const noNewNumbers: Rival = (source, answer) => isWithin(numbersOf(answer), numbersOf(source));

export const rivals: Readonly<Record<string, Rival>> = {
  'shown as it comes': () => true,
  'no new number': noNewNumbers,
  'no new number, no new name': (source, answer) =>
    noNewNumbers(source, answer) && isWithin(namesOf(answer), source.match(/[\p{L}\p{M}]+/gu) ?? []),
  'no new word at all': (source, answer) =>
    noNewNumbers(source, answer) && isWithin(wordsOf(answer), wordsOf(source)),
};
