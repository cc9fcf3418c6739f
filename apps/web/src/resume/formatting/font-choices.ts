import { fonts } from '@kalam/domain/resumes/formatting';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useTemplateLayout } from '../template-list.ts';
import { useLookNames } from './look-names.ts';

type Font = Formatting['font'];

/** The face a design was drawn for, known with the engine that draws it. Without it the fonts keep their plain names. */
const useOwnFont = (template: string): Font | undefined => {
  const layout = useTemplateLayout(template);
  const [own, setOwn] = useState<Font>();
  useEffect(() => {
    let gone = false;
    import('@kalam/documents/templates/template-catalogue').then(
      ({ templateOf }) => gone || setOwn(templateOf(layout).family),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [layout]);
  return own;
};

/** The fonts to choose from, the first named for what it does: in a design with a face of its own it stands for that one. */
export const useFontChoices = (
  template: string,
  chosen: Font,
): readonly { readonly value: Font; readonly label: string }[] => {
  const { t } = useLingui();
  const names = useLookNames().fonts;
  const own = useOwnFont(template);
  return fonts
    .filter((font) => font !== own || font === chosen)
    .map((font, index) => {
      const name = own && names[own];
      return { value: font, label: index === 0 && name ? t`${name}, this design’s own` : names[font] };
    });
};
