import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import { checkNameText, filterNameText, type NameField, nameLabels } from './name-text.ts';

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

describe('S1 §5 filters as the user types', () => {
  it('drops other characters and keeps what is left to the messages', () => {
    expect(filterNameText('school', "St. Xavier's  12")).toBe("St Xavier's  ");
    expect(filterNameText('company', 'A & B, Co')).toBe('A  B Co');
  });

  it.each(['fullName', 'location'] as const)('drops apostrophes too in %s', (field) => {
    expect(filterNameText(field, "O'Bri’en1")).toBe('OBrien');
  });
});
