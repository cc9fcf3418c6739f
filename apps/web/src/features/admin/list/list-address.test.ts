import { describe, expect, it } from 'vitest';
import { changedAddress, readFilter } from './list-address.ts';

const choices = { status: ['pending', 'failed'] } as const;
const read = (address: string) => readFilter(new URLSearchParams(address), choices);

describe('the address of a list', () => {
  it('tells the search and the choices', () => {
    expect(read('search=asha&status=failed')).toEqual({ search: 'asha', status: 'failed' });
    expect(read('')).toEqual({});
  });

  it('ignores what is no choice, blanks and what belongs to something else', () => {
    expect(read('search=%20%20&status=gold&other=1')).toEqual({});
  });

  it('cuts a search at 100 characters, as the server does', () => {
    expect(read(`search=${'x'.repeat(101)}`).search).toBe('x'.repeat(100));
  });

  it('keeps the rest when something changes, and drops what is emptied', () => {
    const known = new URLSearchParams('search=asha&status=failed&other=1');
    expect(String(changedAddress(known, { search: '', status: 'pending' }))).toBe('status=pending&other=1');
  });
});
