import type { AuditFacts } from '@kalam/domain/admin/audit';
import { formatTime } from '../format-time.ts';

export interface FactChange {
  readonly name: string;
  /** Undefined where there was nothing. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** `resumesRemaining` reads as "Resumes remaining". */
export const factName = (key: string): string => {
  const words = key
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const factText = (value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') {
    return moment.test(value) && !Number.isNaN(Date.parse(value)) ? formatTime(value) : value;
  }
  if (Array.isArray(value)) return value.map((one) => factText(one) ?? '').join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** What an entry says was changed, fact by fact, in the words of people. */
export const factChanges = (before: AuditFacts | null, after: AuditFacts | null): readonly FactChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((key) => ({ name: factName(key), from: factText(before?.[key]), to: factText(after?.[key]) }))
    .filter(({ from, to }) => from !== to);
