import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowestOnHostileText, textOfUnits } from '../text/hostile-text.fixture.ts';
import { titlesForSkills } from './skill-titles.ts';

describe('S2 §2 job titles from skills, without the AI service', () => {
  it('know skills of many fields, however they are written', () => {
    const first = (skill: string) => titlesForSkills([skill])[0];
    expect(first('Core Java')).toBe('Java Developer');
    expect(first('REACT.JS')).toBe('React Developer');
    expect(first('Node.js')).toBe('Node.js Developer');
    expect(first('C++')).toBe('Embedded Engineer');
    expect(first('C#')).toBe('.NET Developer');
    expect(first('Tally ERP 9')).toBe('Accountant');
    expect(first('Advanced MS-Excel')).toBe('MIS Executive');
    expect(first('ICU patient care')).toBe('Staff Nurse');
    expect(first('Lesson planning')).toBe('Teacher');
    expect(first('AutoCAD')).toBe('CAD Draughtsman');
    expect(first('CNC programming')).toBe('CNC Operator');
    expect(first('टैली')).toBe('Accountant');
  });

  it('takes a short name only as a whole', () => {
    expect(titlesForSkills(['Go'])[0]).toBe('Backend Developer');
    expect(titlesForSkills(['Go-getter'])).toEqual([]);
    expect(titlesForSkills(['Vitamin C'])).toEqual([]);
    expect(titlesForSkills(['javanese'])).toEqual([]);
  });

  it('takes the longest name', () => {
    expect(titlesForSkills(['Cyber security'])).not.toContain('Security Officer');
    expect(titlesForSkills(['Security'])).toContain('Security Officer');
  });

  it('put first what most skills lead to', () => {
    expect(titlesForSkills(['Tally', 'Java', 'Spring Boot'])[0]).toBe('Java Developer');
    expect(titlesForSkills(['Java', 'Tally', 'GST'])[0]).toBe('Accountant');
  });

  it('S2 §9 are limited to 10, each once', () => {
    const titles = titlesForSkills(['Java', 'Python', 'React', 'Tally', 'Nursing', 'Teaching', 'Sales']);
    expect(titles).toHaveLength(10);
    expect(new Set(titles).size).toBe(10);
  });

  it('are none for what nobody knows', () => {
    expect(titlesForSkills([])).toEqual([]);
    expect(titlesForSkills(['', ' ', 'zzz', '= Accountant'])).toEqual([]);
  });

  it('bear any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.nat(0xffff)).map(textOfUnits)),
        (skills) => titlesForSkills(skills).length <= 10,
      ),
    );
    expect(slowestOnHostileText((text) => titlesForSkills([text]))).toBeLessThan(50);
  });
});
