import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { checkTemplateOffered, offeredInstead } from '@kalam/domain/templates/template-offer';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { translate } from '../../../platform/languages/translator.ts';
import { templatesQuery } from '../../../resume/template-list.ts';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';

/** A new resume moves from a template that is offered no longer, or that nobody knows, to one that is. */
export const useOfferedTemplate = (): void => {
  const { t } = useLingui();
  const store = useDraftActions();
  const template = useDraft((draft) => draft.template);
  const isSaved = useDraft((draft) => draft.resumeId !== undefined);
  const { data } = useQuery(templatesQuery);
  useEffect(() => {
    if (isSaved || !data) return;
    const { templates, known } = data;
    const records = known.map(({ id, name }) => ({
      id,
      name,
      enabled: templates.some((offered) => offered.id === id),
    }));
    const nameOf = (id: string) => translate(records.find((record) => record.id === id)?.name ?? id);
    const isOff = checkTemplateOffered(template, records) !== undefined;
    // S1 §9: an unknown name, as from an address somebody typed, falls back to modern.
    const isKnown = [...records.map(({ id }) => id), ...templateLayouts].includes(template);
    if (isKnown && !isOff) return;
    const instead = offeredInstead(templates);
    store.change(t`Template`, (draft) => ({ ...draft, template: instead }));
    const [name, other] = [nameOf(template), nameOf(instead)];
    if (isOff) showToast(t`${name} is no longer offered. Your resume is shown in ${other} instead.`);
  }, [data, isSaved, store, t, template]);
};
