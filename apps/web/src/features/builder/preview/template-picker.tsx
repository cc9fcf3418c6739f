import { designGroups } from '@kalam/domain/templates/template-designs';
import { layoutNotes, layoutPictures } from '@kalam/domain/templates/template-layouts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { translate } from '../../../platform/languages/translator.ts';
import { lazyDialog } from '../../../platform/loading/overlay.tsx';
import { useBuilderDesigns, useTemplateLayout, useTemplateName } from '../../../resume/template-list.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { shortName } from './short-name.ts';

const MoreDesignsDialog = lazyDialog(() => import('./more-designs-dialog.tsx'));

/** The designs that lead, and the one in use wherever it stands, even if it is offered no longer. */
const useChoices = () => {
  const template = useDraft((draft) => draft.template);
  const designs = useBuilderDesigns();
  const { leading } = designGroups(designs);
  const ownName = useTemplateName(template);
  const led = leading.some(({ id }) => id === template);
  const choices = (led ? leading : [...leading, { id: template, name: ownName }]).map(({ id, name }) => ({
    value: id,
    label: translate(shortName(name)),
  }));
  const hasMore = designs.some(({ id }) => choices.every(({ value }) => value !== id));
  return { template, choices, hasMore };
};

/** The template in use by its name, and which pictures it has a place for. */
export const useTemplatePictures = () => {
  const template = useDraft((draft) => draft.template);
  const name = translate(shortName(useTemplateName(template)));
  const layout = useTemplateLayout(template);
  return { name, layout, ...layoutPictures[layout] };
};

/** What the template leaves out, or costs, is said where it is chosen. */
const NotShown = () => {
  const { name, layout, photo, certificateImages } = useTemplatePictures();
  const note = layoutNotes[layout];
  return (
    <p aria-live="polite" className="mt-1.5 text-14 text-muted empty:hidden">
      {!photo && !certificateImages && <Trans>{name} shows no photo and no certificate images.</Trans>}
      {!photo && certificateImages && <Trans>{name} shows no photo.</Trans>}
      {photo && !certificateImages && <Trans>{name} shows no certificate images.</Trans>}
      {note && <span className="block">{translate(note)}</span>}
    </p>
  );
};

/** The way to the designs that are not in sight; nothing where there are none. */
export const MoreDesigns = () => {
  const [open, setOpen] = useState(false);
  const { hasMore } = useChoices();
  if (!hasMore) return null;
  return (
    <>
      <Button look="secondary" className="px-3! text-14!" onClick={() => setOpen(true)}>
        <Trans>More designs</Trans>
      </Button>
      {open && <MoreDesignsDialog onClose={() => setOpen(false)} />}
    </>
  );
};

export const TemplatePicker = () => {
  const { t } = useLingui();
  const name = useId();
  const store = useDraftActions();
  const { template, choices } = useChoices();
  const choose = (value: string) =>
    store.change(t`Template`, (draft) => (draft.template === value ? draft : { ...draft, template: value }));
  return (
    <>
      <fieldset className="flex min-w-0 flex-wrap gap-1 rounded-base bg-ink/6 p-1">
        <legend className="sr-only">{t`Template`}</legend>
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className={cx(
              'flex min-h-9 grow cursor-pointer items-center justify-center whitespace-nowrap rounded-inner px-3 font-medium text-14 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent-ink has-focus-visible:outline-offset-1 pointer-coarse:min-h-11',
              value === template
                ? 'bg-surface text-ink shadow-card ring-1 ring-edge/60'
                : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={value}
              checked={value === template}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <NotShown />
    </>
  );
};
