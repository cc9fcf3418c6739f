import type { PlannedSection, Template } from './template.ts';

/** What the templates have in common; each of them says only how it differs. */
export const base = {
  months: 'short',
  margins: { top: 48, side: 72, bottom: 50 },
  tags: 'line',
  declaration: { signature: 'right' },
  skills: 'groups',
  gaps: { section: 6, entry: 4, bullet: 0.5 },
  text: {
    name: { size: 2.6, face: 'bold', colour: 'ink', line: 10 },
    headline: { size: 1.16, face: 'regular', colour: 'ink', line: 5 },
    contact: { size: 0.94, face: 'regular', colour: 'soft' },
    heading: { size: 1.1, face: 'bold', colour: 'accent', line: 5 },
    title: { size: 1.06, face: 'bold', colour: 'ink' },
    subtitle: { size: 1, face: 'regular', colour: 'ink' },
    dates: { size: 0.94, face: 'regular', colour: 'soft' },
    body: { size: 1, face: 'regular', colour: 'ink' },
    lead: { size: 1, face: 'regular', colour: 'ink' },
    link: { size: 0.94, face: 'regular', colour: 'accent' },
    tag: { size: 0.94, face: 'regular', colour: 'soft' },
    label: { size: 0.94, face: 'bold', colour: 'ink' },
  },
} as const satisfies Partial<Template>;

export const section = (kind: PlannedSection['kind'], label: string): PlannedSection => ({ kind, label });
