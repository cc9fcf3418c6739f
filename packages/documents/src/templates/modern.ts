import type { Template } from '../template.ts';
import { base, slots } from './base.ts';

/** Clear and current: a strong name, a narrow column at the right for what is looked up rather than read. */
export const modern: Template = {
  ...base,
  name: 'modern',
  certificateImages: true,
  margins: { top: 50, side: 48, bottom: 46 },
  columns: { side: 'right', width: 0.31, gap: 30, divider: true },
  header: {
    align: 'left',
    band: 'bar',
    contacts: 'line',
    separator: '  |  ',
    photo: { shape: 'circle', size: 20 },
    rule: 'none',
    spaceAfter: 6,
  },
  sections: [
    slots.main('summary', 'About Me'),
    slots.main('work', 'Work Experience'),
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
    name: { size: 2.9, face: 'bold', colour: 'accent', line: 11, tracking: -0.01 },
    heading: { size: 0.98, face: 'bold', colour: 'accent', upper: true, tracking: 0.07, line: 5 },
    sideHeading: { size: 0.98, face: 'bold', colour: 'accent', upper: true, tracking: 0.07, line: 5 },
    tag: { size: 0.9, face: 'regular', colour: 'ink' },
  },
  heading: { ornament: 'short-rule', align: 'left', spaceAfter: 1 },
  entry: { lead: 'title', arrangement: 'stacked', dates: 'right', timeline: false, bullet: '•' },
  skills: 'chips',
  tags: 'chips',
};
