import {
  checkJobLocation,
  checkJobQuery,
  checkJobSearch,
  datePostedChoices,
  readDatePosted,
} from '@kalam/domain/jobs/job-search';
import type { Refusal } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { Link } from 'react-router';
import { messageText } from '../../platform/languages/message-text.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Combobox, suggestionsFor } from '../../ui/forms/combobox.tsx';
import { FormError } from '../../ui/forms/form-parts.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { SettingsIcon } from '../../ui/work-icons.tsx';
import type { JobCriteria } from './job-criteria.ts';
import type { JobUsage } from './job-queries.ts';
import { datePostedLabels } from './job-wording.ts';
import { PriceNote, useSearchPrice } from './search-price.tsx';
import { TypeChips } from './type-chips.tsx';
import type { TitleSuggestions } from './use-title-suggestions.ts';

interface JobSearchFormProps {
  readonly criteria: JobCriteria;
  readonly onChange: (criteria: JobCriteria) => void;
  readonly titleRef: RefObject<HTMLInputElement | null>;
  readonly locationRef: RefObject<HTMLInputElement | null>;
  readonly suggestions: TitleSuggestions;
  readonly usage: JobUsage;
  readonly searching: boolean;
  readonly onSearch: (criteria: JobCriteria) => void;
}

/** On a phone they wait behind a button, so that the search itself is in reach. */
const Filters = ({ criteria, onChange }: Pick<JobSearchFormProps, 'criteria' | 'onChange'>) => {
  const { t, i18n } = useLingui();
  const id = useId();
  const chosen = criteria.employmentTypes.length + (criteria.datePosted === 'any' ? 0 : 1);
  const [open, setOpen] = useState(chosen > 0);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={SettingsIcon}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-ml-3 mt-2 sm:hidden!"
      >
        {chosen > 0 ? <Trans>Filters ({chosen})</Trans> : <Trans>Filters</Trans>}
      </Button>
      <div id={id} className={cx('mt-4 gap-4 sm:grid sm:grid-cols-[11rem_1fr]', open ? 'grid' : 'hidden')}>
        <Select
          label={t`Date posted`}
          value={criteria.datePosted}
          onChange={(event) =>
            onChange({ ...criteria, datePosted: readDatePosted(event.target.value) ?? 'any' })
          }
          options={datePostedChoices.map((value) => ({ value, label: i18n._(datePostedLabels[value]) }))}
        />
        <TypeChips
          chosen={criteria.employmentTypes}
          onChange={(employmentTypes) => onChange({ ...criteria, employmentTypes })}
        />
      </div>
    </>
  );
};

const wordsOf = (refusal: Refusal | undefined): string | undefined => refusal && messageText(refusal);

/** S2 §2: job title or keywords, location, optional date posted, optional employment types. */
export const JobSearchForm = (props: JobSearchFormProps) => {
  const { criteria, onChange, titleRef, locationRef, suggestions, usage, searching, onSearch } = props;
  const { t } = useLingui();
  /** Messages come with the first press, and go as the fields are filled. */
  const [pressed, setPressed] = useState(false);
  const cost = useSearchPrice(criteria, usage);
  const costId = useId();
  const whole = pressed ? checkJobSearch(criteria) : undefined;
  const queryError = pressed ? wordsOf(checkJobQuery(criteria.query)) : undefined;
  const locationError = pressed ? wordsOf(checkJobLocation(criteria.location)) : undefined;
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (searching || cost.price === 'refused') return;
    const refusal = checkJobSearch(criteria);
    setPressed(refusal !== undefined);
    if (refusal === undefined) onSearch(criteria);
    else (refusal.field === 'location' ? locationRef : titleRef).current?.focus();
  };
  const { remaining, limit } = usage;
  return (
    <form
      onSubmit={search}
      noValidate
      aria-label={t`Job search`}
      className="mb-8 rounded-base border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      {whole?.field === undefined && whole && (
        <div className="mb-4">
          <FormError>{messageText(whole)}</FormError>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Combobox
          ref={titleRef}
          label={t`Job title or keywords`}
          name="query"
          enterKeyHint="search"
          icon={SearchIcon}
          value={criteria.query}
          onChange={(event) => onChange({ ...criteria, query: event.target.value })}
          error={queryError}
          suggest={(text) => suggestionsFor(text, suggestions.titles)}
          onTake={(query) => onChange({ ...criteria, query })}
          opensOnClick
          listLabel={t`Suggested job titles`}
          heading={
            suggestions.source === 'skills' ? (
              <Trans>From your skills</Trans>
            ) : suggestions.source === 'resume' || suggestions.source === 'beginner' ? (
              <Trans>From your resume</Trans>
            ) : (
              <Trans>Often searched</Trans>
            )
          }
        />
        <TextField
          ref={locationRef}
          label={t`Location`}
          name="location"
          enterKeyHint="search"
          autoComplete="address-level2"
          value={criteria.location}
          onChange={(event) => onChange({ ...criteria, location: event.target.value })}
          error={locationError}
          placeholder={t`A city, a state, or Remote`}
        />
      </div>
      <Filters criteria={criteria} onChange={onChange} />
      <div className="mt-4 flex flex-col gap-3 sm:mt-6 sm:flex-row sm:items-center sm:gap-5">
        <Button
          type="submit"
          icon={SearchIcon}
          busy={searching}
          busyLabel={<Trans>Searching…</Trans>}
          disabled={cost.price === 'refused'}
          aria-describedby={cost.isKnown ? costId : undefined}
        >
          <Trans>Search Jobs</Trans>
        </Button>
        <p className="flex items-center justify-center gap-3 text-14 text-muted tabular-nums">
          <Trans>
            {remaining} of {limit} searches left
          </Trans>
          <Link
            to="/plans"
            className="inline-flex min-h-11 items-center text-accent-ink underline underline-offset-3"
          >
            <Trans>View Plans</Trans>
          </Link>
        </p>
      </div>
      <PriceNote id={costId} {...cost} remaining={remaining} />
    </form>
  );
};
