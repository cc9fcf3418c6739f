import { type Finding, withPiece } from './advice-shapes.ts';

const edge = { before: '(?<![\\p{L}\\p{M}])', after: '(?![\\p{L}\\p{M}])' } as const;
const words = (pattern: string): RegExp => new RegExp(`${edge.before}(?:${pattern})${edge.after}`, 'u');

const spanOf = (match: RegExpExecArray): readonly [number, number] => [
  match.index,
  match.index + match[0].length,
];

const found = (
  sentence: string,
  code: Finding['code'],
  pattern: RegExp,
  more: (match: RegExpExecArray) => {
    params?: Finding['params'];
    proposal?: string | undefined;
  } = () => ({}),
): Finding | undefined => {
  const match = pattern.exec(sentence);
  if (!match) return undefined;
  const { params = {}, proposal } = more(match);
  return {
    code,
    span: spanOf(match),
    params: { word: match[0], ...params },
    ...(proposal === undefined ? {} : { proposal }),
  };
};

const responsible = words(
  '(?:की|के लिए)?\\s*(?:ज़िम्मेदारी|जिम्मेदारी|ज़िम्मेदार|जिम्मेदार|उत्तरदायी)\\s*(?:थी|था|थे|है|हैं|रही|रहा|निभाई)?',
);
/** "made bills did the work of": the work needs no naming. */
const workOf = words(
  '(?:बनाने|करने|देने|रखने|लिखने|जाँचने|पढ़ाने|बेचने|चलाने|सिलने|लगाने)\\s+का\\s+(?:काम|कार्य)\\s+(?:किया|करता था|करती थी|करते थे|करता हूँ|करती हूँ)',
);
const workDone: Readonly<Record<string, string>> = {
  बनाने: 'बनाए',
  देने: 'दिए',
  रखने: 'रखे',
  लिखने: 'लिखे',
};
const passive = words(
  '(?:द्वारा\\s+)?(?:किया|की|किए|बनाया|बनाई|बनाए|दिया|दी|लिखा|लिखी)\\s+(?:गया|गई|गयी|गए|जाता था|जाती थी|जाते थे)',
);
const firstPerson = words('मैं|मैंने|मेरा|मेरी|मेरे|मुझे');
const emptyWords = words('बहुत|काफ़ी|काफी|विभिन्न|आदि|इत्यादि|वग़ैरह|वगैरह|सफलतापूर्वक|अच्छी तरह से|अच्छे से');
const buzzwords = words('मेहनती|कर्मठ|ईमानदार|लगनशील|परिश्रमी|समर्पित|ऊर्जावान|उत्साही|निष्ठावान|जुझारू|अनुशासित');
const change = words(
  'घटाया|घटाई|घटाए|बढ़ाया|बढ़ाई|बढ़ाए|कम\\s+(?:किया|की|किए)|सुधार\\s+किया|सुधारा|बचाया|बचाई|बचत',
);

const repeated = (sentence: string): Finding | undefined => {
  const seen = new Map<string, number>();
  for (const match of sentence.matchAll(/[\p{L}\p{M}]{3,}/gu)) {
    const [word] = match;
    if (
      /^(?:में|और|का|की|के|को|से|था|थी|थे|है|हैं|किया|तथा|एवं|लिए|साथ|पर|ने|गया|गई|करना|करने|करता|करती|करते)$/u.test(word)
    )
      continue;
    const count = (seen.get(word) ?? 0) + 1;
    seen.set(word, count);
    if (count === 3)
      return {
        code: 'repeated-word',
        span: [match.index, match.index + word.length],
        params: { word, count },
      };
  }
  return undefined;
};

const tenseMixed = (sentence: string): Finding | undefined => {
  const past = words('था|थी|थे|किया|बनाया|संभाला|सँभाला|दिया|रखा').exec(sentence);
  const present = words('करता हूँ|करती हूँ|करते हैं|हूँ|रहा हूँ|रही हूँ').exec(sentence);
  if (!past || !present) return undefined;
  const later = past.index > present.index ? past : present;
  return { code: 'tense-mixed', span: spanOf(later), params: { word: later[0] } };
};

const wordLimit = 30;

export const hindiRules: readonly ((sentence: string) => Finding | undefined)[] = [
  (sentence) => found(sentence, 'responsible-for', responsible),
  (sentence) =>
    found(sentence, 'weak-verb', workOf, (match) => {
      const verb = match[0].split(/\s+/)[0] ?? '';
      const done = workDone[verb];
      return {
        params: { verbs: done ?? 'किया, संभाला, तैयार किया' },
        proposal: done === undefined ? undefined : withPiece(sentence, spanOf(match), done),
      };
    }),
  (sentence) => found(sentence, 'passive', passive),
  (sentence) =>
    found(sentence, 'first-person', firstPerson, (match) => ({
      proposal: /^मैं(?:ने)?$/u.test(match[0]) ? withPiece(sentence, spanOf(match), '') : undefined,
    })),
  (sentence) =>
    found(sentence, 'empty-words', emptyWords, (match) => ({
      proposal: withPiece(sentence, spanOf(match), ''),
    })),
  (sentence) => found(sentence, 'buzzword', buzzwords),
  repeated,
  tenseMixed,
  (sentence) => {
    const all = [...sentence.matchAll(/\S+/gu)];
    const over = all[wordLimit];
    return over && { code: 'too-long', span: [over.index, sentence.length], params: { count: all.length } };
  },
  (sentence) => {
    if (/\p{N}|_{2,}/u.test(sentence) || sentence.split(/\s+/).length < 4) return undefined;
    const match = change.exec(sentence);
    return {
      code: 'no-result',
      span: match ? spanOf(match) : [0, sentence.length],
      params: {},
      ...(match ? { proposal: withPiece(sentence, [match.index, match.index], '___ % ') } : {}),
    };
  },
];
