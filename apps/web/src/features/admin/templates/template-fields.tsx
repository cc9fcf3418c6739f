import { templateDownloadFormats, templateLimits } from '@kalam/domain/templates/template-fields';
import {
  layoutLabels,
  layoutNotes,
  type TemplateLayout,
  templateLayouts,
} from '@kalam/domain/templates/template-layouts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { SamplePicture } from '../../../resume/samples/sample-picture.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/choice.tsx';
import { FieldGroup } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { PlusIcon, TrashIcon } from '../../../ui/icons.tsx';
import type { TemplateForm } from './template-form.ts';

interface PartProps {
  readonly form: TemplateForm;
}

const FeatureFields = ({ form }: PartProps) => {
  const { t } = useLingui();
  const { features } = form.fields;
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(features.length);
  // A new line is there to be written, and a removed one must not take the focus with it.
  useEffect(() => {
    if (features.length === shown.current) return;
    const inputs = list.current?.querySelectorAll('input');
    if (features.length > shown.current) inputs?.[features.length - 1]?.focus();
    shown.current = features.length;
  }, [features.length]);
  const put = (next: readonly string[]) => form.change({ features: [...next] });
  return (
    <FieldGroup
      label={t`Features`}
      optional
      hint={t`Short points for the card in the gallery, at most ${templateLimits.features}.`}
      error={form.errors.features}
    >
      {() => (
        <>
          <ul ref={list} className="space-y-2">
            {features.map((feature, index) => {
              const number = index + 1;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; two may read the same while typing
                <li key={index} className="flex items-start gap-1">
                  <TextField
                    label={<span className="sr-only">{t`Feature ${number}`}</span>}
                    className="grow [&>div:first-child]:mb-0"
                    value={feature}
                    maxLength={templateLimits.feature}
                    error={form.errors[`features.${index}`]}
                    onChange={({ target }) => put(features.with(index, target.value))}
                  />
                  <IconButton
                    icon={TrashIcon}
                    label={t`Remove feature ${number}`}
                    onClick={() => put(features.toSpliced(index, 1))}
                  />
                </li>
              );
            })}
          </ul>
          {features.length < templateLimits.features && (
            <Button
              look="secondary"
              size="small"
              icon={PlusIcon}
              className="mt-2"
              onClick={() => put([...features, ''])}
            >
              <Trans>Add Feature</Trans>
            </Button>
          )}
        </>
      )}
    </FieldGroup>
  );
};

const LayoutChoice = ({ layout, form }: PartProps & { readonly layout: TemplateLayout }) => (
  <label className="group relative cursor-pointer rounded-inner p-1.5 text-center text-12 text-muted has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-ink">
    <input
      type="radio"
      name="layout"
      value={layout}
      checked={form.fields.layout === layout}
      onChange={() => form.change({ layout })}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    />
    <SamplePicture layout={layout} alt="" className="mb-1.5 w-full rounded-[3px] border border-line" />
    {layoutLabels[layout]}
  </label>
);

/** Everything a template is made of (S2 §3, decision 55). */
export const TemplateFieldset = ({ form }: PartProps) => {
  const { t } = useLingui();
  const { fields, errors, change } = form;
  return (
    <div className="space-y-5">
      <TextField
        label={t`Name`}
        data-first-focus
        autoComplete="off"
        value={fields.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextArea
        label={t`Description`}
        rows={3}
        value={fields.description}
        count={fields.description.length}
        max={templateLimits.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <FieldGroup
        label={t`Layout`}
        hint={
          <>
            <Trans>Resumes already made on this template change with it.</Trans> {layoutNotes[fields.layout]}
          </>
        }
        error={errors.layout}
      >
        {() => (
          <div className="grid grid-cols-3 gap-1.5 sm:grid-cols-8">
            {templateLayouts.map((layout) => (
              <LayoutChoice key={layout} layout={layout} form={form} />
            ))}
          </div>
        )}
      </FieldGroup>
      <FeatureFields form={form} />
      <Select
        label={t`Download format`}
        hint={t`The format of the sample in the back office.`}
        value={fields.downloadFormat}
        error={errors.downloadFormat}
        options={templateDownloadFormats.map((format) => ({ value: format, label: format }))}
        onChange={({ target }) => change({ downloadFormat: target.value === 'DOCX' ? 'DOCX' : 'PDF' })}
      />
      <div>
        <Checkbox
          label={t`Popular`}
          hint={t`Marked in the gallery.`}
          checked={fields.popular}
          onChange={({ target }) => change({ popular: target.checked })}
        />
        <Checkbox
          label={t`Enabled`}
          hint={t`Offered in the gallery and in the builder.`}
          checked={fields.enabled}
          onChange={({ target }) => change({ enabled: target.checked })}
        />
      </div>
    </div>
  );
};
