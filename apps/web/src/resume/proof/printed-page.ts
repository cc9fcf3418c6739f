import { compose } from '@kalam/documents/compose/compose';
import { printedTexts } from '@kalam/documents/compose/printed-texts';
import { sectionSource } from '@kalam/documents/compose/section-plan';
import { templateOf } from '@kalam/documents/templates/template-catalogue';
import { resumeLanguageOf } from '@kalam/domain/resumes/resume-language';
import type { TemplateLayout } from '@kalam/domain/templates/template-layouts';
import type { WrittenResume } from '@kalam/reading/proof/file-proof';
import type { PrintedSection } from './proof-groups.ts';
import type { ProofSource } from './proof-source.ts';

export interface PrintedPage {
  readonly written: WrittenResume;
  readonly sections: readonly PrintedSection[];
  readonly isEmpty: boolean;
}

/** What stands on the page. A part of its own, because it takes the composer of the documents along. */
export const printedPage = ({ data, date }: ProofSource, layout: TemplateLayout): PrintedPage => {
  const document = compose({ data, template: templateOf(layout), date });
  const { name, contacts, sections } = document;
  const told = sections.filter(({ kind }) => kind !== 'declaration');
  return {
    written: { printed: printedTexts(document), language: resumeLanguageOf(data) },
    sections: sections.map(({ kind, heading }) => ({
      root: sectionSource(kind, data.isFresher),
      heading: heading.text,
    })),
    isEmpty: name.text === '' && contacts.length === 0 && told.length === 0,
  };
};
