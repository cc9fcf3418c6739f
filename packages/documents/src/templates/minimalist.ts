import { base, section } from './base.ts';
import type { Template } from './template.ts';

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
    section('summary', 'About'),
    section('work', 'Experience'),
    section('education', 'Education'),
    section('projects', 'Projects'),
    section('skills', 'Skills'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  fresherSections: [
    section('summary', 'About'),
    section('training', 'Training Experience'),
    section('education', 'Education'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  text: {
    ...base.text,
    name: { size: 2.3, face: 'regular', colour: 'ink', line: 9, tracking: -0.01 },
    headline: { size: 1.1, face: 'regular', colour: 'soft', line: 5 },
    heading: { size: 1, face: 'regular', colour: 'accent', line: 5 },
    title: { size: 1, face: 'bold', colour: 'ink' },
    label: { size: 1, face: 'regular', colour: 'soft' },
  },
  heading: { ornament: 'none', align: 'left', spaceAfter: 0.5 },
  entry: { lead: 'title', arrangement: 'inline', dates: 'below', timeline: false, bullet: '–' },
  skills: 'groups',
  declaration: { signature: 'left' },
  gaps: { section: 7, entry: 4, bullet: 0.5 },
};
