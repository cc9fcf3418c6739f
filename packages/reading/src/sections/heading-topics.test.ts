import { documentWords } from '@kalam/domain/resumes/document-words';
import { describe, expect, it } from 'vitest';
import { foldHeading, isOneSlipFrom } from './fold-heading.ts';
import { isDocumentTitle, topicsOfHeading } from './heading-topics.ts';
import { headingWords } from './heading-words.ts';

const topics = (text: string): string | undefined => topicsOfHeading(text)?.topics.join('+');

describe('what a heading says', () => {
  it('is known by the words it is made of, where nobody has listed it', () => {
    const made: Readonly<Record<string, string | undefined>> = {
      'Previous Appointments Held': 'work',
      'Employment Timeline': 'work',
      'Computer Courses Attended': 'certificates',
      'Honours and Distinctions': 'achievements',
      'Other Interests': 'interests',
      // Two things, or none that a section is about.
      'Hard working': undefined,
      'Team Work': undefined,
      'Customer Service': undefined,
    };
    for (const [heading, topic] of Object.entries(made))
      expect([heading, topics(heading)]).toEqual([heading, topic]);
  });

  it('is known on Indian resumes (import.md 5)', () => {
    const known: Readonly<Record<string, string>> = {
      'Career Objective': 'summary',
      'PROFILE SUMMARY': 'summary',
      'Career Snapshot': 'summary',
      'Academic Credentials:': 'education',
      'Educational Qualification': 'education',
      Scholastics: 'education',
      'Professional Experience': 'work',
      'Employment History :-': 'work',
      'Organisational Scan': 'work',
      'Career Contour': 'work',
      'Industrial Training': 'training',
      'Trainings Attended': 'training',
      'Key Skills': 'skills',
      'IT Forte': 'skills',
      Strengths: 'skills',
      'Personal Dossier': 'personalDetails',
      'Personal Vitae': 'personalDetails',
      Hobbies: 'interests',
      'Linguistic Abilities': 'languages',
      'Extra-Curricular Activities': 'achievements',
      'Positions of Responsibility': 'achievements',
      Workshops: 'certificates',
      'Papers Published': 'publications',
      'I. Declaration': 'declaration',
      'Social Links': 'links',
    };
    for (const [heading, topic] of Object.entries(known))
      expect([heading, topics(heading)]).toEqual([heading, topic]);
  });

  it('is known in Hindi, as our own pages say it and otherwise, and where a file mangles it', () => {
    for (const [key, heading] of Object.entries(documentWords.hi.headings)) {
      if (key.startsWith('own')) continue;
      expect([heading, topics(heading)]).toEqual([heading, key === 'moreEducation' ? 'education' : key]);
    }
    expect(topics('शैक्षणिक योग्यता')).toBe('education');
    expect(topics('करिरयर का उद्देश्य')).toBe('summary');
    expect(topicsOfHeading('शिशाक्ष')).toEqual({ topics: ['education'], exact: false });
  });

  it('may be two things', () => {
    expect(topics('Experience & Education')).toBe('work+education');
    expect(topics('Hobbies / Languages')).toBe('interests+languages');
    expect(topics('Awards and Achievements')).toBe('achievements');
    expect(topics('Skills, Strengths')).toBe('skills');
  });

  it('may have a slip, more words around it, or letters set apart', () => {
    expect(topics('Educaton')).toBe('education');
    expect(topics('CERTIFCATIONS')).toBe('certificates');
    expect(topics('Persnoal Details')).toBe('personalDetails');
    expect(topics('WORKEXPERIENCE')).toBe('work');
    expect(topics('Training Undergone')).toBe('training');
    expect(topics('Work Experience (5 years)')).toBe('work');
    expect(topicsOfHeading('Hotel Management Experience')).toEqual({ topics: ['work'], exact: false });
  });

  it('is not guessed from any words', () => {
    for (const text of [
      'Sample Stores Pvt Ltd',
      'Asha Rao',
      'Pune',
      '2019',
      'Java',
      '',
      '•',
      'Store Manager',
    ])
      expect([text, topics(text)]).toEqual([text, undefined]);
  });

  it('is never two topics by the same words', () => {
    const seen = new Map<string, string>();
    for (const [topic, words] of Object.entries(headingWords))
      for (const word of words) {
        expect([word, seen.get(foldHeading(word)) ?? topic]).toEqual([word, topic]);
        seen.set(foldHeading(word), topic);
      }
  });
});

it('knows what the paper calls itself', () => {
  for (const text of ['RESUME', 'Curriculum Vitae', 'BIO-DATA', 'C.V.', 'बायोडाटा', 'जीवन-वृत्त'])
    expect([text, isDocumentTitle(text)]).toEqual([text, true]);
  expect(isDocumentTitle('Resume Writer')).toBe(false);
});

it('compares by letters', () => {
  expect(foldHeading(' Awards & Achievements: ')).toBe('awardsandachievements');
  expect(isOneSlipFrom('skills', 'skilsl')).toBe(true);
  expect(isOneSlipFrom('skills', 'skill')).toBe(true);
  expect(isOneSlipFrom('skills', 'kilts')).toBe(false);
});
