import { base, section } from './base.ts';
import type { Template } from './template.ts';

/** The resume everybody knows, set with care: centred name, ruled headings, months in full. */
export const classic: Template = {
  ...base,
  name: 'classic',
  months: 'long',
  margins: { top: 50, side: 60, bottom: 50 },
  header: {
    align: 'center',
    band: 'none',
    contacts: 'line',
    separator: '  •  ',
    rule: 'none',
    spaceAfter: 5,
  },
  sections: [
    section('summary', 'Professional Summary'),
    section('work', 'Professional Experience'),
    section('education', 'Education'),
    section('skills', 'Skills'),
    section('projects', 'Projects'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  fresherSections: [
    section('summary', 'Professional Summary'),
    section('education', 'Education'),
    section('training', 'Training Experience'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  text: {
    ...base.text,
    name: { size: 2.7, face: 'regular', colour: 'ink', line: 11, tracking: 0.01 },
    headline: { size: 1.14, face: 'italic', colour: 'soft', line: 5 },
    heading: { size: 1.02, face: 'bold', colour: 'ink', upper: true, tracking: 0.06, line: 4 },
    subtitle: { size: 1, face: 'italic', colour: 'ink' },
    dates: { size: 0.96, face: 'regular', colour: 'soft' },
    tag: { size: 0.94, face: 'italic', colour: 'soft' },
    label: { size: 1, face: 'bold', colour: 'ink' },
  },
  heading: { ornament: 'rule-below', align: 'left', spaceAfter: 1 },
  entry: { lead: 'title', arrangement: 'stacked', dates: 'beside', timeline: false, bullet: '•' },
  skills: 'groups',
};
