import type { Template } from '../template.ts';
import { base, slots } from './base.ts';

/** The resume everybody knows, set with care: centred name, ruled headings, dates at the right. */
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
    slots.main('summary', 'Professional Summary'),
    slots.main('work', 'Professional Experience'),
    slots.main('education', 'Education'),
    slots.main('skills', 'Skills'),
    slots.main('projects', 'Projects'),
    slots.main('certificates', 'Certifications'),
    slots.main('declaration', 'Declaration'),
  ],
  fresherSections: [
    slots.main('summary', 'Professional Summary'),
    slots.main('education', 'Education'),
    slots.main('training', 'Training Experience'),
    slots.main('certificates', 'Certifications'),
    slots.main('declaration', 'Declaration'),
  ],
  text: {
    ...base.text,
    name: { size: 2.7, face: 'regular', colour: 'ink', line: 11, tracking: 0.01 },
    heading: { size: 1.02, face: 'bold', colour: 'ink', upper: true, tracking: 0.06, line: 4 },
    sideHeading: { size: 1.02, face: 'bold', colour: 'ink', upper: true, tracking: 0.06, line: 4 },
    subtitle: { size: 1, face: 'italic', colour: 'ink' },
    dates: { size: 0.96, face: 'regular', colour: 'soft' },
    tag: { size: 0.94, face: 'italic', colour: 'soft' },
    label: { size: 1, face: 'bold', colour: 'ink' },
  },
  heading: { ornament: 'rule-below', align: 'left', spaceAfter: 1 },
  entry: { lead: 'title', arrangement: 'stacked', dates: 'right', timeline: false, bullet: '•' },
  skills: 'groups',
};
