import { base, section } from './base.ts';
import type { Template } from './template.ts';

/** For long careers: the company leads, rules are doubled, and there is room between things. */
export const executive: Template = {
  ...base,
  name: 'executive',
  margins: { top: 54, side: 58, bottom: 52 },
  header: {
    align: 'left',
    band: 'none',
    contacts: 'line',
    separator: '  |  ',
    photo: { shape: 'rounded', size: 22 },
    rule: 'double',
    spaceAfter: 5,
  },
  sections: [
    section('summary', 'Professional Summary'),
    section('work', 'Professional Experience'),
    section('skills', 'Core Skills'),
    section('projects', 'Projects'),
    section('education', 'Education'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  fresherSections: [
    section('summary', 'Professional Summary'),
    section('training', 'Training Experience'),
    section('education', 'Education'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  text: {
    ...base.text,
    name: { size: 2.5, face: 'bold', colour: 'ink', upper: true, tracking: 0.06, line: 10 },
    headline: { size: 1.14, face: 'regular', colour: 'accent', line: 5, tracking: 0.02 },
    heading: { size: 1.02, face: 'bold', colour: 'accent', upper: true, tracking: 0.08, line: 5 },
    title: { size: 1.08, face: 'bold', colour: 'ink' },
    subtitle: { size: 1, face: 'italic', colour: 'ink' },
  },
  heading: { ornament: 'line-after', align: 'left', spaceAfter: 1.5 },
  entry: { lead: 'subtitle', arrangement: 'stacked', dates: 'beside', timeline: false, bullet: '•' },
  skills: 'columns',
  gaps: { section: 7, entry: 4, bullet: 0.5 },
};
