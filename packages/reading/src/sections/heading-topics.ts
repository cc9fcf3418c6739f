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

const longFolds = [...topicsByFold.keys()].filter((fold) => fold.length >= 6);
const titleFolds = new Set(documentTitles.map(foldHeading));

/** How long the words of a heading are at most, in letters. */
const longest = 60;

const exactTopic = (text: string): HeadedTopic | undefined =>
  topicsByFold.get(foldHeading(text)) ?? topicsByFold.get(plain(text));

const slips = new Map<string, HeadedTopic | undefined>();

const slippedTopic = (text: string): HeadedTopic | undefined => {
  const fold = foldHeading(text);
  if (fold.length < 6 || fold.length > 40) return undefined;
  if (!slips.has(fold)) {
    const near = longFolds.find((known) => known[0] === fold[0] && isOneSlipFrom(known, fold));
    if (slips.size > 5000) slips.clear();
    slips.set(fold, near === undefined ? undefined : topicsByFold.get(near));
  }
  return slips.get(fold);
};

const parting = /\s*(?:&|\/|\||,|\+|\band\b|\bwith\b|एवं|और|व(?=\s))\s*/iu;
const trailing =
  /\s+(?:details?|information|info|summary|profile|section|overview|history|undertaken|attended|completed|handled|known|acquired|possessed|gained|done)$/iu;
const leading =
  /^(?:my|key|major|brief|other|additional|relevant|personal|professional|academic|technical|summary of|details? of|list of|selected|notable|current|latest|core|career)\s+/iu;

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\([^)]*\)\s*$/u, '')
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
    ? lastWords[last]
    : undefined;
};

/** What a heading's words say that its section is about. */
export const topicsOfHeading = (text: string): HeadingTopics | undefined => {
  const words = bare(text);
  if (words === '' || words.length > longest) return undefined;
  const whole = exactTopic(words);
  if (whole) return { topics: [whole], exact: true };
  const several = parts(words);
  if (several) return { topics: several, exact: true };
  const slipped = slippedTopic(words);
  if (slipped) return { topics: [slipped], exact: foldHeading(words).length >= 9 };
  const guess = guessed(words);
  return guess && { topics: [guess], exact: false };
};

export const isDocumentTitle = (text: string): boolean => titleFolds.has(foldHeading(bare(text)));
