import type { Template } from '../template.ts';
import { base, slots } from './base.ts';

/** Nothing but type and space. */
export const minimalist: Template = {
  ...base,
  name: 'minimalist',
  margins: { top: 56, side: 66, bottom: 52 },
  header: {
    align: 'left',
    band: 'none',
    contacts: 'line',
    separator: '    ',
    rule: 'none',
    spaceAfter: 8,
  },
  sections: [
    slots.main('summary', 'About'),
    slots.main('work', 'Experience'),
    slots.main('education', 'Education'),
    slots.main('projects', 'Projects'),
    slots.main('skills', 'Skills'),
    slots.main('certificates', 'Certifications'),
    slots.main('declaration', 'Declaration'),
  ],
  fresherSections: [
    slots.main('summary', 'About'),
    slots.main('training', 'Training Experience'),
    slots.main('education', 'Education'),
    slots.main('certificates', 'Certifications'),
    slots.main('declaration', 'Declaration'),
  ],
  text: {
    ...base.text,
    name: { size: 2.3, face: 'regular', colour: 'ink', line: 9, tracking: -0.01 },
    heading: { size: 1, face: 'regular', colour: 'accent', line: 5 },
    sideHeading: { size: 1, face: 'regular', colour: 'accent', line: 5 },
    title: { size: 1, face: 'bold', colour: 'ink' },
    label: { size: 1, face: 'regular', colour: 'soft' },
  },
  heading: { ornament: 'none', align: 'left', spaceAfter: 0.5 },
  entry: { lead: 'title', arrangement: 'inline', dates: 'below', timeline: false, bullet: '–' },
  skills: 'groups',
  declaration: { signature: 'left' },
  gaps: { section: 7, entry: 4, bullet: 0.5 },
};
