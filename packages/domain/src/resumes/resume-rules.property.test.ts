import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEmail } from '../auth/email-fields.ts';
import { displayDay, isCalendarDay } from '../calendar/calendar-day.ts';
import { messageText } from '../message-catalogue.ts';
import type { Refusal } from '../refusal.ts';
import { slowestOnHostileText } from '../text/hostile-text.fixture.ts';
import { checkEducationEntry } from './education/education-rules.ts';
import { checkGpa } from './education/gpa-field.ts';
import { checkBirthDate } from './fields/birth-date.ts';
import { checkCertificate } from './fields/certificate-rules.ts';
import { checkDeclaration } from './fields/declaration.ts';
import { checkDescription, checkSummary } from './fields/description-text.ts';
import { checkEndDate, checkTrainingStart, checkWorkStart } from './fields/experience-dates.ts';
import { checkNameText, filterNameText, nameLabels } from './fields/name-text.ts';
import { checkPhone, filterPhone } from './fields/phone-field.ts';
import { checkTechnologies, checkTechnology, filterTechnology } from './fields/technology-tags.ts';
import { checkUrl } from './fields/url-field.ts';
import { checkImage } from './images/image-rules.ts';
import { levelOfSkill, levelOfStudyType } from './json-resume/json-resume-levels.ts';
import { checkResume } from './resume-check.ts';
import { sampleProfessional } from './samples/sample-resumes.ts';
import { dashboardFileName } from './saved/download-rules.ts';
import { checkResumeName } from './saved/resume-name.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };
const birth = '2000-01-01';
const education = { school: 'A', field: 'B', degree: 'secondary', graduationDate: '2016-05-20' };

const rules: readonly (readonly [string, (text: string) => Refusal | readonly Refusal[] | undefined])[] = [
  ['e-mail', checkEmail],
  ['name-like text', (text) => checkNameText('school', text)],
  ['description', checkDescription],
  ['summary', checkSummary],
  ['phone', checkPhone],
  ['URL', checkUrl],
  ['URL after its scheme', (text) => checkUrl(`https://${text}`)],
  ['GPA', checkGpa],
  ['technology', (text) => checkTechnology(text, ['Java', text])],
  ['technologies', (text) => checkTechnologies([text, text])?.refusal],
  ['birth date', (text) => checkBirthDate(text, today)],
  ['work start', (text) => checkWorkStart(text, [{ ...education, graduationDate: text }, education], today)],
  ['training start', (text) => checkTrainingStart(text, today)],
  ['end date', (text) => checkEndDate({ startDate: text, endDate: text, current: false }, today)],
  [
    'education',
    (text) =>
      checkEducationEntry({ ...education, degree: text, school: text, gpa: text }, [education], text, today),
  ],
  [
    'certificate',
    (text) =>
      checkCertificate({ name: text, issuer: text, date: text, link: text }, birth, [education], today),
  ],
  ['declaration', checkDeclaration],
  ['image', checkImage],
  ['image data', (text) => checkImage(`data:image/png;base64,${text}`)],
  ['resume name', checkResumeName],
  [
    'whole resume',
    (text) =>
      checkResume(
        {
          ...sampleProfessional,
          summary: text,
          personalInfo: {
            ...sampleProfessional.personalInfo,
            fullName: text,
            email: text,
            dateOfBirth: text,
          },
          workExperience: sampleProfessional.workExperience.map((work) => ({ ...work, endDate: text })),
        },
        today,
      ),
  ],
];

const filters: readonly (readonly [string, (text: string) => string])[] = [
  ['name filter', (text) => filterNameText('fullName', text).kept],
  ['technology filter', (text) => filterTechnology(text).kept],
  ['phone filter', (text) => filterPhone(text).kept],
  ['file name', (text) => dashboardFileName(text, 'pdf', today.day)],
  ['shown day', displayDay],
  ['study type', (text) => String(levelOfStudyType(text))],
  ['skill level', (text) => String(levelOfSkill(text))],
];

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('a', ' ', "'", '.', '1', '@', '-', '\n', '\u200d', '\u0301', '/', ':', '\ud800'),
  }),
);

describe.each(rules)('%s', (_, rule) => {
  it('answers any text, with words for each refusal', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = rule(text);
        for (const refusal of found === undefined ? [] : [found].flat()) {
          expect(messageText(refusal)).not.toMatch(/\{\w+\}/);
        }
      }),
    );
  });

  it('takes at most 50 ms on 100 kB of hostile text', () => {
    expect(slowestOnHostileText(rule)).toBeLessThanOrEqual(50);
  });
});

describe.each(filters)('%s', (_, filter) => {
  it('makes text of any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(typeof filter(text)).toBe('string');
      }),
    );
  });

  it('takes at most 50 ms on 100 kB of hostile text', () => {
    expect(slowestOnHostileText(filter)).toBeLessThanOrEqual(50);
  });
});

describe('filters', () => {
  const fields = fc.constantFrom(...(Object.keys(nameLabels) as (keyof typeof nameLabels)[]));

  it('never leave a character that the rule refuses, and change nothing twice', () => {
    fc.assert(
      fc.property(fields, anyText, (field, typed) => {
        const { kept } = filterNameText(field, typed);
        expect(filterNameText(field, kept)).toEqual({ kept, takenOut: [] });
        // A joiner typed at the end waits for its next letter.
        expect(checkNameText(field, `${kept}a`)?.code).not.toBe('text-characters');
      }),
    );
  });

  it('leave a phone number of digits, with the plus of another country, and change nothing twice', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const { kept, shown = kept } = filterPhone(typed);
        expect(kept).toMatch(/^\+?[0-9]*$/);
        expect(filterPhone(shown).kept).toBe(kept);
      }),
    );
  });
});

it('a day that is shown is a day that exists', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('0', '1', '2', '9', '-'), minLength: 10, maxLength: 10 }),
      (text) => {
        expect(displayDay(text) === text).toBe(!isCalendarDay(text));
      },
    ),
  );
});
