/**
 * Directions inside a line by the Unicode Bidirectional Algorithm (UAX #9). Its explicit codes are taken out of a text
 * before it comes here (`clean-text.ts`), so the implicit rules are all there is: W1 to W7, N0 to N2, I1, I2 and L2.
 */

type Class = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'BN' | 'WS' | 'ON';

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/;

/** Whether any of a text goes from right to left; most never does, and needs no second look. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

const classes: readonly [Class, RegExp][] = [
  ['AN', /[\u0600-\u0605\u0660-\u0669\u066b\u066c\u06dd\u0890\u0891\u08e2]/],
  ['EN', /[0-9\u00b2\u00b3\u00b9\u06f0-\u06f9\u2070\u2074-\u2079\u2080-\u2089]/],
  ['NSM', /[\p{Mn}\p{Me}]/u],
  ['ET', /[#-%\u00a2-\u00a5\u00b0\u00b1\u0609\u060a\u066a\u2030-\u2034\p{Sc}](?<!\u060b)/u],
  ['ES', /[+\-\u207a\u207b\u208a\u208b\u2212]/],
  ['CS', /[,./:\u00a0\u060c\u202f\u2044]/],
  ['WS', /[ \u2000-\u200a\u3000]/],
  ['ON', /[\u0606\u0607\u060e\u060f\u06de\u06e9\ufd3e\ufd3f]/],
  ['BN', /\p{Cf}/u],
  ['AL', /[\u0600-\u07bf\u0860-\u08ff\ufb50-\ufdff\ufe70-\ufefe]/],
  ['R', /[\u0590-\u085f\ufb1d-\ufb4f]/],
  ['L', /[\p{L}\p{Mc}\p{Nd}\p{Nl}\p{Co}]/u],
];

const known = new Map<number, Class>();

const classOf = (code: number): Class => {
  const found = known.get(code);
  if (found) return found;
  const sign = String.fromCodePoint(code);
  const made = classes.find(([, signs]) => signs.test(sign))?.[0] ?? 'ON';
  known.set(code, made);
  return made;
};

/** By code unit, so that places in the text are places here. */
const classesOf = (text: string): Class[] => {
  const found: Class[] = [];
  for (const sign of text) for (const _ of sign.split('')) found.push(classOf(sign.codePointAt(0) ?? 0));
  return found;
};

export type Direction = 'ltr' | 'rtl';

/** The direction of the first letter that has one (P2, P3). */
export const directionOf = (text: string): Direction | undefined => {
  for (const sign of text) {
    const found = classOf(sign.codePointAt(0) ?? 0);
    if (found === 'L') return 'ltr';
    if (found === 'R' || found === 'AL') return 'rtl';
  }
  return undefined;
};

/** The level of each code unit: odd ones go from right to left. `base` is the level of what stands around. */
export const levelsOf = (text: string, base: number): number[] => {
  const types = classesOf(text);
  const marks = types.map((type) => type === 'NSM');
  const around: Class = base % 2 === 1 ? 'R' : 'L';
  resolveWeak(types, around);
  resolveBrackets(text, types, marks, around);
  resolveNeutral(types, around);
  return types.map((type) => base + step(type, base));
};

const step = (type: Class, base: number): number => {
  if (base % 2 === 0) return type === 'R' ? 1 : type === 'L' ? 0 : 2;
  return type === 'R' ? 0 : 1;
};

/** W1 to W7. */
const resolveWeak = (types: Class[], around: Class): void => {
  let before = around;
  let strong = around;
  types.forEach((type, at) => {
    // BN is passed over (5.2): it is as what stands before it.
    if (type === 'NSM' || type === 'BN') types[at] = before;
    else if (type === 'EN' && strong === 'AL') types[at] = 'AN';
    if (type === 'L' || type === 'R' || type === 'AL') strong = type;
    before = types[at] ?? before;
  });
  // A mark takes what its letter has become, so letters are renamed only now.
  types.forEach((type, at) => {
    if (type === 'AL') types[at] = 'R';
  });
  types.forEach((type, at) => {
    if (type !== 'ES' && type !== 'CS') return;
    const [left, right] = [types[at - 1], types[at + 1]];
    if (left !== right) return;
    if (left === 'EN' || (left === 'AN' && type === 'CS')) types[at] = left;
  });
  stretches(types, isTerminator, (from, to) => {
    const number = types[from - 1] === 'EN' || types[to] === 'EN';
    types.fill(number ? 'EN' : 'ON', from, to);
  });
  strong = around;
  types.forEach((type, at) => {
    if (type === 'ES' || type === 'CS') types[at] = 'ON';
    if (type === 'EN' && strong === 'L') types[at] = 'L';
    if (type === 'L' || type === 'R') strong = type;
  });
};

const isTerminator = (type: Class): boolean => type === 'ET';
const isNeutral = (type: Class): boolean => type === 'ON' || type === 'WS';

const stretches = (
  types: readonly Class[],
  belongs: (type: Class) => boolean,
  use: (from: number, to: number) => void,
): void => {
  for (let from = 0; from < types.length; from++) {
    let to = from;
    while (to < types.length && belongs(types[to] ?? 'L')) to++;
    if (to > from) use(from, to);
    from = Math.max(from, to - 1);
  }
};

const brackets = '()[]{}';

/** The side a type pulls neutral signs to: numbers count as right to left. */
const side = (type: Class | undefined): Class | undefined =>
  type === 'L' ? 'L' : type === 'R' || type === 'EN' || type === 'AN' ? 'R' : undefined;

/** N0: a pair of brackets goes the way of what stands in it. */
const resolveBrackets = (text: string, types: Class[], marks: readonly boolean[], around: Class): void => {
  for (const [open, close] of bracketPairs(text, types)) {
    const inside = types.slice(open + 1, close).map(side);
    if (inside.every((found) => found === undefined)) continue;
    const before = types
      .slice(0, open)
      .map(side)
      .findLast((found) => found !== undefined);
    const way = inside.includes(around) ? around : (before ?? around);
    for (const bracket of [open, close]) {
      types[bracket] = way;
      for (let at = bracket + 1; marks[at]; at++) types[at] = way;
    }
  }
};

const bracketPairs = (text: string, types: readonly Class[]): [number, number][] => {
  const pairs: [number, number][] = [];
  const open: { readonly wanted: string; readonly at: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const kind = types[at] === 'ON' ? brackets.indexOf(text[at] ?? '') : -1;
    if (kind < 0) continue;
    if (kind % 2 === 0) open.push({ wanted: brackets[kind + 1] ?? '', at });
    else {
      const match = open.findLastIndex(({ wanted }) => wanted === text[at]);
      if (match < 0) continue;
      pairs.push([open[match]?.at ?? 0, at]);
      open.length = match;
    }
  }
  return pairs.sort(([a], [b]) => a - b);
};

/** N1, N2. */
const resolveNeutral = (types: Class[], around: Class): void =>
  stretches(types, isNeutral, (from, to) => {
    const before = side(types[from - 1]) ?? around;
    const after = side(types[to]) ?? around;
    types.fill(before === after ? before : around, from, to);
  });

/** Places from left to right (L2) of things that stand in the order of reading. */
export const visualOrder = (levels: readonly number[]): number[] => {
  const order = levels.map((_, index) => index);
  const level = (place: number): number => levels[order[place] ?? 0] ?? 0;
  for (let least = Math.max(0, ...levels); least > 0; least--) {
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while (to < order.length && level(to) >= least) to++;
      if (to > from + 1) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  }
  return order;
};
