type Wish = 'shorten' | 'clearer' | 'stronger-verb' | 'order';

interface Sentence {
  readonly sentence: number;
  readonly text: string;
}

type Operation =
  | { readonly kind: 'replace'; readonly sentence: number; readonly text: string }
  | { readonly kind: 'order'; readonly order: readonly number[] };

type Change = readonly [RegExp, string];

const wordy: readonly Change[] = [
  [/\bin order to\b/gi, 'to'],
  [/\b(?:very|really|quite|basically|actually|successfully|various|different) /gi, ''],
  [/\bon a (daily|weekly|monthly) basis\b/gi, '$1'],
  [/\bas well as\b/gi, 'and'],
  [/^I (?:have )?(?=\w)/, ''],
  [/^मैंने /, ''],
  [/(?:बहुत|काफ़ी|वास्तव में) /g, ''],
];

const unclear: readonly Change[] = [
  [/\butili[sz](e|ed|ing)\b/gi, 'us$1'],
  [/\bin order to\b/gi, 'to'],
  [/\bwith regard to\b/gi, 'about'],
  [/^(?:I )?(?:was|were) involved in (\w+ing)\b/i, 'Helped with $1'],
  [/^मेरे द्वारा (.+) किया गया/, 'मैंने $1 किया'],
  [/\b(reduced|increased|improved|raised|cut)((?: [\p{L}-]+){1,4})\.?$/iu, '$1$2 by ___ %'],
];

const weak: readonly Change[] = [
  [/^(?:I )?(?:was|were|am) responsible for (?:the )?/i, 'Handled '],
  [/^(?:My )?(?:duties|responsibilities) included (?:the )?/i, 'Handled '],
  [/^(?:I )?did (?:the )?/i, 'Performed '],
  [/^(?:I )?worked on (?:the )?/i, 'Handled '],
  [/^(?:I )?was made to (\w+)/i, 'Handled $1'],
];

const changed = (text: string, changes: readonly Change[]): string => {
  const made = changes
    .reduce((so, [from, to]) => so.replace(from, to), text)
    .replace(/\s+/g, ' ')
    .trim();
  return made.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

const changesFor: Readonly<Record<Exclude<Wish, 'order'>, readonly Change[]>> = {
  shorten: wordy,
  clearer: unclear,
  'stronger-verb': weak,
};

/** Words that make it misbehave, so that each way can be seen. */
export const triggers = { claim: /\bboast|शेखी/i, fail: /\bstumble/i, wait: /\bdawdle/i } as const;

const reworded = ({ sentence, text }: Sentence, wish: Exclude<Wish, 'order'>): readonly Operation[] => {
  if (triggers.claim.test(text))
    return [
      {
        kind: 'replace',
        sentence,
        text: `Led a team of 40 and ${text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
      },
    ];
  const made = changed(text, changesFor[wish]);
  return made === text ? [] : [{ kind: 'replace', sentence, text: made }];
};

/** Sentences that name a figure first. */
const ordered = (sentences: readonly Sentence[]): Operation => {
  const says = ({ text }: Sentence) => (/\p{Nd}/u.test(text) ? 0 : 1);
  return {
    kind: 'order',
    order: [...sentences].sort((a, b) => says(a) - says(b)).map(({ sentence }) => sentence),
  };
};

interface Question {
  readonly wish: Wish;
  readonly sentences: readonly Sentence[];
}

/** What the last message asks; undefined when it asks for something else. */
export const questionIn = (message: string): Question | undefined => {
  try {
    const { wish, sentences } = JSON.parse(message) as Question;
    const isAsked = (wish === 'order' || wish in changesFor) && Array.isArray(sentences);
    return isAsked ? { wish, sentences } : undefined;
  } catch {
    return undefined;
  }
};

export const answerTo = ({ wish, sentences }: Question): string =>
  JSON.stringify({
    operations:
      wish === 'order' ? [ordered(sentences)] : sentences.flatMap((sentence) => reworded(sentence, wish)),
  });
