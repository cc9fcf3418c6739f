import { describe, expect, it } from 'vitest';
import './office-messages.ts';
import { adminMessages } from './admin/admin-messages.ts';
import { authMessages } from './auth/auth-messages.ts';
import { contactMessages } from './contact/contact-messages.ts';
import { helpMessages } from './help/help-messages.ts';
import { jobMessages } from './jobs/job-messages.ts';
import { fillMessage, messages } from './message-catalogue.ts';
import { paymentMessages } from './payments/payment-messages.ts';
import { planMessages } from './plans/plan-messages.ts';
import { requestMessages } from './request-messages.ts';
import { importMessages } from './resumes/import-messages.ts';
import { resumeMessages } from './resumes/resume-messages.ts';
import { sharingMessages } from './resumes/sharing/sharing-messages.ts';
import { settingMessages } from './settings/setting-messages.ts';
import { subscriptionMessages } from './subscriptions/subscription-messages.ts';
import { templateMessages } from './templates/template-messages.ts';

const tables = [
  adminMessages,
  authMessages,
  contactMessages,
  importMessages,
  sharingMessages,
  jobMessages,
  helpMessages,
  paymentMessages,
  planMessages,
  requestMessages,
  resumeMessages,
  settingMessages,
  subscriptionMessages,
  templateMessages,
];

describe('message catalogue', () => {
  it('has each code in one topic only', () => {
    const codes = tables.flatMap((table) => Object.keys(table));
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    expect(Object.keys(messages)).toHaveLength(codes.length);
  });

  it('fills what a message names, once', () => {
    expect(fillMessage('{label} is {label}', { label: '{max}', max: 1 })).toBe('{max} is {max}');
    expect(fillMessage('{unknown}')).toBe('{unknown}');
  });
});
