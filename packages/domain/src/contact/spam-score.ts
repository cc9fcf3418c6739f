import { type Refusal, refuse } from '../refusal.ts';
import { countCharacters } from '../text/text-length.ts';
import { countWords, wordsOf } from './contact-words.ts';
import type { GrievanceStatus } from './grievance-machine.ts';

/** S2 §5: sending is blocked at 7 and more; 5 and more is stored as under review; 3 and less counts as accepted. */
export const blockAt = 7;
export const reviewAt = 5;
export const acceptUpTo = 3;

const startScore = 5;

export const clampScore = (score: number): number => Math.min(10, Math.max(0, score));

export interface ContactContent {
  readonly subject: string;
  readonly message: string;
}

/** What a message's score is made of; above 0 counts against it. */
export const scoreSignals = (content: ContactContent) => {
  const message = content.message.trim();
  const whole = `${content.subject.trim()} ${message}`.slice(0, 4_000);
  const words = wordsOf(whole);
  return {
    length: lengthPoints(countCharacters(message)),
    ...topicPoints(words),
    links: linkPoints(whole),
    gibberish: gibberishPoints(words),
    repetition: repetitionPoints(words, whole),
    ...shapePoints(whole),
  };
};

/** The visitor-side score of a message (S2 §5), 0 to 10, worst last. Browser and server run this same function. */
export const spamScore = (content: ContactContent): number =>
  clampScore(Object.values(scoreSignals(content)).reduce((sum, points) => sum + points, startScore));

export const checkSpamScore = (score: number): Refusal | undefined =>
  score >= blockAt ? refuse('contact-low-quality') : undefined;

export const statusForScore = (score: number): Exclude<GrievanceStatus, 'resolved'> =>
  score >= reviewAt ? 'under_review' : 'pending';

/** S2 §5, to the letter. */
const lengthPoints = (length: number): number => {
  if (length < 5) return 3;
  if (length < 10) return 1;
  return length > 50 ? -1 : 0;
};

const topicPoints = (words: readonly string[]) => {
  const selling = Math.min(6, 2 * countWords(words, 'spam'));
  // Whoever sells something to a resume site speaks of resumes too: it earns little.
  const relevant = -Math.min(selling === 0 ? 2 : 1, countWords(words, 'relevant'));
  const asking = selling === 0 && countWords(words, 'requests') > 0 ? -1 : 0;
  // Someone angry about a payment is still someone with a payment.
  const abuse = Math.min(6, 2 * countWords(words, 'abuse'));
  return { selling, relevant, asking, abuse };
};

const linkStart = /^(?:https?:\/\/|www\.)/i;
const bareDomain =
  /\.(?:com|net|org|info|biz|ru|cn|tk|xyz|top|shop|online|site|club|live|click|link|ly|me)(?:\/|$)/i;

const linkPoints = (text: string): number => {
  const links = text
    .split(/\s+/)
    .filter(
      (token) => !token.includes('@') && (linkStart.test(token) || bareDomain.test(token.slice(0, 100))),
    );
  if (links.length === 0) return 0;
  return links.length === 1 ? 1 : Math.min(5, links.length + 1);
};

const keyboardRuns = [
  'asdf',
  'sdfg',
  'dfgh',
  'fghj',
  'ghjk',
  'hjkl',
  'qwer',
  'zxcv',
  'xcvb',
  'cvbn',
  'vbnm',
  'qazx',
  'jkjk',
];
const abbreviations: ReadonlySet<string> = new Set([
  'http',
  'https',
  'html',
  'bcom',
  'mcom',
  'phd',
  'msw',
  'gpay',
]);

const isGibberish = (word: string): boolean => {
  if (word.length > 30) return true;
  if (word.length < 4 || !/^[a-z]+$/.test(word) || abbreviations.has(word)) return false;
  return (
    !/[aeiouy]/.test(word) || /[^aeiouy]{5}/.test(word) || keyboardRuns.some((run) => word.includes(run))
  );
};

const gibberishPoints = (words: readonly string[]): number => {
  const strange = words.filter(isGibberish).length;
  return strange > 0 && strange / words.length >= 0.4 ? 4 : 0;
};

/** One character held down, or a few words said over and over. */
const repetitionPoints = (words: readonly string[], text: string): number => {
  const held = /([^\s.\-_=*])\1{4}/u.test(text) ? 2 : 0;
  const said = words.length >= 4 && new Set(words).size / words.length <= 0.5 ? 4 : 0;
  return held + said;
};

const distantScripts =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

const shapePoints = (text: string) => {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const marks = text.match(/[^\p{L}\p{M}\s]/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const distant = text.match(distantScripts)?.length ?? 0;
  const shouts = text.match(/!/g)?.length ?? 0;
  return {
    marks: marks > letters ? 3 : 0,
    capitals: letters >= 20 && capitals / letters > 0.7 ? 1 : 0,
    distantScript: distant > letters / 3 ? 3 : 0,
    shouting: shouts >= 3 ? 1 : 0,
    foreignMoney: /[$€£] ?\d/.test(text) ? 1 : 0,
  };
};
