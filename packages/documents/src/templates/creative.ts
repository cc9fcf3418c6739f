import { base, section } from './base.ts';
import type { Template } from './template.ts';

/** Colour from edge to edge and a timeline along a tinted side, for work that should be remembered. */
export const creative: Template = {
  ...base,
  name: 'creative',
  margins: { top: 38, side: 44, bottom: 42 },
  edge: true,
  header: {
    align: 'left',
    band: 'fill',
    contacts: 'line',
    separator: '   ·   ',
    photo: { shape: 'circle', size: 22 },
    rule: 'none',
    spaceAfter: 13,
  },
  sections: [
    section('summary', 'About Me'),
    section('work', 'Experience'),
    section('projects', 'Projects'),
    section('skills', 'Skills'),
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
    name: { size: 3.2, face: 'bold', colour: 'paper', line: 12, tracking: -0.015 },
    headline: { size: 1.2, face: 'regular', colour: 'paper', line: 5 },
    contact: { size: 0.94, face: 'regular', colour: 'paper' },
    heading: { size: 1.32, face: 'bold', colour: 'accent', line: 6 },
    subtitle: { size: 1, face: 'regular', colour: 'accent' },
    tag: { size: 0.9, face: 'regular', colour: 'ink' },
  },
  heading: { ornament: 'none', align: 'left', spaceAfter: 1 },
  entry: { lead: 'title', arrangement: 'stacked', dates: 'below', timeline: true, bullet: '•' },
  skills: 'chips',
  tags: 'chips',
  declaration: { signature: 'left' },
};
