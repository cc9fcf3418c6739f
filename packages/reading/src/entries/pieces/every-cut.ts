import { slice, split, type Traced } from '../../text/traced-text.ts';

/** Every way to part a text in two at one of its separators, in the order of the text. */
export const everyCut = (
  text: Traced,
  separator: RegExp,
): readonly { readonly left: Traced; readonly right: Traced }[] => {
  const { parts, separators } = split(text, separator);
  let at = 0;
  return separators.map((between, index) => {
    at += parts[index]?.text.length ?? 0;
    const left = slice(text, 0, at);
    at += between.text.length;
    return { left, right: slice(text, at) };
  });
};
