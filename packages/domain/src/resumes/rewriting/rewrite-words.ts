/**
 * The closed lists of the lock. A rewritten sentence may use the words of its source and these, and no other: whatever
 * states a fact (a number, a name, a tool, a place) is in none of them.
 */

/** They hold a sentence together. None of them denies, counts, dates or enlarges anything. */
const englishFunctionWords =
  'a an the this that these those and or but so as at by for from in into of off on onto out over per through to up via with within across along among around before after between during until upon towards toward against about than then when while where which who whom whose what how why because since if it its they them their he she his her i my me we our us you your is are was were be been being am do does did has have had having will would can could may might shall should also either other same such here there thus thereby';

const hindiFunctionWords =
  'का की के को से में पर ने और या तथा एवं व भी ही तो जो जिस जिसे जिसने जिनके यह वह ये वे इस उस इन उन इसे उसे अपने अपनी अपना मैं मैंने मुझे मेरे मेरी मेरा हम हमने है हैं था थी थे हूँ हो होना होने कर करके करते करना करने किया की किए गया गई गए जाता जाती जाते रहा रही रहे द्वारा लिए साथ तक बाद पहले दौरान बीच ओर कि जब तब जहाँ वहाँ';

/**
 * What a verb says about one's part in the work: `lent` a hand to what others did, `did` it, or `led` others. An answer
 * may stay where the source is or go down, never up.
 */
export type Part = 'lent' | 'did' | 'led';

/** Base forms. Verbs in no list keep the part they have in the source. */
const englishVerbs: Readonly<Record<Part, string>> = {
  lent: 'help assist support contribute participate aid observe shadow learn attend cooperate collaborate',
  did: 'make build write prepare handle process design test check record file keep maintain update enter type draft compile collect gather sort count measure calculate reconcile verify review inspect repair install operate use apply serve sell answer call visit teach explain present show report track monitor schedule plan arrange order buy deliver pack load clean cook drive treat nurse draw paint edit translate research study analyse analyze compare find solve fix debug code develop create produce run complete finish perform conduct do work provide give send share resolve respond reply register issue print scan cut reduce lower improve simplify shorten raise increase save achieve reach meet follow document describe list note organise organize',
  led: 'lead manage head direct supervise oversee own found establish spearhead mentor chair coordinate command govern pioneer champion orchestrate architect hire appoint recruit coach delegate approve authorise authorize control initiate launch transform revolutionise revolutionize negotiate',
};

/**
 * The verbs that an answer may bring along. They say that something was done, not what came of it, and nothing that takes
 * a trade to do: "improved", "sold" and "developed" are facts, which only their owner can state.
 */
const englishAddable =
  'make prepare handle process keep maintain record check use provide give perform conduct do work serve arrange organise organize carry help assist support contribute participate';
const hindiAddable =
  'तैयार संभाला सँभाला संभाली सँभाली रखा रखी दर्ज दिया दी दिए काम कार्य इस्तेमाल उपयोग मदद सहायता सहयोग योगदान';

/** Their past is irregular, or doubles a letter. */
const irregular: Readonly<Record<string, string>> = {
  made: 'make',
  built: 'build',
  wrote: 'write',
  written: 'write',
  kept: 'keep',
  taught: 'teach',
  shown: 'show',
  drove: 'drive',
  driven: 'drive',
  drew: 'draw',
  drawn: 'draw',
  found: 'find',
  ran: 'run',
  running: 'run',
  did: 'do',
  done: 'do',
  gave: 'give',
  given: 'give',
  sent: 'send',
  met: 'meet',
  sold: 'sell',
  bought: 'buy',
  led: 'lead',
  oversaw: 'oversee',
  overseen: 'oversee',
  cutting: 'cut',
  planned: 'plan',
  planning: 'plan',
  scanned: 'scan',
  scanning: 'scan',
  packed: 'pack',
  sped: 'speed',
  dealt: 'deal',
  held: 'hold',
  grew: 'grow',
  grown: 'grow',
  won: 'win',
  took: 'take',
  taken: 'take',
  brought: 'bring',
  chose: 'choose',
  chosen: 'choose',
  began: 'begin',
  begun: 'begin',
  spoke: 'speak',
  spoken: 'speak',
  wore: 'wear',
  set: 'set',
  setting: 'set',
  controlled: 'control',
  controlling: 'control',
};

