import { verbSenses } from '../advert/duty-verbs.ts';
import type { FoundAsk } from '../advert/found-ask.ts';
import type { Evidence } from '../job-match.ts';
import { tokensOf } from '../terms/term-keys.ts';
import type { ReadSentence } from './shown-skills.ts';

const empty = new Set(
  `a an the and or of in on at to for with by from as is are be will was were this that these those all any each every other others various
etc per our your their its his her them they we you i it into within across through over under up out off also well related relevant
daily weekly monthly regular regularly timely proper properly new good high quality different multiple day time basis team work works working
job role responsible responsibility responsibilities include including includes ensure ensuring required necessary need needs needed
company organisation organization office department business overall effectively efficiently using use used via such like more than
who which what when where while between both either various candidate person duties duty task tasks activities activity process
hai hain ka ki ke ko se mein aur karna karne karein hoga hogi par ya ek`.split(/\s+/),
);

/** Words that mean one thing to whoever hires. */
const same: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'customer client guest caller consumer buyer',
    'query enquiry inquiry question',
    'complaint issue grievance problem',
    'employee staff worker manpower personnel',
    'patient inpatient outpatient',
    'student pupil learner child children kid',
    'stock inventory material goods',
    'invoice bill',
    'supplier vendor',
    'voucher entry',
    'ledger book',
    'candidate applicant profile cv resume',
    'website site webpage page',
    'application app',
    'database db',
    'machine equipment machinery',
    'vehicle car truck bus van',
    'return filing',
    'report mis statement',
    'lead prospect',
    'class lesson lecture',
    'exam test examination',
    'medicine drug medication',
    'food dish meal',
    'phone telephone call calls',
    'mail email e-mail',
    'drawing layout',
    'fault breakdown defect',
    'parents parent',
    'payment collection',
  ].flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

const stem = (word: string): string => {
  const small = word.toLowerCase();
  const plain = small.length > 4 ? small.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '') : small;
  const known = same[small] ?? same[plain];
  return known ?? (plain.length > 5 ? plain.replace(/(?:ing|ed|e)$/, '') : plain.replace(/e$/, ''));
};

const contentOf = (text: string): readonly string[] =>
  tokensOf(text)
    .map(({ text: word }) => word)
    .filter((word) => !empty.has(word.toLowerCase()) && !/^\d+$/.test(word));

/** What the work is done to: every word that says something, but for the verb it begins with. */
const objectsIn = (words: readonly string[], main: string): ReadonlySet<string> =>
  new Set(words.map(stem).filter((word) => word !== stem(main)));

const purpose =
  /\s(?:so that|in order to|to ensure|ensuring|as per|according to|for the purpose|on time|in a timely)(?![\p{L}])/iu;

const leastShare = 0.6;
/** One word alone is shared by chance. */
const leastShared = 2;

/** Sentences that tell of the same work: its main verb in the same sense, and most of what it is done to. */
export const shownDuty = (ask: FoundAsk, sentences: readonly ReadSentence[]): readonly Evidence[] => {
  const whole = contentOf(ask.words);
  const clause = contentOf(ask.words.split(purpose)[0] ?? ask.words);
  const duty = clause.length > leastShared ? clause : whole;
  const main = duty.find((word) => verbSenses(word).length > 0);
  if (main === undefined) return [];
  const senses = verbSenses(main);
  const objects = objectsIn(duty, main);
  const needed = Math.max(leastShared, Math.ceil(objects.size * leastShare));
  const isShownBy = (text: string): boolean => {
    const told = contentOf(text);
    const own = new Set(told.map(stem));
    return (
      told.some((word) => verbSenses(word).some((sense) => senses.includes(sense))) &&
      [...objects].filter((word) => own.has(word)).length >= needed
    );
  };
  return sentences
    .filter(({ text, isTold }) => isTold && isShownBy(text))
    .slice(0, 3)
    .map(({ path, text }) => ({ path, sentence: text, span: [0, text.length] }));
};
