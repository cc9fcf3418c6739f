import type { ExtraEntry } from '@kalam/domain/resumes/sections/extra-entry';
import { describe, expect, it } from 'vitest';
import { withKnownDetail, withOtherDetail } from './personal-details.ts';

const father: ExtraEntry = { id: 'f', title: '', kind: 'father-name', detail: 'Suresh Rao' };
const nationality: ExtraEntry = { id: 'n', title: '', kind: 'nationality', detail: 'Indian' };
const blood: ExtraEntry = { id: 'b', title: 'Blood group', detail: 'O+' };

describe('personal details', () => {
  it('are off until filled, and off again when emptied', () => {
    expect(withKnownDetail([], 'gender', '', 'x')).toEqual([]);
    expect(withKnownDetail([father, blood], 'father-name', '', 'x')).toEqual([blood]);
  });

  it('stand in their usual order, before those with a name of their own', () => {
    const all = withKnownDetail([father, nationality, blood], 'gender', 'Female', 'g');
    expect(all.map(({ id }) => id)).toEqual(['f', 'g', 'n', 'b']);
    expect(withKnownDetail(all, 'gender', 'F', 'other').map(({ id }) => id)).toEqual(['f', 'g', 'n', 'b']);
    expect(withKnownDetail([blood], 'passport', 'Z1', 'p').map(({ id }) => id)).toEqual(['p', 'b']);
  });

  it('of another name begin with the first letter and end with the last', () => {
    const begun = withOtherDetail([father], 'x', { title: 'B' });
    expect(begun).toEqual([father, { id: 'x', title: 'B' }]);
    expect(withOtherDetail(begun, 'x', { title: '' })).toEqual([father]);
    expect(withOtherDetail([blood], 'b', { title: '' })).toEqual([{ ...blood, title: '' }]);
  });
});
