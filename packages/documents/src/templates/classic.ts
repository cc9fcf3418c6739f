import { base, section } from './base.ts';
import type { Template } from './template.ts';

/** The resume everybody knows, set like a book: a text serif, a centred head, small capitals between hairlines. */
export const classic: Template = {
  ...base,
  name: 'classic',
  family: 'sourceserif',
  months: 'long',
  margins: { top: 54, side: 78, bottom: 54 },
  header: {
    align: 'center',
    band: 'none',
    mark: 'dot',
    rule: 'none',
    spaceAfter: 6,
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
    name: { size: 2.7, face: 'regular', colour: 'ink', smallCaps: true, line: 10, tracking: 0.04 },
    headline: { size: 1.14, face: 'italic', colour: 'ink', line: 5 },
    contact: { size: 0.96, face: 'regular', colour: 'soft' },
    heading: { size: 1.2, face: 'regular', colour: 'ink', smallCaps: true, tracking: 0.06, line: 5 },
    title: { size: 1.04, face: 'bold', colour: 'ink' },
    subtitle: { size: 1.02, face: 'italic', colour: 'ink' },
    dates: { size: 0.98, face: 'regular', colour: 'soft' },
    tag: { size: 0.98, face: 'italic', colour: 'soft' },
    label: { size: 1, face: 'bold', colour: 'ink' },
  },
  heading: { ornament: 'rule-below', spaceAfter: 1 },
};
