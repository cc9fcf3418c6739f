import type { Notes } from './razorpay-entities.ts';
import { badRequest } from './razorpay-errors.ts';

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (body: unknown): Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body))
    : {};

export interface OrderInput {
  readonly amount: number;
  readonly currency: string;
  readonly receipt: string | null;
  readonly notes: Notes;
}

const SMALLEST_AMOUNT = 100;
const LARGEST_AMOUNT = 50_000_000;

export function orderInput(body: unknown): OrderInput {
  const fields = fieldsOf(body);
  const amount = wholeAmount(fields);
  if (amount < SMALLEST_AMOUNT) throw badRequest('Order amount less than minimum amount allowed', 'amount');
  if (amount > LARGEST_AMOUNT) throw badRequest('Amount exceeds maximum amount allowed.', 'amount');
  return { amount, currency: currencyOf(fields), receipt: receiptOf(fields), notes: notesOf(fields) };
}

export function captureInput(body: unknown): { amount: number; currency: string } {
  const fields = fieldsOf(body);
  return { amount: wholeAmount(fields), currency: currencyOf(fields) };
}

export interface RefundInput {
  readonly amount: number | undefined;
  readonly speed: string;
  readonly receipt: string | null;
  readonly notes: Notes;
}

export function refundInput(body: unknown): RefundInput {
  const fields = fieldsOf(body);
  const amount = fields.amount === undefined ? undefined : wholeAmount(fields);
  if (amount !== undefined && amount < SMALLEST_AMOUNT)
    throw badRequest('The amount must be atleast INR 1.00', 'amount');
  const speed = fields.speed ?? 'normal';
  if (speed !== 'normal' && speed !== 'optimum') throw badRequest('The selected speed is invalid.', 'speed');
  return { amount, speed, receipt: receiptOf(fields), notes: notesOf(fields) };
}

export interface ListInput {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly skip: number;
}

export function listInput(query: unknown): ListInput {
  const fields = fieldsOf(query);
  const number = (name: string, otherwise: number): number => {
    const given = fields[name];
    if (given === undefined || given === '') return otherwise;
    const value = Number(given);
    if (!Number.isInteger(value)) throw badRequest(`The ${name} must be an integer.`, name);
    if (value < 0) throw badRequest(`The ${name} must be at least 0.`, name);
    return value;
  };
  const count = number('count', 10);
  if (count < 1) throw badRequest('The count must be at least 1.', 'count');
  if (count > 100) throw badRequest('The count may not be greater than 100.', 'count');
  return {
    from: number('from', 0),
    to: number('to', Number.MAX_SAFE_INTEGER),
    count,
    skip: number('skip', 0),
  };
}

/** Forms send digits, JSON sends numbers; anything else, fractions above all, is refused. */
function wholeAmount(fields: Fields): number {
  const { amount } = fields;
  if (amount === undefined || amount === null || amount === '')
    throw badRequest('The amount field is required.', 'amount');
  const value = typeof amount === 'string' && /^\d+$/.test(amount) ? Number(amount) : amount;
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw badRequest('The amount must be an integer.', 'amount');
  if (value < 0) throw badRequest('The amount must be at least 0.', 'amount');
  return value;
}

function currencyOf({ currency }: Fields): string {
  if (currency === undefined || currency === '')
    throw badRequest('The currency field is required.', 'currency');
  if (currency !== 'INR') throw badRequest('Currency is not supported', 'currency');
  return currency;
}

function receiptOf({ receipt }: Fields): string | null {
  if (receipt === undefined || receipt === null || receipt === '') return null;
  if (typeof receipt !== 'string') throw badRequest('The receipt must be a string.', 'receipt');
  if ([...receipt].length > 40)
    throw badRequest('The receipt may not be greater than 40 characters.', 'receipt');
  return receipt;
}

export function notesOf({ notes }: Fields): Notes {
  if (notes === undefined || notes === null) return [];
  if (typeof notes !== 'object' || (Array.isArray(notes) && notes.length > 0))
    throw badRequest('The notes must be an array.', 'notes');
  const pairs = Object.entries(notes);
  if (pairs.length > 15)
    throw badRequest('Number of fields in notes should be less than or equal to 15', 'notes');
  for (const [key, value] of pairs) {
    if (typeof value === 'object' && value !== null)
      throw badRequest('notes values themselves should not be an array', 'notes');
    if (key.length > 256 || String(value ?? '').length > 256)
      throw badRequest('notes keys and values may not be greater than 256 characters.', 'notes');
  }
  return pairs.length === 0
    ? []
    : Object.fromEntries(pairs.map(([key, value]) => [key, String(value ?? '')]));
}
