import { expect, it } from 'vitest';
import { adminMessages } from './admin/admin-messages.ts';
import { authMessages } from './auth/auth-messages.ts';
import { contactMessages } from './contact/contact-messages.ts';
import { jobMessages } from './jobs/job-messages.ts';
import { fillMessage, messages } from './message-catalogue.ts';
import { paymentMessages } from './payments/payment-messages.ts';
import { planMessages } from './plans/plan-messages.ts';
import { requestMessages } from './request-messages.ts';
import { resumeMessages } from './resumes/resume-messages.ts';
import { settingMessages } from './settings/setting-messages.ts';
import { subscriptionMessages } from './subscriptions/subscription-messages.ts';
import { templateMessages } from './templates/template-messages.ts';

it('gives each code to one topic only, so that no wording hides another', () => {
  const codes = [
    requestMessages,
    authMessages,
    resumeMessages,
    templateMessages,
    planMessages,
    subscriptionMessages,
    paymentMessages,
    jobMessages,
    contactMessages,
    settingMessages,
    adminMessages,
  ].flatMap((table) => Object.keys(table));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  expect(Object.keys(messages)).toHaveLength(codes.length);
});

it('names codes in kebab case', () => {
  expect(Object.keys(messages).filter((code) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(code))).toEqual([]);
});

it('fills in the values a message names and leaves unknown ones visible', () => {
  expect(fillMessage('{label} is required', { label: 'School' })).toBe('School is required');
  expect(fillMessage('{label} is required', {})).toBe('{label} is required');
  expect(fillMessage('{a} {a}', { a: 0 })).toBe('0 0');
});
