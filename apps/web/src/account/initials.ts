import { graphemes } from '@kalam/domain/text/graphemes';

/** A plain letter needs no segmenter, which a slow phone takes a tenth of a second to make. */
const plainLetter = /^[a-z](?!\p{M})/iu;

const first = (text: string): string => {
  if (plainLetter.test(text)) return text.charAt(0).toUpperCase();
  const [segment] = graphemes(text);
  return segment?.segment.toLocaleUpperCase() ?? '';
};

/** First letters of the first and the last word, in any script. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return first(words[0] ?? '') + (last === undefined ? '' : first(last));
};
