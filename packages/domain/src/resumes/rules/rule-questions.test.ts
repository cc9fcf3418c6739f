import { describe, expect, it } from 'vitest';
import { checkEducationEntry } from '../education/education-rules.ts';
import { checkDescription } from '../fields/description-text.ts';
import { checkNameText } from '../fields/name-text.ts';
import { type KeptAt, keptBy, keptIn, type RuleException } from './rule-exceptions.ts';
import { isKeptEverywhere, questionOf, watchKept, withoutKept, withRulesKept } from './rule-questions.ts';

const path = 'workExperience.0.description';
const describing = (text: string) => (keptAt: KeptAt) =>
  checkDescription(text, keptAt('workExperience.description'));
const naming = (text: string) => (keptAt: KeptAt) => checkNameText('company', text, keptAt('x.company'));

describe('decision 62: the messages of one field are one question', () => {
  const text = 'Grew deposits by 35% in 2024..  A team of eleven people in Pune took part in it.';

  it('that one answer settles', () => {
    const { asked, exceptions } = questionOf(undefined, path, describing(text));
    expect(asked.map(({ code }) => code)).toEqual([
      'description-characters',
      'description-digits',
      'text-spaces',
      'description-periods',
    ]);
    expect(exceptions.every(({ field }) => field === 'workExperience.description')).toBe(true);
    expect(describing(text)(keptBy(exceptions, 'ask'))).toBeUndefined();
  });

  it('and that ends where a rule decides', () => {
    const { asked, exceptions } = questionOf(undefined, path, describing('35% in 2024'));
    expect(asked.map(({ code }) => code)).toEqual(['description-characters', 'description-digits']);
    expect(describing('35% in 2024')(keptBy(exceptions, 'ask'))).toEqual({
      code: 'description-too-short',
      params: { minimum: 50 },
    });
  });

  it('also where one rule asks twice', () => {
    const entry = (degree: string, graduationDate: string) => ({
      school: 'A',
      field: 'B',
      degree,
      graduationDate,
    });
    const check = (keptAt: KeptAt) =>
      checkEducationEntry(
        entry('higher-secondary', '2010-03'),
        [entry('secondary', '2009-03')],
        '2000-06-15',
        { day: '2026-11-15', latest: '2026-11-15' },
        keptIn(keptAt, 'education'),
      ).find(({ field }) => field === 'graduationDate');
    const { asked, exceptions } = questionOf([], 'education.1.graduationDate', check);
    expect(asked.map(({ code }) => code)).toEqual(['completion-too-young', 'education-gap']);
    expect(check(keptBy(exceptions, 'ask'))).toBeUndefined();
  });
});

describe('what was kept', () => {
  const kept: RuleException[] = [{ field: 'x.company', rule: 'text-characters', what: '& ( )' }];

  it('is told by the check itself', () => {
    const watched = watchKept(keptBy(kept, 'ask'));
    expect(naming('L&T')(watched.keptAt)).toBeUndefined();
    expect(watched.found.get('x.company')).toEqual([{ rule: 'text-characters', items: ['&'] }]);
    const plain = watchKept(keptBy(kept, 'ask'));
    naming('Infosys')(plain.keptAt);
    expect(plain.found.size).toBe(0);
    const strict = watchKept(keptBy(kept, 'strict'));
    naming('L&T')(strict.keptAt);
    expect(strict.found.size).toBe(0);
  });

  it('can be taken back, and only that', () => {
    const items = [{ rule: 'text-characters', items: ['&'] }] as const;
    expect(withoutKept(kept, 'x.3.company', items)).toEqual([{ ...kept[0], what: '( )' }]);
    expect(withoutKept([{ ...kept[0], what: '&' } as RuleException], 'x.3.company', items)).toEqual([]);
    expect(withoutKept(kept, 'x.3.position', items)).toEqual(kept);
  });

  it('for the whole resume is taken back for the whole resume', () => {
    const { asked } = questionOf(undefined, path, describing('35% in 2024'));
    const all = withRulesKept(kept, asked);
    expect(all).toEqual([
      kept[0],
      { field: '*', rule: 'description-characters', what: '*' },
      { field: '*', rule: 'description-digits', what: '*' },
    ]);
    const items = [{ rule: 'description-digits', items: ['2024'] }] as const;
    expect(isKeptEverywhere(all, items)).toBe(true);
    expect(isKeptEverywhere(kept, items)).toBe(false);
    expect(withoutKept(all, path, items)).toEqual(all.slice(0, 2));
  });
});
