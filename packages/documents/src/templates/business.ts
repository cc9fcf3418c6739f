import { base, section } from './base.ts';
import type { Template } from './template.ts';

/** Figures at a glance: contacts stacked at the right, headings on bands, skills as bars near the top. */
export const business: Template = {
  ...base,
  name: 'business',
  margins: { top: 46, side: 48, bottom: 46 },
  header: {
    align: 'left',
    band: 'none',
    contacts: 'stack',
    separator: '  |  ',
    photo: { shape: 'rounded', size: 20 },
    rule: 'thick',
    spaceAfter: 5,
  },
  sections: [
    section('summary', 'Profile'),
    section('skills', 'Skills'),
    section('work', 'Professional Experience'),
    section('projects', 'Projects'),
    section('education', 'Education'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  fresherSections: [
    section('summary', 'Profile'),
    section('training', 'Training Experience'),
    section('education', 'Education'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  text: {
    ...base.text,
    name: { size: 3.4, face: 'bold', colour: 'ink', line: 12, tracking: -0.02 },
    headline: { size: 1.2, face: 'regular', colour: 'accent', line: 5 },
    heading: { size: 1.04, face: 'bold', colour: 'accent', line: 6 },
    subtitle: { size: 1, face: 'regular', colour: 'soft' },
  },
  heading: { ornament: 'band', align: 'left', spaceAfter: 2 },
  entry: { lead: 'title', arrangement: 'stacked', dates: 'beside', timeline: false, bullet: '•' },
  skills: 'bars',
};
