import { slice, type Traced } from '../../text/traced-text.ts';

const opening = /^(?:[\s,;:|/•·*–—\-~=>)\]}.]|\(\s*\)|\[\s*\])+/u;
const closing = /(?:[\s,;:|/•·*–—\-~=>([{]|\(\s*\)|\[\s*\])+$/u;

/** Without the separators that stand around a piece, and without a bracket that lost its other half. */
export const trimSigns = (text: Traced): Traced => {
  // A full stop in front may belong to the word: .NET.
  const start = /^\s*\.\p{L}/u.test(text.text) ? 0 : (opening.exec(text.text)?.[0].length ?? 0);
  const length = text.text.length - (closing.exec(text.text.slice(start))?.[0].length ?? 0);
  const middle = slice(text, start, Math.max(start, length));
  const inner = middle.text.trim();
  const isWrapped = /^\([^()]*\)$/.test(inner) || /^\[[^[\]]*\]$/.test(inner);
  if (isWrapped)
    return trimSigns(slice(middle, middle.text.search(/[([]/) + 1, middle.text.trimEnd().length - 1));
  const opens = inner.split('(').length;
  const closes = inner.split(')').length;
  if (opens > closes && inner.startsWith('(')) return trimSigns(slice(middle, middle.text.indexOf('(') + 1));
  if (closes > opens && inner.endsWith(')')) return trimSigns(slice(middle, 0, middle.text.lastIndexOf(')')));
  return start === 0 && length === text.text.length ? text : trimSpaces(middle);
};

const trimSpaces = (text: Traced): Traced => {
  const start = text.text.length - text.text.trimStart().length;
  return slice(text, start, Math.max(start, text.text.trimEnd().length));
};
