import { builtInDesigns } from './template-designs.ts';
import type { TemplateLayout } from './template-layouts.ts';
import type { Template } from './template-model.ts';

const words: Readonly<Record<TemplateLayout, Pick<Template, 'description' | 'features'>>> = {
  modern: {
    description:
      'A clear page with one colour and room to breathe. Works for most jobs, and recruiters read it in seconds.',
    features: [
      'Skills and links at a glance',
      'Accent colour of your choice',
      'Declaration with date and place',
    ],
  },
  classic: {
    description:
      'The page employers have trusted for decades: centred name, plain headings, one column from top to bottom.',
    features: [
      'One column that every parser reads',
      'Suits government, banking and teaching posts',
      'Prints well in black and white',
    ],
  },
  executive: {
    description:
      'A composed page for people with a record to show. Results stand in front, details follow in good order.',
    features: ['Space for longer careers', 'Achievements set in front', 'Links and declaration included'],
  },
  creative: {
    description:
      'Colour that earns its place, for work people look at: design, media, marketing. The text itself stays plain.',
    features: ['Place for a photo', 'Accent colour of your choice', 'One column that every parser reads'],
  },
  business: {
    description:
      'An orderly page for sales, operations and office work. Each skill stands with its level in words.',
    features: ['Skills with their levels', 'Place for a photo', 'One column that every parser reads'],
  },
  minimalist: {
    description: 'Type and white space, nothing else. For people whose work speaks for itself.',
    features: ['Quiet headings', 'Prints well in black and white', 'One column that every parser reads'],
  },
  'minimalist-pro': {
    description: 'The dense one: even lines and small gaps, for applications that ask for a single page.',
    features: ['Made for one page', 'More lines on every sheet', 'One column that every parser reads'],
  },
  'side-column': {
    description: 'Facts in a narrow column beside your work and studies. Made to be handed to a person.',
    features: ['Place for a photo', 'Main column first in the file', 'Declaration with date and place'],
  },
};

/** What the gallery starts with (S2 §3, decision 68); staff can add to it and switch each off. */
export const builtInTemplates: readonly Template[] = builtInDesigns.map((design) => ({
  ...design,
  ...words[design.layout],
  popular: design.layout === 'modern',
  enabled: true,
  downloadFormat: 'PDF',
}));
