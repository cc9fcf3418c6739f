import { layoutPictures } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import { shownImages } from '../compose/blocks.ts';
import { compose } from '../compose/compose.ts';
import { fullResume, testDate, tinyPng } from '../testing/resumes/test-resumes.ts';
import { templates } from './template-catalogue.ts';

const data = {
  ...fullResume,
  personalInfo: { ...fullResume.personalInfo, profileImage: tinyPng },
  certificates: fullResume.certificates.map((entry) => ({ ...entry, image: tinyPng })),
  signature: tinyPng,
};

describe('the pictures a template shows', () => {
  it.each(Object.values(templates))('$name: as the layout says, and always the signature', (template) => {
    const { photo, certificateImages } = layoutPictures[template.name];
    const shown = shownImages(compose({ data, template, date: testDate })).map(({ source }) => source);
    expect(shown).toEqual([
      ...(photo ? ['personalInfo.profileImage'] : []),
      ...(certificateImages ? data.certificates.map((_, index) => `certificates.${index}.image`) : []),
      'signature',
    ]);
    expect(template.header.photo !== undefined).toBe(photo);
  });
});
