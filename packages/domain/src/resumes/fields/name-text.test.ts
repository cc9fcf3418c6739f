import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { checkNameText, filterNameText, type NameField, nameLabels } from './name-text.ts';
import type { TypedText } from './typed-text.ts';

const answer = (text: string, field: NameField = 'school'): string | undefined => {
  const refusal = checkNameText(field, text);
  return refusal && messageText(refusal);
};

describe('S1 §5 name-like text', () => {
  it('applies to the twelve fields', () => {
    expect(Object.keys(nameLabels)).toHaveLength(12);
  });

  it.each(['St Xaviers', "St Xavier's College", 'St Xavier’s', 'Al', 'अनन्या शर्मा', ' Ananya ', 'Ananya '])(
    'takes %j',
    (text) => {
      expect(answer(text)).toBeUndefined();
    },
  );

  it('is capped at 200 characters', () => {
    expect(answer('a'.repeat(200))).toBeUndefined();
    expect(answer('a'.repeat(201))).toBe('Please shorten this text to 200 characters');
  });

  it.each(['', ' ', '\t\n'])('is required: %j', (text) => {
    expect(answer(text)).toBe('School is required');
    expect(answer(text, 'fullName')).toBe('Full name is required');
    expect(answer(text, 'field')).toBe('Field of study is required');
  });

  it.each(['School 1', 'A-B', 'B.Tech', 'A  1', 'A\nB', '12'])(
    'holds letters, spaces and apostrophes only: %j',
    (text) => {
      expect(answer(text)).toBe('School should only contain letters and apostrophes');
    },
  );

  it.each(['A  B', '  Ananya', "A  ''B"])('has single spaces only: %j', (text) => {
    expect(answer(text)).toBe('Please use single spaces between words');
  });

  it.each(["O''Brien", 'O’’Brien', "O'’Brien", "''"])('has no doubled apostrophes: %j', (text) => {
    expect(answer(text)).toBe('Please use single apostrophes only');
  });

  it.each(['A', 'अ', 'नी', 'e\u0301', ' A ', "'", "' '"])('has at least 2 characters: %j', (text) => {
    expect(answer(text, 'location')).toBe('Location is too short');
  });
});

const kept = (field: NameField, typed: string): string => filterNameText(field, typed).kept;

/** What the field keeps after each key. */
const typedKeys = (field: NameField, text: string): TypedText[] => {
  let before: TypedText | undefined;
  return [...text].map((key) => {
    before = filterNameText(field, (before?.kept ?? '') + key, before);
    return before;
  });
};

describe('S1 §5 filters as the user types', () => {
  it('drops other characters and names them', () => {
    expect(filterNameText('school', "St. Xavier's 12")).toEqual({
      kept: "St Xavier's ",
      takenOut: ['.', '1', '2'],
    });
    expect(filterNameText('skill', 'C++')).toEqual({ kept: 'C', takenOut: ['+', '+'] });
    expect(filterNameText('company', 'L&T')).toEqual({ kept: 'LT', takenOut: ['&'] });
    expect(filterNameText('company', 'Tata\tSteel')).toEqual({ kept: 'Tata Steel', takenOut: [] });
  });

  it.each(['fullName', 'location'] as const)('drops apostrophes too in %s', (field) => {
    expect(filterNameText(field, "O'Bri’en1")).toEqual({ kept: 'OBrien', takenOut: ["'", '’', '1'] });
  });

  it.each(['Science & Engg', 'Science & & Engg', 'Science &  Engg', 'Science, Engg'])(
    'leaves one space where %j had a sign between two',
    (text) => {
      expect(kept('field', text)).toBe('Science Engg');
      expect(checkNameText('field', kept('field', text))).toBeUndefined();
    },
  );

  it('leaves one space when the sign is typed key by key', () => {
    expect(typedKeys('field', 'Science & Engg').at(-1)?.kept).toBe('Science Engg');
    expect(typedKeys('company', '3 M').at(-1)?.kept).toBe(' M');
  });

  it('keeps two spaces that somebody typed, for the message about them', () => {
    expect(kept('school', 'St  Xavier')).toBe('St  Xavier');
    expect(typedKeys('school', 'St.  X').at(-1)?.kept).toBe('St  X');
  });
});
