import { describe, expect, it } from 'vitest';
import { suggestionsFor } from './combobox.tsx';

const titles = ['Accountant', 'Accounts Executive', 'GST Executive'];

describe('suggestions for a text', () => {
  it('are all of them while nothing is typed, or one of them is', () => {
    expect(suggestionsFor(' ', titles)).toEqual(titles);
    expect(suggestionsFor('accountant ', titles)).toEqual(titles);
  });

  it('are those that hold it, whatever its case', () => {
    expect(suggestionsFor('EXEC', titles)).toEqual(['Accounts Executive', 'GST Executive']);
    expect(suggestionsFor('nurse', titles)).toEqual([]);
  });
});
