import { composedTopic } from './composed-headings.ts';
import { foldHeading, isOneSlipFrom } from './fold-heading.ts';
import { documentTitles, type HeadedTopic, headingWords, lastWords } from './heading-words.ts';

export interface HeadingTopics {
  readonly topics: readonly HeadedTopic[];
  /** Its words are known as they stand; else they were guessed from a part or a slip. */
  readonly exact: boolean;
}

const linking = /\band\b|\bof\b|\bthe\b|\bmy\b/gu;

/** The same words with and without what links them: "Areas of Expertise" is also written "Area Expertise". */
const plain = (text: string): string => foldHeading(text.toLowerCase().replace(linking, ' '));

const topicsByFold = new Map<string, HeadedTopic>();
for (const [topic, words] of Object.entries(headingWords) as [HeadedTopic, readonly string[]][])
  for (const word of words)
    for (const fold of [foldHeading(word), plain(word)])
      if (!topicsByFold.has(fold)) topicsByFold.set(fold, topic);

const topicsByLastWord = new Map(
  (Object.entries(lastWords) as [HeadedTopic, readonly string[]][]).flatMap(([topic, words]) =>
    words.map((word) => [word, topic] as const),
  ),
);

const longFolds = [...topicsByFold.keys()].filter((fold) => fold.length >= 6);
const titleFolds = new Set(documentTitles.map(foldHeading));

/** How long the words of a heading are at most, in letters. */
const longest = 60;
/** The same lines are asked about several times while a page is read. */
const mostKept = 4000;

const exactTopic = (text: string): HeadedTopic | undefined =>
  topicsByFold.get(foldHeading(text)) ?? topicsByFold.get(plain(text));

const slippedTopic = (text: string): HeadedTopic | undefined => {
  const fold = foldHeading(text);
  if (fold.length < 6 || fold.length > 40) return undefined;
  const near = longFolds.find((other) => other[0] === fold[0] && isOneSlipFrom(other, fold));
  return near === undefined ? undefined : topicsByFold.get(near);
};

const devanagari = /^[\p{Script=Devanagari}\s\p{P}\p{N}\p{S}]+$/u;
const hindiFolds = [...topicsByFold.keys()].filter((fold) => devanagari.test(fold) && fold.length >= 4);

/** How much two words have of the same signs, in whatever order. */
const likeness = (a: string, b: string): number => {
  const rest = new Map<string, number>();
  for (const sign of a) rest.set(sign, (rest.get(sign) ?? 0) + 1);
  let same = 0;
  for (const sign of b) {
    const left = rest.get(sign) ?? 0;
    if (left > 0) same++;
    rest.set(sign, left - 1);
  }
  return (2 * same) / (a.length + b.length);
};

const leastLikeness = 0.8;

/** Files that set Hindi often tell its signs doubled, exchanged or not at all. */
const hindiTopic = (text: string): HeadedTopic | undefined => {
  const fold = foldHeading(text);
  if (!devanagari.test(fold) || fold.length < 4 || fold.length > 30) return undefined;
  let [best, most] = ['', leastLikeness];
  for (const known of hindiFolds) {
    const like = likeness(known, fold);
    if (like >= most) [best, most] = [known, like];
  }
  return topicsByFold.get(best);
};

const parting = /\s*(?:&|\/|\||,|\+|\band\b|\bwith\b|एवं|और|व(?=\s))\s*/iu;
const trailing =
  /\s+(?:details?|information|info|summary|profile|section|overview|history|undertaken|undergone|attended|received|pursued|obtained|earned|completed|handled|known|acquired|possessed|gained|done)$/iu;
const leading =
  /^(?:my|key|major|brief|other|additional|relevant|personal|professional|academic|technical|summary of|details? of|list of|selected|notable|current|latest|core|career)\s+/iu;

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\([^)]*\)\s*$/u, '')
    .replace(/^\s*\(?(?:\d{1,2}|[ivx]{1,4}|[a-z])[.)]\s+/iu, '')
    .replace(/^[^\p{L}]+|[^\p{L}\p{M})]+$/gu, '')
    .trim();

const unique = (topics: readonly HeadedTopic[]): HeadedTopic[] => [...new Set(topics)];

const parts = (text: string): readonly HeadedTopic[] | undefined => {
  const words = text.split(parting).filter((part) => part.trim() !== '');
  if (words.length < 2 || words.length > 4) return undefined;
  const topics = words.map((part) => exactTopic(part) ?? slippedTopic(part));
  return topics.every((topic) => topic !== undefined) ? unique(topics) : undefined;
};

/** "Academic Projects & Training": the first word is said of both. */
const guessed = (text: string): HeadedTopic | undefined => {
  const shorter = [
    text.replace(trailing, ''),
    text.replace(leading, ''),
    text.replace(leading, '').replace(trailing, ''),
  ];
  for (const one of shorter) {
    const topic = one === text ? undefined : (exactTopic(one) ?? slippedTopic(one));
    if (topic) return topic;
  }
  const words = text.toLowerCase().split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length >= 2 && words.length <= 4 && words.every((word) => /^[\p{L}\p{M}&/-]+$/u.test(word))
    ? topicsByLastWord.get(last)
    : undefined;
};

const known = new Map<string, HeadingTopics | undefined>();

/** What a heading's words say that its section is about. */
export const topicsOfHeading = (text: string): HeadingTopics | undefined => {
  if (text.length > longest + 20) return undefined;
  if (!known.has(text)) {
    if (known.size >= mostKept) known.clear();
    known.set(text, findTopics(text));
  }
  return known.get(text);
};

const findTopics = (text: string): HeadingTopics | undefined => {
  const words = bare(text);
  if (words === '' || words.length > longest) return undefined;
  const whole = exactTopic(words);
  if (whole) return { topics: [whole], exact: true };
  const several = parts(words);
  if (several) return { topics: several, exact: true };
  const composed = composedTopic(words);
  if (composed) return { topics: [composed], exact: words.includes(' ') };
  const slipped = slippedTopic(words);
  if (slipped) return { topics: [slipped], exact: foldHeading(words).length >= 9 };
  const guess = guessed(words) ?? hindiTopic(words);
  return guess && { topics: [guess], exact: false };
};

export const isDocumentTitle = (text: string): boolean => titleFolds.has(foldHeading(bare(text)));
