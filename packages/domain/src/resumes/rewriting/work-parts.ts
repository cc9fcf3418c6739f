import { isPast, rootsOf } from './word-forms.ts';

/**
 * Whose part in the work words speak of: `theirs` what somebody else did, `lent` a hand to what others did, or was learned,
 * `did` it, or `led` others. An answer may stay where the source is or go down, never up.
 */
export const parts = ['theirs', 'lent', 'did', 'led'] as const;
export type Part = (typeof parts)[number];

const wordsOf = (text: string): readonly string[] => text.split(' ');

/** Base forms. */
const lentVerbs =
  'help assist support contribute participate aid observe shadow learn cooperate collaborate undergo volunteer';
const ledVerbs =
  'lead manage head direct supervise oversee own establish spearhead mentor chair command govern pioneer champion orchestrate architect hire appoint delegate authorise authorize initiate launch transform revolutionise revolutionize';
const hindiLent = 'मदद सहायता सहयोग योगदान भागीदारी सीखा सीखी सीखे सीखना सहायक';
const hindiLed = 'नेतृत्व प्रबंधन प्रबंधित निर्देशन पर्यवेक्षण अगुवाई स्थापना स्थापित';

const partOfRoot: ReadonlyMap<string, Part> = new Map([
  ...wordsOf(lentVerbs).map((verb) => [verb, 'lent'] as const),
  ...wordsOf(ledVerbs).map((verb) => [verb, 'led'] as const),
]);
const hindiParts: ReadonlyMap<string, Part> = new Map([
  ...wordsOf(hindiLent).map((word) => [word, 'lent'] as const),
  ...wordsOf(hindiLed).map((word) => [word, 'led'] as const),
]);

/** As a verb, whether it lends a hand or leads; undefined for every other word. */
export const partOf = (word: string): Part | undefined => {
  const hindi = hindiParts.get(word);
  if (hindi !== undefined) return hindi;
  if (/(?:ment|ance|tion|sion)s?$/.test(word) || !/^[a-z]/.test(word)) return undefined;
  for (const root of rootsOf(word)) {
    const part = partOfRoot.get(root);
    if (part !== undefined) return part;
  }
  return undefined;
};

const plainVerbs = new Set(
  wordsOf(
    'make build write prepare handle process design test check record file keep maintain update enter type draft compile collect gather sort count measure calculate reconcile verify review inspect repair install operate use apply serve sell answer call visit teach train explain present show report track monitor schedule plan arrange buy deliver pack load unload clean cook drive treat nurse draw paint edit translate research analyse compare find solve fix debug code develop create produce run complete finish perform conduct do work provide give send share resolve respond reply register issue print scan cut reduce lower improve simplify raise increase save achieve reach meet follow document describe list note organise organize coordinate attend stitch weld fit feed milk plant water prune wash wipe sweep open close deposit receive take bring get change replace deploy configure guard check escort carry lift dig lay mix plaster polish iron cut grind drill assemble supply sign sing dance play win study pass clear negotiate recruit screen interview counsel guide inform tell talk speak communicate liaise market promote advertise photograph shoot record survey map till sow harvest spray breed',
  ),
);

/** A verb by its form: it happened, or it stands where a verb does. */
export const isPlainVerb = (word: string): boolean => rootsOf(word).some((root) => plainVerbs.has(root));

/** Its form says that it happened by itself, so that it is no part of what another verb helped with. */
export const hasHappened = (word: string): boolean => isPast(word);

/** Given to oneself: one who completed a course did not give it. */
export const learned = new Set(
  wordsOf(
    'course training workshop seminar webinar certification certificate internship lecture diploma degree कोर्स प्रशिक्षण कार्यशाला',
  ),
);
/** Attending to them is work; attending anything else is being there. */
export const attendedTo =
  /^(?:call|calls|customer|customers|patient|patients|guest|guests|visitor|visitors|client|clients|complaint|complaints|query|queries|enquiry|enquiries|inquiry|inquiries|phone|phones|breakdown|breakdowns|student|students|parent|parents|emergency|emergencies|case|cases|delivery|deliveries)$/;

/** Who can be the one who did it. */
const people = new Set(
  wordsOf(
    'owner manager senior seniors supervisor boss director head chief teacher doctor doctors nurse sister engineer accountant colleague colleagues partner contractor foreman officer principal professor sir madam mentor guide chef cook driver clerk company client team friend friends he she they father mother brother husband wife uncle staff ca lawyer advocate architect trainer lead leader captain operator mechanic mason मालिक मैनेजर प्रबंधक वरिष्ठ इंजीनियर अधिकारी शिक्षक डॉक्टर साहब पिता भाई ठेकेदार supervisor टीम',
  ),
);
export const isPerson = (word: string): boolean => people.has(word);

/** Posts that one may only be said to hold where the source says so. */
const posts = new Set(
  wordsOf(
    'owner manager supervisor boss director head chief principal officer lead leader captain founder president secretary coordinator incharge executive engineer accountant ca doctor nurse sister teacher chef cook foreman contractor minister partner consultant architect trainer mentor professor admin administrator editor inspector driver clerk operator specialist expert analyst developer मालिक मैनेजर प्रबंधक अधिकारी इंजीनियर शिक्षक डॉक्टर supervisor प्रमुख प्रधानाचार्य',
  ),
);
/** By its ending, of one person: many of them are whom one works for. */
const namesOne = /(?:[^aeiou]er|[^aeiou]or|tor|ist|ian|eon|yst)$/;
const noPosts =
  /^(?:computer|customer|counter|number|register|letter|member|semester|newspaper|poster|container|shelter|monitor|tractor|sector|vendor|visitor|printer|scanner|router|server|folder|ledger|banner|cylinder|generator|transformer|motor|factor|manner|quarter|winter|summer|chapter|under|other|further|together|after|either|whether|passenger|consumer|farmer|stranger|teenager|buyer|tender|order|offer|transfer|matter|error|mirror|colour|color|weather|cluster|filter|meter|butter|buffer|cover|river|power|tower|paper|water|user|career|better|proper|super|silver|copper|rubber|timber|october|november|december|september)s?$/;

export const isPost = (word: string): boolean =>
  posts.has(word) ||
  (word.endsWith('s') && posts.has(word.slice(0, -1))) ||
  (word.length > 5 && namesOne.test(word) && !noPosts.test(word));

/** They say how high a post is, so that they stay with it. */
export const ranks = new Set(
  wordsOf(
    'senior junior chief head lead deputy assistant general vice principal executive regional national main मुख्य वरिष्ठ कनिष्ठ प्रमुख',
  ),
);

/** Those one does something together with. */
export const companions =
  /^(?:classmates?|batchmates?|colleagues?|friends?|partners?|brother|brothers|sister|sisters|peers?|coworkers?|seniors?|teammates?|members?|senior|others|father|mother|husband|wife)$/;

const learning = new Set(wordsOf('train teach guide mentor coach instruct supervise'));
export const isLearning = (word: string): boolean => rootsOf(word).some((root) => learning.has(root));
