import { refuse } from '@kalam/domain/refusal';
import { describe, expect, it } from 'vitest';
import { isShown, noneShown, whileTyping, withShown } from './shown-fields.ts';

const must = { ...refuse('text-required', { label: 'Company' }), field: 'company' };
const ask = { ...refuse('text-characters', { label: 'Company' }), field: 'company', asks: ['&'] };

describe('decision 62: a question is asked on leaving the field, never per key', () => {
  it('waits until the field is left', () => {
    expect([must, ask].map((refusal) => isShown(noneShown, refusal))).toEqual([false, false]);
    const left = withShown(noneShown, ['company']);
    expect([must, ask].map((refusal) => isShown(left, refusal))).toEqual([true, true]);
  });

  it('stays while it is answered by typing, and comes back only on leaving again', () => {
    const left = withShown(noneShown, ['company']);
    const answering = whileTyping(left, 'company', true);
    expect(isShown(answering, ask)).toBe(true);
    const answered = whileTyping(answering, 'company', false);
    expect(isShown(answered, ask)).toBe(false);
    expect(isShown(answered, must)).toBe(true);
    expect(isShown(withShown(answered, ['company']), ask)).toBe(true);
  });

  it('keeps one in sight that was there before anything was typed', () => {
    expect(isShown(whileTyping(noneShown, 'company', true), ask)).toBe(true);
    expect(whileTyping(noneShown, 'company', false)).toBe(noneShown);
  });
});
