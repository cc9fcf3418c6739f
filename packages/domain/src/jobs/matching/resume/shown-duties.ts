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
  const plain =
    small.length > 4
      ? small
          .replace(/ies$/, 'y')
          .replace(/(?<=[^s])s$/, '')
          .replace(/(?<=(?:ch|sh|x))e$/, '')
      : small;
  return same[small] ?? same[plain] ?? plain;
};

interface Sense {
  readonly verbs: ReadonlySet<number>;
  readonly objects: ReadonlySet<string>;
}

const firstClause = (text: string): string =>
  text.split(
    /\s(?:so that|in order to|to ensure|ensuring|as per|according to|for the purpose|on time|in a timely)\b/i,
  )[0] ?? text;

const senseOf = (text: string): Sense => {
  const verbs = new Set<number>();
  const objects = new Set<string>();
  for (const { text: word } of tokensOf(text)) {
    if (empty.has(word.toLowerCase())) continue;
    const senses = verbSenses(word);
    for (const sense of senses) verbs.add(sense);
    const plain = stem(word);
    if ((senses.length === 0 || plain in same || same[plain]) && !/^\d+$/.test(plain)) objects.add(plain);
  }
  return { verbs, objects };
};

/** The verb a duty begins with; "Responsible for preparing" prepares. */
const mainVerbs = (text: string): readonly number[] => {
  for (const { text: word } of tokensOf(text)) {
    const senses = verbSenses(word);
    if (senses.length > 0) return senses;
  }
  return [];
};

const leastShare = 0.6;

const isShownBy = (duty: Sense, main: readonly number[], told: Sense): boolean => {
  if (!main.some((sense) => told.verbs.has(sense))) return false;
  const shared = [...duty.objects].filter((word) => told.objects.has(word)).length;
  const needed =
    duty.objects.size <= 2 ? duty.objects.size : Math.max(2, Math.ceil(duty.objects.size * leastShare));
  return needed > 0 && shared >= needed;
};

/** Sentences that tell of the same work: its main verb in the same sense, and most of what it is done to. */
export const shownDuty = (ask: FoundAsk, sentences: readonly ReadSentence[]): readonly Evidence[] => {
  const clause = firstClause(ask.words);
  const duty = senseOf(clause);
  const main = mainVerbs(clause);
  return sentences
    .filter(({ text, isTold }) => isTold && isShownBy(duty, main, senseOf(text)))
    .slice(0, 3)
    .map(({ path, text }) => ({ path, sentence: text, span: [0, text.length] }));
};
