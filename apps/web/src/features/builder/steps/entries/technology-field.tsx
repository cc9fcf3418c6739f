import { checkTechnology, filterTechnology } from '@kalam/domain/resumes/fields/technology-tags';
import { keepLine } from '@kalam/domain/resumes/fields/written-text';
import { fixTechnology } from '@kalam/domain/resumes/rules/text-fixes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useTextRules } from '../../../../resume/text-rules.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/forms/field.tsx';
import { CloseIcon } from '../../../../ui/icons.tsx';
import { announce } from '../../../../ui/live-region.tsx';
import { FilteredText } from '../bound-fields.tsx';
import { explainLetters } from '../name-field.tsx';
import { WithQuestion } from '../questions/field-question.tsx';
import type { EntryForm } from './entry-form.ts';
import { type ProjectList, withTypedTechnology } from './entry-kinds.ts';

/** Tags of a project: typed, added by Enter or the button, taken off one by one. */
export const TechnologyField = ({ form }: { readonly form: EntryForm<ProjectList> }) => {
  const { t } = useLingui();
  const isStrict = useTextRules() === 'strict';
  const { pending } = form;
  const technologies = pending?.technologies ?? [];
  const typed = pending?.technologyText ?? '';
  const label = t`Technologies`;
  /** Of tags that came with an import, the first that breaks a rule. */
  const wrong = form.refusals.find(({ field }) => field?.startsWith('technologies.'))?.field;
  const errorId = useId();
  const add = () => {
    if (pending === undefined || typed.trim() === '') return;
    if (checkTechnology(typed, technologies, form.keptAt('technologies'))) return form.show('technologyText');
    form.set(label, 'technologies', { ...withTypedTechnology(pending, form.keptAt), technologyText: '' });
    const name = typed.trim();
    announce(t`${name} added`);
  };
  const remove = (index: number) => {
    const name = technologies[index] ?? '';
    form.set(label, 'technologies', { technologies: technologies.toSpliced(index, 1) });
    announce(t`${name} removed`);
  };
  return (
    <div data-field={`${form.path}.technologies`}>
      <div className="flex items-start gap-2.5">
        <FilteredText
          className="min-w-0 grow"
          label={label}
          optional
          suggest="skills"
          binding={form.bind('technologyText', label)}
          fix={fixTechnology}
          {...(isStrict ? { filter: filterTechnology, explain: explainLetters } : { filter: keepLine })}
          autoComplete="off"
          enterKeyHint="done"
          hint={<Trans>One at a time, such as React or Tally. Press Enter or Add.</Trans>}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button
          look="secondary"
          className="mt-6.75"
          onClick={add}
          disabled={typed.trim() === ''}
          aria-label={t`Add technology`}
        >
          <Trans>Add</Trans>
        </Button>
      </div>
      {technologies.length > 0 && (
        <ul aria-label={t`Technologies added`} className="mt-3 flex flex-wrap gap-2">
          {technologies.map((name, index) => (
            <li
              key={name}
              className="flex items-center rounded-full bg-accent-soft pl-3 text-14 text-accent-ink"
              data-field={`${form.path}.technologies.${index}`}
            >
              {name}
              <button
                type="button"
                aria-label={t`Remove ${name}`}
                onClick={() => remove(index)}
                className="flex size-9 pointer-coarse:size-11 items-center justify-center rounded-full hover:bg-ink/6"
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {wrong && (
        <WithQuestion
          binding={{
            path: `${form.path}.${wrong}`,
            value: '',
            ...form.answersOf(wrong),
            onChange: () => undefined,
            onBlur: () => undefined,
          }}
        >
          <FieldError id={errorId}>{form.errorOf(wrong)}</FieldError>
        </WithQuestion>
      )}
    </div>
  );
};
