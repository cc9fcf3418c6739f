import type { Template } from '../template.ts';
import { base, slots } from './base.ts';

/** Figures at a glance: contacts stacked at the right, headings on bands, skills as bars. */
export const business: Template = {
  ...base,
  name: 'business',
  margins: { top: 46, side: 48, bottom: 46 },
  columns: { side: 'right', width: 0.3, gap: 28 },
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
    slots.main('summary', 'Profile'),
    slots.main('work', 'Professional Experience'),
    slots.main('projects', 'Projects'),
    slots.main('declaration', 'Declaration'),
    slots.side('skills', 'Skills'),
    slots.side('education', 'Education'),
    slots.side('certificates', 'Certifications'),
  ],
  fresherSections: [
    slots.main('summary', 'Profile'),
    slots.main('training', 'Training Experience'),
    slots.main('declaration', 'Declaration'),
    slots.side('education', 'Education'),
    slots.side('certificates', 'Certifications'),
  ],
  text: {
    ...base.text,
    name: { size: 2.7, face: 'bold', colour: 'ink', line: 10, tracking: -0.01 },
    heading: { size: 1.04, face: 'bold', colour: 'accent', line: 6 },
    sideHeading: { size: 1.04, face: 'bold', colour: 'accent', line: 6 },
    subtitle: { size: 1, face: 'regular', colour: 'soft' },
  },
  heading: { ornament: 'band', align: 'left', spaceAfter: 2 },
  entry: { lead: 'title', arrangement: 'stacked', dates: 'right', timeline: false, bullet: '•' },
  skills: 'bars',
};
