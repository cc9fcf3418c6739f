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
during before after while accurate accurately complete smooth prompt excellent strong same latest current existing own entire whole assigned given
hai hain ka ki ke ko se mein aur karna karne karein hoga hogi par ya ek`.split(/\s+/),
);

/** Words that mean one thing to whoever hires. */
const same: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'customer client guest caller consumer buyer shopper visitor walk-in',
    'query enquiry inquiry question',
    'complaint issue grievance problem',
    'employee staff worker manpower personnel labour workforce workmen',
    'patient inpatient outpatient',
    'student pupil learner child children kid',
    'stock inventory material goods',
    'sale selling sold sales',
    'account accounts accounting',
    'record register log logbook',
    'document paper file paperwork',
    'order booking',
    'attendance muster',
    'quotation quote',
    'dealer distributor retailer stockist',
    'target goal quota',
    'transport transporter transportation',
    'delivery dispatch shipment consignment',
    'doctor physician',
    'garment cloth clothes apparel',
    'photo photograph picture image',
    'post content reel',
    'bug defect error',
    'campaign ad advertisement ads',
    'salary payroll wage',
    'bill invoice challan',
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

/** "लगाना" and "लगाया", "banana" and "banaya" are one. */
const hindiStem = (word: string): string =>
  /^[\u0900-\u097f]+$/u.test(word) ? word.replace(/(?:ाना|ाया|ाई|ाए|ना|ता|ते|ती|ों|ें|ियों|ियां)$/u, '') : word;

const stem = (word: string): string => {
  const small = word.toLowerCase();
  const plain = small.length > 4 ? small.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '') : small;
  const known = same[small] ?? same[plain];
  if (known !== undefined) return known;
  const short = plain.length > 5 ? plain.replace(/(?:ation|ing|ment|ed|er|e)$/, '') : plain.replace(/e$/, '');
  return hindiStem(short.length >= 3 ? short : plain);
};

const contentOf = (text: string): readonly string[] =>
  tokensOf(text)
    .map(({ text: word }) => word)
    .filter(
      (word) =>
        !empty.has(word.toLowerCase()) &&
        !/^\d+$|^(?!supply|family|assembly|reply|apply)\p{L}{3,}ly$/iu.test(word),
    );

/** What the work is done to: every word that says something, but for the verb it begins with. */
const objectsIn = (words: readonly string[], main: string): ReadonlySet<string> =>
  new Set(words.map(stem).filter((word) => word !== stem(main)));

const purpose =
  /\s(?:so that|in order to|to ensure|ensuring|as per|according to|for the purpose|on time|in a timely|during|before|after|within|while|across|by|through)(?![\p{L}])/iu;

const leastShare = 0.55;
/** One word alone is shared by chance. */
const leastShared = 2;

/** Everybody has to do with them: alone they tell of no work. */
const people: ReadonlySet<string> = new Set([
  'customer',
  'employee',
  'patient',
  'student',
  'candidate',
  'parents',
  'doctor',
]);

/** Says only that something is done: in "handle billing" it is the billing that counts as well. */
const light = /^(?:handl|manag|perform|carr|conduct|ensur|undertak|execut|look|assist|support|help|do$|tak)/i;

const sensesOf = ([first = '', second]: readonly string[]): readonly number[] => [
  ...verbSenses(first),
  ...(second !== undefined && light.test(first) ? verbSenses(second) : []),
];

/** Sentences that tell of the same work: its main verb in the same sense, and most of what it is done to. */
export const shownDuty = (ask: FoundAsk, sentences: readonly ReadSentence[]): readonly Evidence[] => {
  const whole = contentOf(ask.words);
  const clause = contentOf(ask.words.split(purpose)[0] ?? ask.words);
  const duty = clause.length > leastShared ? clause : whole;
  const verbs = tokensOf(ask.words).flatMap(({ text }) => (verbSenses(text).length > 0 ? [text] : []));
  const [main] = verbs;
  if (main === undefined) return [];
  const senses = sensesOf(verbs);
  const objects = objectsIn(duty, main);
  if (objects.size === 0) return [];
  const needed = objects.size === 1 ? 1 : Math.max(leastShared, Math.ceil(objects.size * leastShare));
  const isShownBy = (text: string): boolean => {
    const told = contentOf(text);
    const own = new Set(told.map(stem));
    const isDone = (word: string): boolean => verbSenses(word).some((sense) => senses.includes(sense));
    if ([...objects].filter((word) => own.has(word)).length < needed) return false;
    // One thing alone has to be what the sentence begins by doing: "Processed payroll of 800 staff".
    if (objects.size > 1) return tokensOf(text).some(({ text: word }) => isDone(word));
    const [first = '', ...others] = told;
    return (
      isDone(first) && others.slice(0, 2).some((word) => objects.has(stem(word)) && !people.has(stem(word)))
    );
  };
  return sentences
    .filter(({ text, isTold }) => isTold && isShownBy(text))
    .slice(0, 3)
    .map(({ path, text }) => ({ path, sentence: text, span: [0, text.length] }));
};
