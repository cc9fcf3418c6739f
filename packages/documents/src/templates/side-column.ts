import { base, section } from './base.ts';
import type { Template } from './template.ts';

/**
 * For people who hand the page to a person: what was done at the left, what one is at the right, on a tinted side. It
 * says where it is offered that some software reads side columns out of order (decision 74).
 */
export const sideColumn: Template = {
  ...base,
  name: 'side-column',
  family: 'sourcesans',
  margins: { top: 44, side: 46, bottom: 46 },
  scale: 0.98,
  side: {
    share: 0.335,
    sections: ['skills', 'languages', 'certificates', 'interests', 'personalDetails', 'links'],
  },
  header: {
    align: 'left',
    band: 'none',
    mark: 'bar',
    photo: { shape: 'rounded', size: 30 },
    rule: 'none',
    spaceAfter: 9,
  },
  sections: [
    section('summary', 'Profile'),
    section('work', 'Experience'),
    section('projects', 'Projects'),
    section('education', 'Education'),
    section('skills', 'Skills'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  fresherSections: [
    section('summary', 'Profile'),
    section('education', 'Education'),
    section('training', 'Training Experience'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  text: {
    ...base.text,
    name: { size: 3.3, face: 'bold', colour: 'ink', line: 11, tracking: -0.012 },
    headline: { size: 1.26, face: 'regular', colour: 'accent', line: 5.5 },
    heading: { size: 1.16, face: 'bold', colour: 'accent', line: 5 },
    subtitle: { size: 1, face: 'italic', colour: 'ink' },
    label: { size: 0.96, face: 'bold', colour: 'ink' },
  },
  heading: { ornament: 'rule-below', spaceAfter: 0.75 },
  gaps: { section: 5.5, entry: 3.5, bullet: 0.5 },
  skills: 'groups',
};
