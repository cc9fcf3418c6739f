import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { compose } from '../compose/compose.ts';
import { loadMissingFaces } from '../fonts/document-faces.ts';
import { loadFaceInNode } from '../fonts/load-faces-node.ts';
import { loadHarfbuzzInNode } from '../fonts/load-harfbuzz-node.ts';
import { TextShaper } from '../fonts/shaping.ts';
import { LayoutEngine } from '../layout/layout.ts';
import type { Layout } from '../layout/page.ts';
import { classic } from '../templates/classic.ts';
import { lookOf } from '../templates/look.ts';
import type { Template, TextTokens } from '../templates/template.ts';
import { fullResume, testDate, testFormatting } from './resumes/test-resumes.ts';

const small = ({ upper: _, ...tokens }: TextTokens): TextTokens => ({ ...tokens, smallCaps: true });

/** A design whose headings, titles and labels are in small capitals, spaced and not. */
export const smallCapsTemplate: Template = {
  ...classic,
  text: {
    ...classic.text,
    heading: small(classic.text.heading),
    title: small(classic.text.title),
    label: small(classic.text.label),
  },
};

export const layOutInSmallCaps = async (
  font: Formatting['font'],
): Promise<{ layout: Layout; shaper: TextShaper }> => {
  const look = lookOf(smallCapsTemplate, testFormatting({ font }));
  const document = compose({ data: fullResume, template: smallCapsTemplate, date: testDate });
  const shaper = new TextShaper(await loadHarfbuzzInNode());
  await loadMissingFaces(document, look, shaper, loadFaceInNode);
  return { layout: new LayoutEngine(shaper).layout({ document, look, pixels: () => undefined }), shaper };
};
