import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { describe, expect, it } from 'vitest';
import { entryNameAt, sectionOfPath } from './place-words.ts';

describe('where something stands in a resume', () => {
  it('is known by its section', () => {
    expect(sectionOfPath('workExperience.0.description')).toBe('work');
    expect(sectionOfPath('fresherSkills.2.name')).toBe('skills');
    expect(sectionOfPath('summary')).toBe('summary');
    expect(sectionOfPath('own1.0.description')).toBe('own1');
    expect(sectionOfPath('personalInfo.location')).toBeUndefined();
  });

  it('and by the name of the entry, where it has one', () => {
    const [work] = sampleProfessional.workExperience;
    expect(entryNameAt(sampleProfessional, 'workExperience.0.description')).toBe(work?.company);
    expect(entryNameAt(sampleProfessional, 'education.0')).toBe(sampleProfessional.education[0]?.school);
    expect(entryNameAt(sampleProfessional, 'workExperience.99.description')).toBeUndefined();
    expect(entryNameAt(sampleProfessional, 'summary')).toBeUndefined();
  });
});
