import type { Template } from './template-model.ts';

/** What the gallery starts with (S2 §3); staff can add to it and switch each off. */
export const builtInTemplates: readonly Template[] = [
  {
    id: 'modern',
    name: 'Modern Resume',
    description:
      'A clear page with one colour and room to breathe. Works for most jobs, and recruiters read it in seconds.',
    features: [
      'Skills and links at a glance',
      'Accent colour of your choice',
      'Declaration with date and place',
    ],
    popular: true,
    enabled: true,
    downloadFormat: 'PDF',
    layout: 'modern',
  },
  {
    id: 'classic',
    name: 'Classic Resume',
    description:
      'The page employers have trusted for decades: centred name, plain headings, one column from top to bottom.',
    features: [
      'One column that every parser reads',
      'Suits government, banking and teaching posts',
      'Prints well in black and white',
    ],
    popular: false,
    enabled: true,
    downloadFormat: 'PDF',
    layout: 'classic',
  },
  {
    id: 'executive',
    name: 'Executive Resume',
    description:
      'A composed page for people with a record to show. Results stand in front, details follow in good order.',
    features: ['Space for longer careers', 'Achievements set in front', 'Links and declaration included'],
    popular: false,
    enabled: true,
    downloadFormat: 'PDF',
    layout: 'executive',
  },
];
