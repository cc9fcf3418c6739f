import { base, section } from './base.ts';
import type { Template } from './template.ts';

/** Colour from edge to edge, headings on labels and a timeline, for work that should be remembered. */
export const creative: Template = {
  ...base,
  name: 'creative',
  family: 'poppins',
  margins: { top: 40, side: 60, bottom: 46 },
  scale: 1.04,
  header: {
    align: 'left',
    band: 'fill',
    mark: 'dot',
    photo: { shape: 'circle', size: 25 },
    rule: 'none',
    spaceAfter: 5,
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
    name: { size: 3.5, face: 'bold', colour: 'paper', line: 12, tracking: -0.02 },
    headline: { size: 1.24, face: 'regular', colour: 'paper', line: 5.5 },
    contact: { size: 0.94, face: 'regular', colour: 'paper' },
    heading: { size: 1.02, face: 'bold', colour: 'paper', line: 4.75 },
    subtitle: { size: 1, face: 'bold', colour: 'accent' },
    tag: { size: 0.9, face: 'regular', colour: 'ink' },
    label: { size: 0.9, face: 'bold', colour: 'ink' },
  },
  heading: { ornament: 'label', spaceAfter: 1.5 },
  timeline: true,
  gaps: { section: 4.5, entry: 3.5, bullet: 0.25 },
  skills: 'chips',
  tags: 'chips',
};
