import { base, section } from './base.ts';
import type { Template } from './template.ts';

/** Clear and current: a strong name in colour, pills for what is scanned rather than read. One column: any parser reads it. */
export const modern: Template = {
  ...base,
  name: 'modern',
  margins: { top: 46, side: 52, bottom: 44 },
  header: {
    align: 'left',
    band: 'bar',
    contacts: 'line',
    separator: '  |  ',
    photo: { shape: 'circle', size: 20 },
    rule: 'none',
    spaceAfter: 6,
  },
  sections: [
    section('summary', 'About Me'),
    section('work', 'Work Experience'),
    section('skills', 'Skills'),
    section('projects', 'Projects'),
    section('education', 'Education'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  fresherSections: [
    section('summary', 'About Me'),
    section('education', 'Education'),
    section('training', 'Training Experience'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  text: {
    ...base.text,
    name: { size: 2.9, face: 'bold', colour: 'accent', line: 11, tracking: -0.01 },
    heading: { size: 0.98, face: 'bold', colour: 'accent', upper: true, tracking: 0.07, line: 5 },
    subtitle: { size: 1, face: 'regular', colour: 'accent' },
    link: { size: 0.94, face: 'regular', colour: 'soft' },
    tag: { size: 0.9, face: 'regular', colour: 'ink' },
  },
  heading: { ornament: 'short-rule', align: 'left', spaceAfter: 1 },
  entry: { lead: 'title', arrangement: 'stacked', dates: 'below', timeline: false, bullet: '•' },
  skills: 'chips',
  tags: 'chips',
};
