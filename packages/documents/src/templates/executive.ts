import { base, section } from './base.ts';
import type { Template } from './template.ts';

/** For long careers: an elegant serif, what was achieved before what was done, the company first, and room between things. */
export const executive: Template = {
  ...base,
  name: 'executive',
  family: 'spectral',
  margins: { top: 54, side: 79, bottom: 52 },
  scale: 1.02,
  header: {
    align: 'left',
    band: 'none',
    mark: 'bar',
    photo: { shape: 'rounded', size: 23 },
    rule: 'double',
    spaceAfter: 6,
  },
  sections: [
    section('summary', 'Professional Summary'),
    section('achievements', 'Key Achievements'),
    section('work', 'Professional Experience'),
    section('skills', 'Skills'),
    section('projects', 'Projects'),
    section('education', 'Education'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  fresherSections: [
    section('summary', 'Professional Summary'),
    section('achievements', 'Key Achievements'),
    section('training', 'Training Experience'),
    section('education', 'Education'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  text: {
    ...base.text,
    name: { size: 3.4, face: 'regular', colour: 'ink', line: 12 },
    headline: { size: 1.24, face: 'regular', colour: 'deep', smallCaps: true, tracking: 0.05, line: 5.5 },
    contact: { size: 0.96, face: 'regular', colour: 'soft' },
    heading: { size: 1.24, face: 'bold', colour: 'deep', smallCaps: true, tracking: 0.06, line: 5 },
    title: { size: 1.1, face: 'bold', colour: 'ink' },
    subtitle: { size: 1.04, face: 'italic', colour: 'ink' },
    lead: { size: 1.14, face: 'regular', colour: 'ink', line: 5 },
    label: { size: 1, face: 'bold', colour: 'ink' },
  },
  heading: { ornament: 'line-after', spaceAfter: 1 },
  feature: 'achievements',
  gaps: { section: 6, entry: 4, bullet: 0.5 },
};
