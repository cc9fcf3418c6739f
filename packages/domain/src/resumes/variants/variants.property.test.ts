import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedResume } from '../saved/saved-resume-model.ts';
import { entriesIn, listKeys } from './copied-lists.ts';
import { sameEntry } from './match-entries.ts';
import { changesOf, differencesOf, type Relation } from './parent-changes.ts';
import { type Edit, editKinds, someResumes, withEdits } from './random-edits.fixture.ts';
import { baseOf, settleChanges, takeChanges } from './take-changes.ts';

const edit: fc.Arbitrary<Edit> = fc.record({
  what: fc.oneof(fc.constant('field' as const), fc.constantFrom(...editKinds)),
  at: fc.nat({ max: 1000 }),
  place: fc.nat({ max: 1000 }),
  word: fc.constantFrom('Tally', 'Pune', 'Ledger', 'Stock', 'Audit', 'Kolkata', 'Chess'),
});
const edits = fc.array(edit, { maxLength: 8 });

const idsOf = (changes: readonly { readonly id: string }[]) => changes.map(({ id }) => id);

/** Everything a resume says and in which section. */
const sayings = ({ personalInfo, summary, declaration, arrangement, ...data }: SavedResume): Set<string> =>
  new Set([
    ...Object.values({ ...personalInfo, summary, declaration }),
    ...[arrangement?.hidden, Object.entries(arrangement?.headings ?? {})].flatMap(
      (said) => said?.map(String) ?? [],
    ),
    ...listKeys.flatMap((list) =>
      entriesIn({ personalInfo, summary, declaration, ...data }, list).flatMap((entry) =>
        Object.entries(entry).map(([field, value]) => `${list}.${field}: ${value}`),
      ),
    ),
  ]);

const holds = (check: (relation: Relation) => void) =>
  fc.assert(
    fc.property(fc.constantFrom(...someResumes), edits, edits, (data, inParent, inCopy) => {
      const base = baseOf(data);
      check({ base, parent: withEdits(data, inParent), copy: withEdits(data, inCopy) });
    }),
    { numRuns: 60 },
  );

describe('whatever was edited in a parent and its copy', () => {
  it('taking nothing leaves the copy as it is', () =>
    holds((relation) => expect(takeChanges(relation, [])).toBe(relation.copy)));

  it('an untouched copy that takes everything is the parent', () =>
    holds(({ base, parent }) => {
      const relation = { base, parent, copy: base };
      const taken = takeChanges(relation, idsOf(changesOf(relation)));
      expect(differencesOf({ base: parent, parent: taken, copy: parent })).toEqual([]);
      for (const list of listKeys) {
        const [mine, theirs] = [entriesIn(taken, list), entriesIn(parent, list)];
        expect(mine).toHaveLength(theirs.length);
        for (const [index, entry] of mine.entries()) expect(sameEntry(list, entry, theirs[index])).toBe(true);
      }
    }));

  it('everything taken, nothing is offered any more, and the copy has the parent’s', () =>
    holds((relation) => {
      const offered = changesOf(relation);
      const copy = takeChanges(relation, idsOf(offered));
      const base = settleChanges({ ...relation, copy }, idsOf(offered));
      expect(idsOf(changesOf({ base, parent: relation.parent, copy }))).toEqual([]);
    }));

  it('everything declined, nothing is offered, and what changes again is', () =>
    holds((relation) => {
      const { copy, parent } = relation;
      const base = settleChanges(relation, idsOf(changesOf(relation)));
      expect(idsOf(changesOf({ base, parent, copy }))).toEqual([]);
      const again = { ...parent, declaration: `${parent.declaration} And on.` };
      expect(idsOf(changesOf({ base, parent: again, copy }))).toEqual(['declaration']);
    }));

  it('what the copy has of its own stays where nothing but the untouched is taken', () =>
    holds((relation) => {
      const offered = changesOf(relation).filter(({ isOwn }) => !isOwn);
      const taken = sayings(takeChanges(relation, idsOf(offered)));
      const before = sayings(relation.base);
      for (const own of sayings(relation.copy)) if (!before.has(own)) expect(taken).toContain(own);
    }));

  it('only what was declined is settled', () =>
    holds((relation) => {
      const offered = idsOf(changesOf(relation));
      const declined = offered.filter((_, index) => index % 2 === 0);
      const base = settleChanges(relation, declined);
      expect(changesOf({ ...relation, base }).length).toBeLessThanOrEqual(offered.length - declined.length);
    }));
});