/** Verbs of Hindi stand in many forms; the ones a resume uses are listed as they are written. */
const hindiVerbs: Readonly<Record<Part, string>> = {
  lent: 'मदद सहायता सहयोग योगदान भागीदारी भाग सीखा सीखी सहायक',
  did: 'बनाया बनाई बनाए बनाना लिखा लिखी लिखे तैयार जाँच जाँचा जाँची परीक्षण संभाला सँभाला संभाली सँभाली रखा रखी दर्ज सुधार सुधारा मरम्मत चलाया चलाई पढ़ाया पढ़ाई बेचा बेची दिया दी दिए पूरा पूरी काम कार्य इस्तेमाल उपयोग विश्लेषण प्रस्तुत घटाया घटाई बढ़ाया बढ़ाई कम',
  led: 'नेतृत्व प्रबंधन प्रबंधित संचालन निर्देशन पर्यवेक्षण देखरेख स्थापना स्थापित मार्गदर्शन अगुवाई प्रमुख',
};

/**
 * They make a statement smaller than it would be without them. Of each group that the source names, the answer must name
 * one: who else took part, what is only nearly so, what was practice.
 */
const limits: readonly string[] = [
  'team teams group we our us together jointly joint part टीम समूह दल मिलकर हमने',
  'under supervision guidance guided अंतर्गत निर्देशन मार्गदर्शन',
  'about approximately approx around nearly almost roughly estimated लगभग करीब क़रीब',
  'partly partially some few several आंशिक कुछ',
  'planned proposed attempted tried try aimed intended expected प्रयास कोशिश',
  'intern internship trainee training junior assistant apprentice acting temporary temporarily volunteer volunteered प्रशिक्षु प्रशिक्षण इंटर्न इंटर्नशिप सहायक कनिष्ठ अस्थायी',
  'mock sample dummy practice practise course coursework academic simulated prototype pilot अभ्यास नमूना',
  'only केवल सिर्फ़ सिर्फ',
  'if whether may might',
  'failed fail unable',
];

/** Each of these must stay, as often as it stands. */
const denials =
  "not no never none nobody nothing without neither nor hardly barely rarely seldom don't didn't doesn't wasn't couldn't cannot नहीं न मत बिना";

const wordsOf = (text: string): readonly string[] => text.split(' ');

export const functionWords: ReadonlySet<string> = new Set([
  ...wordsOf(englishFunctionWords),
  ...wordsOf(hindiFunctionWords),
]);

export const limitGroups: readonly ReadonlySet<string>[] = limits.map((group) => new Set(wordsOf(group)));
export const denyingWords: ReadonlySet<string> = new Set(wordsOf(denials));

/** Before a number or a name they say which way it goes. */
export const directions: ReadonlySet<string> = new Set(
  wordsOf('from to under over above below within than by at for with into after before until since से तक'),
);

const addable: ReadonlySet<string> = new Set([englishAddable, hindiAddable].flatMap(wordsOf));

const parts: ReadonlyMap<string, Part> = new Map(
  (['did', 'led', 'lent'] as const).flatMap((part) =>
    [englishVerbs[part], hindiVerbs[part]].flatMap(wordsOf).map((verb) => [verb, part] as const),
  ),
);

const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y']],
  [/ied$/, ['y']],
  [/ying$/, ['y', 'ie']],
  [/([b-df-hj-np-tv-z])\1(?:ed|ing)$/, ['$1', '$1$1']],
  [/ing$/, ['', 'e']],
  [/ed$/, ['', 'e']],
  [/es$/, ['', 'e']],
  [/s$/, ['']],
];

/** What a form may be a form of, itself among them. */
export const basesOf = (word: string): readonly string[] => {
  const known = irregular[word];
  const bases = [word, ...(known === undefined ? [] : [known])];
  for (const [ending, replacements] of endings) {
    if (!ending.test(word) || word.length < 4) continue;
    for (const replacement of replacements) bases.push(word.replace(ending, replacement));
  }
  return bases;
};

/** One's part by the verb it is; undefined for a word that is no verb of the lists. */
export const partOf = (word: string): Part | undefined => {
  for (const base of basesOf(word)) {
    const part = parts.get(base);
    if (part !== undefined) return part;
  }
  return undefined;
};

export const isAddable = (word: string): boolean => basesOf(word).some((base) => addable.has(base));

/** Its form says that it happened: it is no part of what another verb helped with. */
export const isPast = (word: string): boolean =>
  /(?:ed)$/.test(word) || (irregular[word] !== undefined && !/ing$/.test(word));

/** They say the same of a group of people, so that one may stand for another. */
const leading = new Set(wordsOf('lead manage head supervise oversee direct'));
export const isOfLeading = (word: string): boolean => basesOf(word).some((base) => leading.has(base));
