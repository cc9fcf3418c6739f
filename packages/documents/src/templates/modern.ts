import { base, section } from './base.ts';
import type { Template } from './template.ts';

/** Clear and current, for people who build things: a strong name, headings hung on a rule, skills to be scanned. */
export const modern: Template = {
  ...base,
  name: 'modern',
  family: 'inter',
  margins: { top: 46, side: 76, bottom: 46 },
  scale: 1.05,
  header: {
    align: 'left',
    band: 'bar',
    mark: 'dot',
    photo: { shape: 'circle', size: 21 },
    rule: 'none',
    spaceAfter: 5,
  },
  sections: [
    section('summary', 'About Me'),
    section('work', 'Work Experience'),
    section('skills', 'Skills'),
    section('projects', 'Projects'),
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
    name: { size: 3.1, face: 'bold', colour: 'ink', line: 10, tracking: -0.025 },
    headline: { size: 1.2, face: 'bold', colour: 'accent', line: 5.5 },
    heading: { size: 1.2, face: 'bold', colour: 'ink', line: 5, tracking: -0.01 },
    subtitle: { size: 1, face: 'regular', colour: 'accent' },
    link: { size: 0.94, face: 'regular', colour: 'soft' },
    tag: { size: 0.92, face: 'regular', colour: 'ink' },
    label: { size: 0.92, face: 'bold', colour: 'ink' },
  },
  heading: { ornament: 'tab', spaceAfter: 1 },
  gaps: { section: 5, entry: 3.5, bullet: 0.5 },
  skills: 'chips',
  tags: 'chips',
};
