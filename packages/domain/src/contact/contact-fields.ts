import { checkEmail } from '../auth/email-fields.ts';
import type { MessageCode } from '../message-catalogue.ts';
import { at, type Refusal, refuse } from '../refusal.ts';
import { hasMoreThan } from '../text/text-length.ts';

/** S2 §5 Contact form. */
export const contactLimits = { name: 100, email: 100, subject: 200, message: 2000 } as const;

export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

const missing: Readonly<Record<keyof ContactForm, MessageCode>> = {
  name: 'contact-name-missing',
  email: 'contact-email-missing',
  subject: 'contact-subject-missing',
  message: 'contact-message-missing',
};

export const checkContactField = (field: keyof ContactForm, text: string): Refusal | undefined => {
  const value = text.trim();
  if (value === '') return refuse(missing[field]);
  if (hasMoreThan(value, contactLimits[field]))
    return refuse('contact-text-long', { max: contactLimits[field] });
  return field === 'email' ? checkEmail(value) : undefined;
};

export const checkContactForm = (form: ContactForm): Refusal | undefined => {
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    const refusal = checkContactField(field, form[field]);
    if (refusal) return at(field, refusal);
  }
  return undefined;
};
