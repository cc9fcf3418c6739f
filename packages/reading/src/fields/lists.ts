import { slice, type Traced, trim } from '../text/traced-text.ts';

const separators = /[,;|•·/\n\t]|\s(?:and|&|और|व)\s|\s[-–]\s/giu;

/** The items of a list on one line: parted by commas, strokes, dots or "and", but not inside brackets. */
export const listItems = (whole: Traced): readonly Traced[] => {
  const items: Traced[] = [];
  let from = 0;
  for (const match of whole.text.matchAll(separators)) {
    const before = whole.text.slice(from, match.index);
    const opened = (before.match(/[([]/g) ?? []).length - (before.match(/[)\]]/g) ?? []).length;
    if (opened > 0) continue;
    items.push(trim(slice(whole, from, match.index)));
    from = match.index + match[0].length;
  }
  items.push(trim(slice(whole, from)));
  return items
    .map((item) => slice(item, 0, item.text.replace(/[\s.]+$/, '').length))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
};
