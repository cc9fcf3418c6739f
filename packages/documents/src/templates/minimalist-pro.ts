import { base, section } from './base.ts';
import type { Template } from './template.ts';

/** A full career on one page: lines close together, one hairline a section, nothing spent on ornament. */
export const minimalistPro: Template = {
  ...base,
  name: 'minimalist-pro',
  family: 'roboto',
  margins: { top: 40, side: 77, bottom: 40 },
  scale: 1.03,
  leading: 0.92,
  header: {
    align: 'left',
    band: 'none',
    mark: 'dot',
    rule: 'none',
    spaceAfter: 3,
  },
  sections: [
    section('summary', 'Summary'),
    section('skills', 'Skills'),
    section('work', 'Experience'),
    section('projects', 'Projects'),
    section('education', 'Education'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  fresherSections: [
    section('summary', 'Summary'),
    section('education', 'Education'),
    section('training', 'Training Experience'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  text: {
    ...base.text,
    name: { size: 2.1, face: 'bold', colour: 'ink', line: 8 },
    headline: { size: 1.06, face: 'bold', colour: 'accent', line: 4 },
    heading: { size: 0.96, face: 'bold', colour: 'accent', smallCaps: true, tracking: 0.06, line: 4 },
    title: { size: 1, face: 'bold', colour: 'ink' },
    label: { size: 1, face: 'bold', colour: 'ink' },
  },
  heading: { ornament: 'line-after', spaceAfter: 0.5 },
  gaps: { section: 3, entry: 2, bullet: 0 },
};
