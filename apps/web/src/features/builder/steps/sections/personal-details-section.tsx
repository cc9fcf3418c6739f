import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { type KeptAt, keptIn, nothingKeptAt } from '@kalam/domain/resumes/rules/rule-exceptions';
import {
  type ExtraEntry,
  type PersonalDetailKind,
  personalDetailKinds,
  personalDetailLabels,
} from '@kalam/domain/resumes/sections/extra-entry';
import { checkExtraEntry } from '@kalam/domain/resumes/sections/extra-section-rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { translate } from '../../../../platform/languages/translator.ts';
import { newId } from '../../../../platform/new-id.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { TrashIcon } from '../../../../ui/icons.tsx';
import { showToast } from '../../../../ui/toasts/toast.ts';
import { useDraftActions } from '../../draft/draft-store.ts';
import { BoundText, type FieldBinding } from '../bound-fields.tsx';
import { asRulesSay, useQuestions } from '../questions/use-questions.ts';
import { withKnownDetail, withOtherDetail } from './personal-details.ts';
import { useSectionForm } from './section-forms.ts';
import { SectionFrame } from './section-frame.tsx';
import { withFormOpen } from './section-list.ts';

const none: readonly ExtraEntry[] = [];

/** Binds the details one by one: they are short, and each is its own line of the page. */
const useDetails = (data: ResumeData) => {
  const store = useDraftActions();
  const details = data.personalDetails ?? none;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  const [freshId, setFreshId] = useState(newId);
  const { isStrict, watchedKeptAt, answersAt } = useQuestions();

  const set = (label: string, merge: string, edit: (before: readonly ExtraEntry[]) => ExtraEntry[]) =>
    store.change(
      label,
      (draft) => {
        const next = edit(draft.data.personalDetails ?? none);
        const edited = { ...draft, data: { ...draft.data, personalDetails: next } };
        return next.length === 0 ? withFormOpen(edited, 'personalDetails') : edited;
      },
      { merge: `personalDetails.${merge}` },
    );
  const bindAt = (
    id: string,
    field: 'title' | 'detail',
    empty: string,
    onChange: (text: string) => void,
  ): FieldBinding => {
    const index = details.findIndex((entry) => entry.id === id);
    const entry = details[index];
    const name = `${id}.${field}`;
    const path = entry ? `personalDetails.${index}.${field}` : empty;
    const check = (keptAt: KeptAt) => {
      const kept = keptIn(keptAt, 'personalDetails');
      const found = entry ? checkExtraEntry('personalDetails', entry, visitorToday(new Date()), kept) : [];
      return asRulesSay(found, isStrict).find((one) => one.field === field);
    };
    const open = check(watchedKeptAt);
    const leave = () => setLeft((before) => new Set([...before, name]));
    const { kept, ...answers } = answersAt({
      path,
      shown: asked || left.has(name) ? open : undefined,
      check,
      onTakenBack: leave,
    });
    return {
      path,
      value: entry?.[field] ?? '',
      ...answers,
      // All details are one field to an exception: only the one it is about says so.
      kept: check(nothingKeptAt)?.asks ? kept : undefined,
      onChange,
      onBlur: leave,
    };
  };

  useSectionForm('personalDetails', () => {
    // Nothing is kept in a form here: what is wrong is found with the rest of the step.
    flushSync(() => setAsked(true));
    return true;
  });

  return {
    others: details.filter(({ kind }) => kind === undefined),
    freshId,
    bindKnown: (kind: PersonalDetailKind, label: string) => {
      const id = details.find((entry) => entry.kind === kind)?.id ?? '';
      return bindAt(id, 'detail', `personalDetails.${kind}`, (text) =>
        set(label, kind, (before) => withKnownDetail(before, kind, text, newId())),
      );
    },
    bindOther: (id: string, field: 'title' | 'detail', label: string) =>
      bindAt(id, field, `personalDetails.${details.length}.${field}`, (text) => {
        const edit = (before: readonly ExtraEntry[]) => withOtherDetail(before, id, { [field]: text });
        // The row that is typed into stays the same row, whether it is the empty one or not.
        const isThere = edit(details).some((entry) => entry.id === id);
        if (isThere && id === freshId) setFreshId(newId());
        if (!isThere) setFreshId(id);
        set(label, `${id}.${field}`, edit);
      }),
    remove: (label: string, id: string) => {
      const before = details;
      set(label, `${id}.remove`, (all) => all.filter((entry) => entry.id !== id));
      return () => set(label, `${id}.back`, () => [...before]);
    },
  };
};

/** A compact form: what a biodata in India commonly names, each off until it is filled, and others by a name of their own. */
export const PersonalDetailsSection = ({ data }: { readonly data: ResumeData }) => {
  const { t } = useLingui();
  const { others, freshId, bindKnown, bindOther, remove } = useDetails(data);
  const rows = [...others, { id: freshId, title: '' }];
  const removeRow = ({ id, title }: ExtraEntry) => {
    const undo = remove(t`Another detail`, id);
    showToast(title ? t`${title} removed` : t`Entry discarded`, { action: { label: t`Undo`, run: undo } });
  };
  return (
    <SectionFrame list="personalDetails">
      <div className="@container grid gap-5">
        <div className="grid gap-4 @md:grid-cols-2">
          {personalDetailKinds.map((kind) => {
            const label = translate(personalDetailLabels[kind]);
            return (
              <BoundText
                key={kind}
                label={label}
                optional
                autoComplete="off"
                binding={bindKnown(kind, label)}
              />
            );
          })}
        </div>
        <fieldset className="min-w-0">
          <legend className="mb-2 font-medium text-14">
            <Trans>Another detail</Trans>
          </legend>
          <ul className="grid gap-3">
            {rows.map((row, index) => (
              <li
                key={row.id}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5 @md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
              >
                <BoundText
                  label={translate('Label')}
                  {...(index === 0 && { placeholder: t`Blood group` })}
                  autoComplete="off"
                  binding={bindOther(row.id, 'title', t`Another detail`)}
                />
                <BoundText
                  className="col-start-1 @md:col-start-2"
                  label={translate('Value')}
                  autoComplete="off"
                  binding={bindOther(row.id, 'detail', t`Another detail`)}
                />
                <IconButton
                  icon={TrashIcon}
                  size="small"
                  className={cx(
                    'col-start-2 row-start-1 mt-7 @md:col-start-3',
                    row.id === freshId && 'invisible',
                  )}
                  label={row.title ? t`Remove ${row.title}` : t`Remove this detail`}
                  onClick={() => removeRow(row)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      </div>
    </SectionFrame>
  );
};
