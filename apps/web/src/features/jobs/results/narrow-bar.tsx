import { datePostedChoices, employmentTypes, readDatePosted } from '@kalam/domain/jobs/job-search';
import { isNarrowed, type NarrowedJobs, type Narrowing } from '@kalam/domain/jobs/narrow-jobs';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { CloseIcon, SearchIcon } from '../../../ui/icons.tsx';
import { SettingsIcon } from '../../../ui/work-icons.tsx';
import { Chip } from '../chip.tsx';
import { datePostedLabels, employmentTypeLabels } from '../job-wording.ts';

interface NarrowBarProps {
  readonly narrowing: Narrowing;
  readonly counts: NarrowedJobs<unknown>['counts'];
  readonly shown: number;
  readonly all: number;
  readonly onChange: (narrowing: Narrowing) => void;
  readonly onClear: () => void;
}

type ChoicesProps = Pick<NarrowBarProps, 'narrowing' | 'counts' | 'onChange'>;

const Kinds = ({ narrowing, counts, onChange }: ChoicesProps) => {
  const { t, i18n } = useLingui();
  const { types, savedOnly } = narrowing;
  const { saved } = counts;
  // A choice that is made stays, also when nothing is left of it.
  const kinds = employmentTypes.filter((type) => counts.types.has(type) || types.includes(type));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend of its own
    <div role="group" aria-label={t`Show only`} className="flex flex-wrap gap-2">
      {kinds.map((type) => (
        <Chip
          key={type}
          checked={types.includes(type)}
          onChange={() =>
            onChange({
              ...narrowing,
              types: types.includes(type) ? types.filter((other) => other !== type) : [...types, type],
            })
          }
        >
          {i18n._(employmentTypeLabels[type])} ({counts.types.get(type) ?? 0})
        </Chip>
      ))}
      {(saved > 0 || savedOnly) && (
        <Chip checked={savedOnly} onChange={() => onChange({ ...narrowing, savedOnly: !savedOnly })}>
          <Trans>Saved ({saved})</Trans>
        </Chip>
      )}
    </div>
  );
};

const Lists = ({ narrowing, counts, onChange }: ChoicesProps) => {
  const { t, i18n } = useLingui();
  const places = [...counts.places].toSorted(([, one], [, other]) => other - one);
  const { place, posted } = narrowing;
  const ages = datePostedChoices.filter((age) => age === 'any' || age === posted || counts.posted.has(age));
  return (
    <>
      <Select
        label={t`Place`}
        value={place}
        onChange={(event) => onChange({ ...narrowing, place: event.target.value })}
        options={[
          { value: '', label: t`All places` },
          ...places.map(([value, count]) => ({ value, label: `${value} (${count})` })),
          ...(place === '' || counts.places.has(place) ? [] : [{ value: place, label: `${place} (0)` }]),
        ]}
      />
      {ages.length > 1 && (
        <Select
          label={t`Posted`}
          value={posted}
          onChange={(event) =>
            onChange({ ...narrowing, posted: readDatePosted(event.target.value) ?? 'any' })
          }
          options={ages.map((value) => {
            const label = i18n._(datePostedLabels[value]);
            return { value, label: value === 'any' ? label : `${label} (${counts.posted.get(value) ?? 0})` };
          })}
        />
      )}
    </>
  );
};

/** Decision 75: narrowing what was found costs nothing and asks nobody. On a phone all but the words wait behind a button. */
export const NarrowBar = ({ onClear, shown, all, ...choices }: NarrowBarProps) => {
  const { t } = useLingui();
  const id = useId();
  const { narrowing, onChange } = choices;
  const isOn = isNarrowed(narrowing);
  const [open, setOpen] = useState(isOn);
  return (
    <div className="mt-4 rounded-base bg-sunken p-4">
      <div className="grid gap-3 sm:grid-cols-[1fr_23rem] sm:gap-4">
        <TextField
          label={t`Narrow these results`}
          hint={t`Free: no search is made.`}
          type="search"
          enterKeyHint="done"
          icon={SearchIcon}
          value={narrowing.words}
          onChange={(event) => onChange({ ...narrowing, words: event.target.value })}
          placeholder={t`Words in the advert`}
        />
        <Button
          look="quiet"
          size="small"
          icon={SettingsIcon}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-ml-3 justify-self-start sm:hidden!"
        >
          <Trans>Type, place and time</Trans>
        </Button>
        <div id={id} className={cx('sm:contents', open ? 'contents' : 'hidden')}>
          <div className="grid grid-cols-2 items-start gap-3 sm:gap-4">
            <Lists {...choices} />
          </div>
          <div className="sm:col-span-2">
            <Kinds {...choices} />
          </div>
        </div>
      </div>
      <div className={cx('flex flex-wrap items-center justify-between gap-x-4', isOn && 'mt-3 min-h-11')}>
        <p role="status" className="text-14 text-muted tabular-nums">
          {isOn && (
            <Trans>
              {shown} of {all} jobs shown
            </Trans>
          )}
        </p>
        {isOn && (
          <Button look="quiet" size="small" icon={CloseIcon} onClick={onClear}>
            <Trans>Clear</Trans>
          </Button>
        )}
      </div>
    </div>
  );
};
