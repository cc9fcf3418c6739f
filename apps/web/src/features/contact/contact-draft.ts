import type { ContactForm } from '@kalam/domain/contact/contact-fields';

const draftKey = 'contactFormDraft';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type FieldName = (typeof contactFields)[number];
export const emptyMessage: ContactForm = { name: '', email: '', subject: '', message: '' };

/** What was typed, as it lies in storage, where anything may lie; undefined when there is nothing to bring back. */
export const readDraft = (stored: string | null): ContactForm | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const found = new Map<string, unknown>(Object.entries(value));
  const text = (field: FieldName): string => {
    const kept = found.get(field);
    return typeof kept === 'string' ? kept : '';
  };
  const draft = {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
  return contactFields.some((field) => draft[field] !== '') ? draft : undefined;
};

/** Without storage the form still works. */
const withStorage = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
};

export const keptDraft = (): ContactForm | undefined =>
  withStorage((storage) => readDraft(storage.getItem(draftKey)));

export const keepDraft = (form: ContactForm): void => {
  withStorage((storage) => storage.setItem(draftKey, JSON.stringify(form)));
};

export const dropDraft = (): void => {
  withStorage((storage) => storage.removeItem(draftKey));
};
