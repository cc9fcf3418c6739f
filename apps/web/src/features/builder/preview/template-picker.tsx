import { layoutPictures } from '@kalam/domain/templates/template-layouts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { translate } from '../../../platform/languages/translator.ts';
import { useBuilderTemplates, useTemplateLayout, useTemplateName } from '../../../resume/template-list.ts';
import { cx } from '../../../ui/class-names.ts';
import { BareSelect } from '../../../ui/forms/select.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';

/** 'Modern Resume' is Modern here: everything in the builder is a resume. */
const shortName = (name: string): string => name.replace(/ Resume$/, '');

const segmentsAtMost = 4;

/** The templates on offer, and the one in use even if it is offered no longer. */
const useChoices = () => {
  const template = useDraft((draft) => draft.template);
  const offered = useBuilderTemplates().map(({ id, name }) => ({
    value: id,
    label: translate(shortName(name)),
  }));
  const isOffered = offered.some(({ value }) => value === template);
  const ownName = translate(shortName(useTemplateName(template)));
  const kept = isOffered ? [] : [{ value: template, label: ownName }];
  return { template, choices: [...offered, ...kept] };
};

/** The template in use by its name, and which pictures it has a place for. */
export const useTemplatePictures = () => {
  const template = useDraft((draft) => draft.template);
  const name = translate(shortName(useTemplateName(template)));
  return { name, ...layoutPictures[useTemplateLayout(template)] };
};

/** What the template leaves out is said where it is chosen. */
const NotShown = () => {
  const { name, photo, certificateImages } = useTemplatePictures();
  return (
    <p aria-live="polite" className="mt-1.5 text-14 text-muted empty:hidden">
      {!photo && !certificateImages && <Trans>{name} shows no photo and no certificate images.</Trans>}
      {!photo && certificateImages && <Trans>{name} shows no photo.</Trans>}
      {photo && !certificateImages && <Trans>{name} shows no certificate images.</Trans>}
    </p>
  );
};

export const TemplatePicker = () => (
  <>
    <Picker />
    <NotShown />
  </>
);

const Picker = () => {
  const { t } = useLingui();
  const name = useId();
  const store = useDraftActions();
  const { template, choices } = useChoices();
  const choose = (value: string) =>
    store.change(t`Template`, (draft) => (draft.template === value ? draft : { ...draft, template: value }));
  if (choices.length > segmentsAtMost) {
    return (
      <BareSelect
        aria-label={t`Template`}
        options={choices}
        value={template}
        onChange={(event) => choose(event.target.value)}
      />
    );
  }
  return (
    <fieldset className="flex min-w-0 gap-1 rounded-base bg-ink/6 p-1">
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
  );
};
