const optional =
  /\b(?:preferred|preferably|preferable|preference|prefer|good to have|nice to have|great to have|a plus|is plus|plus point|added advantage|an? advantage|advantageous|advantage|desirable|desired|optional|bonus|ideally|not mandatory|not compulsory|not must|would be (?:great|good|nice|helpful)|will be (?:great|good|helpful)|welcome|ho to (?:accha|achha|behtar)|ho toh? (?:accha|achha)|priority)\b|वांछनीय|वरीयता|प्राथमिकता|हो तो अच्छा|बेहतर होगा/iu;
const required =
  /\b(?:must|required|mandatory|compulsory|essential|minimum|necessary|zaruri|jaruri)\b|अनिवार्य|आवश्यक|जरूरी/iu;

/** The part of a sentence around a place that a word like "preferred" can speak of. */
const clauseAround = (text: string, start: number, end: number): readonly [string, string, string] => {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  const from = Math.max(
    before.lastIndexOf(';'),
    before.lastIndexOf('. '),
    before.search(/\bbut\b(?!.*\bbut\b)/),
  );
  const to = /;|\. |\bbut\b/.exec(behind)?.index ?? behind.length;
  return [before.slice(Math.max(from, 0)), text.slice(start, end), behind.slice(0, to)];
};

/** Whether what stands here is welcome, not required. */
export const isOptionalAt = (text: string, start: number, end: number): boolean => {
  const [before, words, behind] = clauseAround(text, start, end);
  // "Kafka (preferred)": of the nearest thing alone.
  const inBrackets = /^[^,;(]{0,20}\(([^)]*)\)/.exec(behind)?.[1];
  if (inBrackets !== undefined && optional.test(inBrackets)) return true;
  const outer = behind.replace(/\([^)]*\)/g, '');
  if (optional.test(words)) return true;
  const marker = optional.exec(outer);
  if (marker && !required.test(outer.slice(0, marker.index))) {
    // "B.Com, experience 2 years, female preferred": the marker belongs to what stands right before it.
    const other = /,\s*(?:male|female|candidates?|immediate|local|those|people)\b/i.exec(
      outer.slice(0, marker.index),
    );
    return !other;
  }
  const ahead = optional.exec(before);
  return ahead !== null &&
    !required.test(before.slice(ahead.index)) &&
    !before.slice(ahead.index + ahead[0].length).includes(',') === true
    ? true
    : /\b(?:preferably|ideally|preference(?: will be given)? (?:to|for)|good to have|nice to have|desirable|preferred)\b\s*:?[^,]*$/i.test(
        before,
      );
};
