import { describe, expect, it } from 'vitest';
import '../office-messages.ts';
import { adminMessages } from '../admin/admin-messages.ts';
import { displayDay, displayMonth } from '../calendar/calendar-day.ts';
import { type MessageCode, messages } from '../message-catalogue.ts';
import { indianStates } from '../payments/invoices/indian-states.ts';
import { orderPeriodLabels, orderStatusLabels } from '../payments/order-wording.ts';
import { planList } from '../plans/plan-catalogue.ts';
import { periodLabel, planFeatures, validityLabel } from '../plans/plan-wording.ts';
import { refuse } from '../refusal.ts';
import { educationLevelLabel, educationLevels } from '../resumes/education/education-levels.ts';
import { marksKindLabels } from '../resumes/education/education-marks.ts';
import { nameLabels } from '../resumes/fields/name-text.ts';
import { skillLevels } from '../resumes/fields/skill-levels.ts';
import { docxBadge } from '../resumes/saved/download-rules.ts';
import { languageLevelLabels, personalDetailLabels, sectionFields } from '../resumes/sections/extra-entry.ts';
import { extraSectionLabels } from '../resumes/sections/section-keys.ts';
import { experienceTabLabels, wizardSteps } from '../resumes/wizard-machine.ts';
import { builtInTemplates } from '../templates/built-in-templates.ts';
import { layoutNotes } from '../templates/template-layouts.ts';
import { hindi } from './hindi-words.ts';
import { translateMessage, translateWords } from './translation.ts';

/** The back office speaks English. */
const forStaff = new Set<string>([
  ...Object.keys(adminMessages),
  ...Object.keys(messages).filter((code) =>
    /^(?:admin|moderation|resolution|grievance|template-(?:name|description|feature|save))-?/.test(code),
  ),
  'order-not-pending',
  'order-account-gone',
  'checkout-update-failed',
  'maintenance-message-update-failed',
  'landing-visibility-update-failed',
  'settings-save-failed',
  'text-rules-load-failed',
  'text-rules-update-failed',
  'maintenance-message-missing',
  'maintenance-message-long',
]);

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
const codes = Object.keys(messages) as MessageCode[];
const said = (text: string) => translateWords(text, hindi);

describe('Hindi', () => {
  it('has every message people outside the back office can be answered', () => {
    const missing = codes.filter((code) => !forStaff.has(code) && hindi.messages[code] === undefined);
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(hindi.messages) as MessageCode[])('%s names what the English message names', (code) => {
    expect(placeholders(hindi.messages[code] ?? '')).toEqual(placeholders(messages[code]));
  });

  it('has the words of steps, labels, levels, statuses, plans and templates', () => {
    const words = [
      ...wizardSteps,
      ...Object.values(experienceTabLabels),
      ...Object.values(nameLabels),
      ...Object.values(marksKindLabels).filter((label) => !/GPA$/.test(label)),
      ...Object.values(extraSectionLabels),
      ...Object.values(languageLevelLabels),
      ...Object.values(personalDetailLabels),
      ...Object.values(sectionFields).flatMap((fields) => fields.map(({ label }) => label)),
      ...educationLevels.map(educationLevelLabel),
      ...skillLevels,
      ...Object.values(orderStatusLabels),
      ...Object.values(indianStates),
      docxBadge,
      ...Object.values(orderPeriodLabels),
      ...planList.flatMap((plan) => [...planFeatures(plan), validityLabel(plan), periodLabel(plan)]),
      ...Object.values(layoutNotes),
      ...builtInTemplates.flatMap(({ name, description, features }) => [name, description, ...features]),
    ];
    expect(words.filter((word) => !/\p{Script=Devanagari}/u.test(said(word)))).toEqual([]);
  });

  it('keeps numbers, and writes dates and months', () => {
    expect(said('Save up to 5 resumes')).toBe('5 रिज़्यूमे तक सहेजें');
    expect(said('Pay ₹1,00,000')).toBe('₹1,00,000 चुकाएँ');
    expect(said(displayDay('2026-11-15'))).toBe('15 नवंबर 2026');
    expect(said(displayMonth('2026-02-01'))).toBe('फ़रवरी 2026');
    expect(said('Some text of a person')).toBe('Some text of a person');
  });

  it('fills a message with the words of its own language', () => {
    expect(translateMessage(refuse('text-required', { label: nameLabels.fullName }), hindi)).toBe(
      'पूरा नाम ज़रूरी है',
    );
    expect(
      translateMessage(refuse('work-before-education', { date: '28 Feb 2018', degree: 'B' }), hindi),
    ).toContain('28 फ़रवरी 2018');
    expect(translateMessage({ code: 'admin-no-record' }, hindi)).toBeUndefined();
    expect(translateMessage({ code: 'not-a-code' }, hindi)).toBeUndefined();
  });
});
