import type { Term, Terms } from '../terms/compile-terms.ts';
import { findTerms } from '../terms/find-terms.ts';
import { isAside } from './advert-asides.ts';
import { type AdvertPiece, advertPieces } from './advert-pieces.ts';
import { degreesIn } from './asked-degrees.ts';
import { dutiesIn } from './asked-duties.ts';
import { placesIn } from './asked-places.ts';
import { skillsIn } from './asked-skills.ts';
import { yearsIn } from './asked-years.ts';
import type { FoundAsk, FoundInPiece } from './found-ask.ts';
import { isOptionalAt } from './optional-asks.ts';
import { unknownSkillsIn } from './unknown-skills.ts';

/** Somebody who pastes a book waits for nothing. */
export const advertLimit = 20_000;

/** What people own and where they work has no name of its own: "prepare the OT", "check the passport". */
const plainThings: ReadonlySet<string> = new Set(
  'ICU; OT; Own two wheeler; Own laptop; Smartphone; Internet connection; Passport; Aadhaar and PAN; Ex-serviceman; Measuring instruments; First aid; Control plan; 8D'.split(
    '; ',
  ),
);

const isNamedInDuties = (term: Term | undefined): boolean =>
  term !== undefined && (term.kind === 'tool' || term.kind === 'language') && !plainThings.has(term.name);

const asksIn = (piece: AdvertPiece, terms: Terms): readonly FoundInPiece[] => {
  if (piece.part === 'aside') return [];
  if (isAside(piece.text)) return [];
  const found = findTerms(piece.text, terms, 'skill');
  const degrees = degreesIn(piece, findTerms(piece.text, terms, 'learning'));
  const years = yearsIn(piece);
  const inDegree = (start: number): boolean =>
    degrees.some(({ span: [from, to] }) => start >= from && start < to);
  const free = found.filter(({ start }) => !inDegree(start));
  const duties = dutiesIn(piece);
  // Within a duty only what has a name of its own is asked for by itself.
  const isTold = duties.length > 0 && piece.part !== 'asks' && piece.part !== 'skills';
  const known = skillsIn(piece, free).filter(({ named: [term] }) => !isTold || isNamedInDuties(term));
  return [
    ...years,
    ...degrees,
    ...placesIn(piece, findTerms(piece.text, terms, 'place')),
    ...known,
    ...(isTold
      ? []
      : unknownSkillsIn(
          piece,
          [...found, ...[...degrees, ...years].map(({ span: [start, end] }) => ({ start, end }))],
          free,
        )),
    ...duties,
  ];
};

/** The same thing asked twice is one ask. */
const identity = (ask: FoundAsk): string => {
  if (ask.kind === 'years') return `years ${ask.years?.least} ${ask.years?.most}`;
  const names = ask.named.map(({ name }) => name);
  const what = names.length > 0 ? names.sort().join('|') : ask.words.toLowerCase();
  const studies = (ask.degrees ?? []).flatMap((one) => one.studies.map(({ name }) => name));
  return `${ask.kind} ${what} ${studies.join('|')}`;
};

const placed = (piece: AdvertPiece, ask: FoundInPiece): FoundAsk => {
  const [from, to] = ask.span;
  return {
    ...ask,
    words: piece.text.slice(from, to),
    span: [piece.start + from, piece.start + to],
    isOptional:
      piece.part === 'wishes' ||
      (ask.kind !== 'duty' && isOptionalAt(piece.text, from, to, ask.kind !== 'skill')),
  };
};

/** A degree that a longer run names again: "ITI Electrician" in the title, "ITI in Electrician trade, NCVT" below. */
const isNamedAgain = (ask: FoundAsk, all: readonly FoundAsk[]): boolean =>
  ask.kind === 'degree' &&
  all.some(
    (other) =>
      other.kind === 'degree' &&
      other !== ask &&
      other.isOptional === ask.isOptional &&
      ask.named.length <= other.named.length &&
      ask.named.every((term) => other.named.includes(term)) &&
      (ask.named.length < other.named.length || ask.span[0] > other.span[0]),
  );

/** "HQ: Akola" where "Akola, Washim, Buldhana" is asked for as well. */
const isPlaceWithin = (ask: FoundAsk, all: readonly FoundAsk[]): boolean =>
  ask.kind === 'place' &&
  ask.named.length > 0 &&
  all.some(
    (other) =>
      other.kind === 'place' &&
      other.named.length > ask.named.length &&
      ask.named.every((term) => other.named.includes(term)),
  );

/** Every ask of an advert in the order it stands there, with what its words mean. */
export const findAsks = (advert: string, terms: Terms): readonly FoundAsk[] => {
  const asks = new Map<string, FoundAsk>();
  const read = new Set<string>();
  for (const piece of advertPieces(advert.slice(0, advertLimit))) {
    // A line pasted a thousand times asks for what it asked for the first time.
    const line = `${piece.part} ${piece.isPoint} ${piece.isFirst} ${piece.text}`;
    if (read.has(line)) continue;
    read.add(line);
    for (const ask of asksIn(piece, terms).map((one) => placed(piece, one))) {
      const key = identity(ask);
      const there = asks.get(key);
      if (!there || (there.isOptional && !ask.isOptional)) asks.set(key, ask);
    }
  }
  const all = [...asks.values()];
  return all
    .filter((ask) => !isNamedAgain(ask, all) && !isPlaceWithin(ask, all))
    .sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1]);
};
