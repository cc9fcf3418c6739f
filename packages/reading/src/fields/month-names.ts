/** Beginnings and full names as they are written in resumes, by month; a full stop may follow the short ones. */
const names: readonly (readonly string[])[] = [
  ['january', 'jan', 'जनवरी'],
  ['february', 'febuary', 'feb', 'फ़रवरी', 'फ़रवरी', 'फरवरी'],
  ['march', 'mar', 'मार्च'],
  ['april', 'apr', 'अप्रैल', 'अप्रेल'],
  ['may', 'मई'],
  ['june', 'jun', 'जून'],
  ['july', 'jul', 'जुलाई'],
  ['august', 'aug', 'अगस्त'],
  ['september', 'sept', 'sep', 'सितंबर', 'सितम्बर'],
  ['october', 'oct', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'nov', 'नवंबर', 'नवम्बर'],
  ['december', 'dec', 'दिसंबर', 'दिसम्बर'],
];

const numbers = new Map(names.flatMap((forms, index) => forms.map((form) => [form, index + 1] as const)));

/** Of a regular expression: any month, longest first. */
export const monthSource = `(?:${[...numbers.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\.?`;

/** 1 to 12; 0 for a word that names none. */
export const monthNumber = (word: string): number => numbers.get(word.toLowerCase().replace(/\.$/, '')) ?? 0;
