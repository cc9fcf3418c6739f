const optional =
  /\b(?:preferred|preferably|preferable|preference|good to have|nice to have|great to have|a plus|is plus|plus point|added advantage|an? advantage|advantageous|advantage|desirable|optional|bonus|ideally|not mandatory|not compulsory|not (?:a )?must|would be (?:great|good|nice|helpful)|will be (?:great|helpful)|h[oa]i? toh? (?:accha|achha|behtar|best|badhiya)|priority)\b|वांछनीय|वरीयता|प्राथमिकता|हो तो (?:अच्छा|बेहतर)|बेहतर होगा/iu;
/** Said of one thing: "Power BI is an added advantage". */
const ofOne = /\b(?:is|will be|would be|h[oa]i?)\b[^,]*$/iu;
/** At the beginning of a clause it speaks of all that follows. */
const ahead =
  /^\s*(?:preferably|ideally|preference(?: will be given)? (?:to|for)|preferred|good to have|nice to have|desirable|bonus|optional|added advantage)\b[\s:–-]*/iu;
const clauseEnd = /;|\.\s|\bbut\b/u;

interface Segment {
  readonly text: string;
  readonly start: number;
}

/** A sentence at its commas, but not at those within brackets. */
const segmentsOf = (text: string): readonly Segment[] => {
  const segments: Segment[] = [];
  let start = 0;
  let depth = 0;
  [...text].reduce((at, sign) => {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth <= 0) {
      segments.push({ text: text.slice(start, at), start });
      start = at + 1;
    }
    return at + sign.length;
  }, 0);
  return [...segments, { text: text.slice(start), start }];
};

/** Without the words that lead up to a thing: "hands on IFT" is as short as "IFT". */
const isShort = (text: string): boolean =>
  text
    .trim()
    .replace(
      /^(?:(?:good |basic |working |prior )?(?:hands[- ]on|knowledge of|experience (?:in|with|of)|exposure to|familiarity with)\s+)/i,
      '',
    )
    .split(/\s+/).length <= 2;
const isBare = (text: string): boolean =>
  text.replace(optional, '').replace(/\b(?:is|are|will|be|an?|would|the|given)\b|[^\p{L}\p{M}]/giu, '') ===
  '';

/** The clause around a place, and the place within it. */
const clauseAround = (text: string, start: number, end: number): readonly [clause: string, start: number] => {
  const parts = text.slice(0, start).split(clauseEnd);
  const lead = parts.at(-1)?.length ?? 0;
  const from = start - lead;
  const rest = text.slice(end);
  const to = end + (clauseEnd.exec(rest)?.index ?? rest.length);
  return [text.slice(from, to), lead];
};

/** Whether what stands here is welcome, not required. `isAlone`: a degree or years, which no list shares. */
export const isOptionalAt = (text: string, start: number, end: number, isAlone: boolean): boolean => {
  const [clause, at] = clauseAround(text, start, end);
  if (ahead.test(clause)) return true;
  const behind = clause.slice(at + end - start);
  const inBrackets = /^[^,(]{0,20}\(([^)]*)\)/.exec(behind)?.[1];
  if (inBrackets !== undefined && optional.test(inBrackets) && isBare(inBrackets)) return true;
  // "Site safety (NEBOSH preferred)": what the brackets hold is wished for, not what stands before them.
  const opened = /\(([^()]*)$/.exec(clause.slice(0, at))?.[1];
  if (opened !== undefined && optional.test(`${opened}${behind.split(')')[0] ?? ''}`)) return true;
  const segments = segmentsOf(clause);
  const own = segments.findLastIndex((segment) => segment.start <= at);
  const here = segments[own]?.text ?? '';
  const plain = here.replace(/\([^)]*\)/g, '');
  if (optional.test(plain)) return true;
  // "Tally, Excel and SAP preferred" wishes for all three, "SQL, and Power BI is a plus" for the last.
  for (const { text: next } of segments.slice(own + 1)) {
    const outside = next.replace(/\([^)]*\)/g, '');
    if (isBare(outside) && optional.test(outside)) return true;
    const marker = optional.exec(outside);
    if (marker)
      return !isAlone && isShort(here) && !ofOne.test(outside.slice(0, marker.index + marker[0].length));
    if (!isShort(outside)) return false;
  }
  return false;
};
