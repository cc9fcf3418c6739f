import { describe, expect, it } from 'vitest';
import { levelOfSkill, levelOfStudyType } from './json-resume-levels.ts';

describe('the words of other tools', () => {
  it.each([
    ['Master of Technology', 'postgraduate'],
    ['M.Sc', 'postgraduate'],
    ['Masters in Commerce', 'postgraduate'],
    ['Post Graduate', 'postgraduate'],
    ['Ph.D.', undefined],
    ['PhD', undefined],
    ['Doctoral degree', undefined],
    ['Diploma in Civil Engineering', undefined],
    ['Post Graduate Diploma', undefined],
    ['Associate', undefined],
    ['Beauty course', undefined],
    ['Basic computing', undefined],
    ['Higher Secondary Certificate', 'higher-secondary'],
    ['Secondary School Certificate', 'secondary'],
    ['BE', 'undergraduate'],
    ['Graduation', 'undergraduate'],
    ['B.Tech', 'undergraduate'],
    ["Bachelor's degree", 'undergraduate'],
    ['Higher Secondary', 'higher-secondary'],
    ['Class XII', 'higher-secondary'],
    ['10th', 'secondary'],
    ['SSLC', 'secondary'],
    ['10th Grade (Secondary Education)', 'secondary'],
    ['12th Grade (2nd PUC/Pre-University)', 'higher-secondary'],
    ["Undergraduate Degree (Bachelor's)", 'undergraduate'],
    ["Master's Degree (Postgraduate)", 'postgraduate'],
    ['Nanodegree in tea', undefined],
    ['To be decided', undefined],
    ['MS Office', undefined],
    ['Certified Scrum Master', undefined],
    ['BA in Secondary Education', 'undergraduate'],
    ['LLM', 'postgraduate'],
    ['B.B.A.', 'undergraduate'],
    ['M. B. A. (Finance)', 'postgraduate'],
    ['BMS', 'undergraduate'],
    ['MSW', 'postgraduate'],
    ['Class 12', 'higher-secondary'],
    ['XIIth', 'higher-secondary'],
    ['10+2', 'higher-secondary'],
    ['Std. 10', 'secondary'],
    ['Xth', 'secondary'],
    ['स्नातकोत्तर', 'postgraduate'],
    ['बी.ए.', 'undergraduate'],
    ['बारहवीं (उच्च माध्यमिक)', 'higher-secondary'],
    ['दसवीं (माध्यमिक)', 'secondary'],
    ['डिप्लोमा, माध्यमिक शिक्षा', undefined],
    ['', undefined],
  ])('knows the level of %s', (studyType, level) => {
    expect(levelOfStudyType(studyType)).toBe(level);
  });

  it.each([
    ['Master', 'Expert'],
    ['advanced', 'Advanced'],
    ['Novice', 'Beginner'],
    ['Intermediate', 'Intermediate'],
    ['', undefined],
    ['80%', undefined],
    ['Not an expert', undefined],
    ['Expert level', 'Expert'],
  ])('knows the skill level %j', (text, level) => {
    expect(levelOfSkill(text)).toBe(level);
  });
});
