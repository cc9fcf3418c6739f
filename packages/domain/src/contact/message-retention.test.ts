import { expect, it } from 'vitest';
import { messageKeptMonths, messagesKeptSince } from './message-retention.ts';

it('messages are kept for twelve months', () => {
  expect(messageKeptMonths).toBe(12);
  expect(messagesKeptSince(new Date('2026-11-15T10:00:00Z'))).toEqual(new Date('2025-11-15T10:00:00Z'));
  expect(messagesKeptSince(new Date('2028-02-29T10:00:00Z'))).toEqual(new Date('2027-02-28T10:00:00Z'));
});
