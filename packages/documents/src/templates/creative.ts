import type { Template } from '../template.ts';
import { base, slots } from './base.ts';

/** Colour from edge to edge, a tinted side and a timeline, for work that should be remembered. */
export const creative: Template = {
  ...base,
  name: 'creative',
  certificateImages: true,
  margins: { top: 44, side: 44, bottom: 44 },
  columns: { side: 'left', width: 0.3, gap: 36, panel: true },
  header: {
    align: 'left',
    band: 'fill',
    contacts: 'line',
    separator: '   ·   ',
    photo: { shape: 'circle', size: 22 },
    rule: 'none',
    spaceAfter: 11,
  },
  sections: [
    slots.main('summary', 'About Me'),
    slots.main('work', 'Experience'),
    slots.main('projects', 'Projects'),
    slots.main('declaration', 'Declaration'),
    slots.side('skills', 'Skills'),
    slots.side('education', 'Education'),
    slots.side('certificates', 'Certifications'),
  ],
  fresherSections: [
    slots.main('summary', 'About Me'),
    slots.main('training', 'Training Experience'),
    slots.main('declaration', 'Declaration'),
    slots.side('education', 'Education'),
    slots.side('certificates', 'Certifications'),
  ],
  text: {
    ...base.text,
    name: { size: 3.2, face: 'bold', colour: 'paper', line: 12, tracking: -0.015 },
    contact: { size: 0.94, face: 'regular', colour: 'paper' },
    heading: { size: 1.32, face: 'bold', colour: 'accent', line: 6 },
    sideHeading: { size: 1.16, face: 'bold', colour: 'accent', line: 5 },
    subtitle: { size: 1, face: 'regular', colour: 'accent' },
    tag: { size: 0.9, face: 'regular', colour: 'ink' },
  },
  heading: { ornament: 'none', align: 'left', spaceAfter: 1 },
  entry: { lead: 'title', arrangement: 'stacked', dates: 'below', timeline: true, bullet: '•' },
  skills: 'chips',
  tags: 'chips',
  declaration: { signature: 'left' },
};
