import { base, section } from './base.ts';
import type { Template } from './template.ts';

/** The minimalist for full careers: denser, hairlines between sections, one line a head. */
export const minimalistPro: Template = {
  ...base,
  name: 'minimalist-pro',
  margins: { top: 46, side: 50, bottom: 44 },
  header: {
    align: 'left',
    band: 'none',
    contacts: 'line',
    separator: '  ·  ',
    rule: 'none',
    spaceAfter: 6,
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
    name: { size: 2.5, face: 'bold', colour: 'ink', line: 9, tracking: -0.015 },
    headline: { size: 1.08, face: 'bold', colour: 'accent', line: 5 },
    heading: { size: 0.92, face: 'bold', colour: 'accent', upper: true, tracking: 0.08, line: 4 },
    title: { size: 1, face: 'bold', colour: 'ink' },
  },
  heading: { ornament: 'rule-above', align: 'left', spaceAfter: 1 },
  entry: { lead: 'title', arrangement: 'inline', dates: 'beside', timeline: false, bullet: '•' },
  skills: 'columns',
  gaps: { section: 5, entry: 3, bullet: 0.25 },
};
