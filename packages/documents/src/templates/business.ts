import { base, section } from './base.ts';
import type { Template } from './template.ts';

/** Facts in good order for offices and banks: contacts on a strip, headings on bands, skills grouped with their bars. */
export const business: Template = {
  ...base,
  name: 'business',
  family: 'sourcesans',
  margins: { top: 48, side: 84, bottom: 50 },
  scale: 1.01,
  indent: 3,
  header: {
    align: 'left',
    band: 'none',
    strip: true,
    mark: 'bar',
    photo: { shape: 'rounded', size: 20 },
    rule: 'none',
    spaceAfter: 5,
  },
  sections: [
    section('summary', 'Summary'),
    section('skills', 'Skills'),
    section('work', 'Professional Experience'),
    section('projects', 'Projects'),
    section('education', 'Education'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  fresherSections: [
    section('summary', 'Summary'),
    section('training', 'Training Experience'),
    section('education', 'Education'),
    section('certificates', 'Certifications'),
    section('declaration', 'Declaration'),
  ],
  text: {
    ...base.text,
    name: { size: 3, face: 'bold', colour: 'ink', line: 11 },
    headline: { size: 1.26, face: 'regular', colour: 'accent', line: 5 },
    contact: { size: 0.96, face: 'regular', colour: 'paper' },
    heading: { size: 1.1, face: 'bold', colour: 'ink', line: 5.5 },
    title: { size: 1.08, face: 'bold', colour: 'ink' },
    subtitle: { size: 1, face: 'bold', colour: 'soft' },
    label: { size: 1, face: 'bold', colour: 'ink' },
  },
  heading: { ornament: 'band', spaceAfter: 1.5 },
  skills: 'bars',
  gaps: { section: 5, entry: 4, bullet: 0.25 },
};
