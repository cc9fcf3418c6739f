import { base, section } from './base.ts';
import type { Template } from './template.ts';

/** Nothing but type and space: three sizes, two weights, and a line that leads to each heading. */
export const minimalist: Template = {
  ...base,
  name: 'minimalist',
  family: 'inter',
  margins: { top: 64, side: 52, bottom: 54 },
  indent: 25,
  header: {
    align: 'left',
    band: 'none',
    mark: 'none',
    rule: 'none',
    spaceAfter: 10,
  },
  sections: [
    section('summary', 'Summary'),
    section('work', 'Experience'),
    section('education', 'Education'),
    section('projects', 'Projects'),
    section('skills', 'Skills'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  fresherSections: [
    section('summary', 'Summary'),
    section('training', 'Training Experience'),
    section('education', 'Education'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  text: {
    ...base.text,
    name: { size: 1.6, face: 'bold', colour: 'ink', line: 7, tracking: -0.015 },
    headline: { size: 1.6, face: 'regular', colour: 'soft', line: 7, tracking: -0.015 },
    contact: { size: 1, face: 'regular', colour: 'soft' },
    heading: { size: 1.15, face: 'bold', colour: 'ink', line: 4 },
    title: { size: 1, face: 'bold', colour: 'ink' },
    dates: { size: 1, face: 'regular', colour: 'soft' },
    link: { size: 1, face: 'regular', colour: 'soft' },
    tag: { size: 1, face: 'regular', colour: 'soft' },
    label: { size: 1, face: 'regular', colour: 'soft' },
  },
  heading: { ornament: 'line-before', spaceAfter: 1 },
  declaration: { signature: 'left' },
  gaps: { section: 6, entry: 4, bullet: 0 },
};
