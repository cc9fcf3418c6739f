import { rootsOf } from './word-forms.ts';

/**
 * The closed lists of the lock. A rewritten sentence may use the words of its source and these, and no other: whatever
 * states a fact (a number, a name, a tool, a place) is in none of them.
 */

/** They hold a sentence together. None of them denies, counts, dates, owns, explains or enlarges anything. */
const englishFunctionWords =
  'a an the this that these those and or but as at by for from in into of off on onto out over through to up via with across along among around between during upon towards toward against about than then when while where which who whom whose what how it its they them their he she his her i me is are was were be been being am do does did has have had having also either other such here there including like regarding related concerning each ones my so thus aside';

const hindiFunctionWords =
  'का की के को से में पर ने और या तथा एवं व भी ही तो जो जिस जिसे जिसने जिनके जिनकी यह वह ये वे इस उस इन उन इसे उसे इसका उसका इसकी उसकी उनके उनकी उनका उनको मैं मैंने मुझे है हैं था थी थे थीं हूं हो होना होने हुए हुआ हुई कर करके करते करता करती करना करने किया किए किये कीं गया गई गए गयी जाता जाती जाते जाना रहा रही रहे द्वारा लिए दौरान बीच ओर कि जब तब जहां वहां वाले वाली वाला हेतु अनुसार';

/** The same in Latin letters. */
const romanFunctionWords =
  'ka ki ke ko se mein par ne aur ya jo jis jise unki unka unke uski uska uske iski iska iske yeh ye woh wo main maine mujhe mera mere meri hai hain hoon hun tha thi ho hona hone hue hua hui kar karke karte karta karti karna karne kiya kiye kiyaa gaya gayi gaye jata jati jate raha rahi rahe liye wale wali wala jahan jab diya di diye liya li kaam sambhala sambhali sambhale apni apne apna';

/** They say that something was done and nothing of what it takes: they may stand for any verb of doing. */
const englishAddable =
  'handle perform carry conduct do work use provide give help assist support contribute participate';
const hindiAddable =
  'संभाला संभाली संभाले दिया दी दिए दीं ली लिया लिए लीं काम कार्य इस्तेमाल उपयोग मदद सहायता सहयोग योगदान';

/** Each of these must stay, as often as it stands. */
const denials =
  "not no never none nobody nothing without neither nor hardly barely rarely seldom don't didn't doesn't wasn't weren't isn't couldn't can't cannot nahi nahin bina नहीं न मत बिना";

/**
 * They make a statement smaller than it would be without them. Of each group that the source names, the answer must name
 * one: who else took part, what is only nearly so, what was practice or a wish.
 */
const limits: readonly string[] = [
  'team teams group we our us together jointly joint टीम समूह दल मिलकर हमने हमारी हमारे हम',
  'under अंतर्गत',
  'supervision guidance guided निर्देशन मार्गदर्शन देखरेख under',
  'partly partially आंशिक',
  'proposed attempted attempt tried try trying aimed intended प्रयास कोशिश',
  'intern internship trainee apprentice प्रशिक्षु इंटर्न इंटर्नशिप',
  'junior assistant deputy acting कनिष्ठ सहायक उप',
  'temporary temporarily contractual अस्थायी',
  'volunteer volunteered volunteering voluntary स्वयंसेवक',
  'mock sample dummy practice simulated prototype pilot demo अभ्यास नमूना',
  'course coursework workshop seminar webinar पाठ्यक्रम कोर्स',
  'only केवल सिर्फ',
  'if whether unless अगर यदि',
  'may might should would will shall',
  'failed fail unable',
  'basic beginner elementary fundamentals little conversational familiar बुनियादी प्राथमिक',
  'knowledge know knows familiar can able ability understanding capable सकता सकती सकते जानता जानती',
  'seeking seek looking want wants wish wishes hope hoping aspire aspiring interested keen eager willing desire plan plans planning तलाश खोज चाहता चाहती चाहते इच्छुक इच्छा',
  'former formerly previously ex पूर्व',
  'pursuing ongoing appearing currently अध्ययनरत',
];

/** They are in the groups above and often limit nothing; then they may go. */
export const weakLimits: ReadonlySet<string> = new Set([
  'can',
  'will',
  'would',
  'should',
  'plan',
  'planning',
  'plans',
]);

const wordsOf = (text: string): readonly string[] => text.split(' ');
const plain = (words: readonly string[]): readonly string[] =>
  words.map((word) => word.replace(/\u093c/g, '').replace(/\u0901/g, '\u0902'));

export const functionWords: ReadonlySet<string> = new Set(
  plain([...wordsOf(englishFunctionWords), ...wordsOf(hindiFunctionWords), ...wordsOf(romanFunctionWords)]),
);
export const denyingWords: ReadonlySet<string> = new Set(wordsOf(denials));
export const limitGroups: readonly ReadonlySet<string>[] = limits.map(
  (group) => new Set(plain(wordsOf(group))),
);

const addable: ReadonlySet<string> = new Set(plain([...wordsOf(englishAddable), ...wordsOf(hindiAddable)]));
export const isAddable = (word: string): boolean =>
  addable.has(word) ||
  (/^[a-z]/.test(word) &&
    !/(?:tion|ance|ment)s?$/.test(word) &&
    rootsOf(word).some((root) => addable.has(root)));
