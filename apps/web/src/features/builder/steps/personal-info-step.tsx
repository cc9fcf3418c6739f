import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { birthDateBounds } from '@kalam/domain/resumes/fields/birth-date';
import { filterPhone } from '@kalam/domain/resumes/fields/phone-field';
import { checkImageFile } from '@kalam/domain/resumes/images/image-rules';
import { checkPersonalInfo } from '@kalam/domain/resumes/resume-check';
import type { PersonalInfo } from '@kalam/domain/resumes/resume-model';
import { type KeptAt, keptBy } from '@kalam/domain/resumes/rules/rule-exceptions';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../../../resume/draft.ts';
import { emailInput } from '../../../ui/forms/text-field.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { focusField } from '../draft/edited-field.ts';
import { StartCard } from '../import/start-card.tsx';
import { useTemplatePictures } from '../preview/template-picker.tsx';
import { useStepCheck } from '../wizard/step-check.ts';
import { BoundDate, BoundText, type FieldBinding, FilteredText } from './bound-fields.tsx';
import { ImageField } from './image-field.tsx';
import { LinkField, NameField } from './name-field.tsx';
import { isShown, noneShown, whileTyping, withShown } from './questions/shown-fields.ts';
import { asRulesSay, useQuestions } from './questions/use-questions.ts';
import { StepHeader } from './step-header.tsx';

/** Later steps are filled, though this one was never passed: an import, whose gaps are shown as well. */
const isFilledFromElsewhere = ({ furthest, data }: Draft): boolean =>
  furthest === 0 && data.education.length + data.workExperience.length > 0;

/** Binds the fields of personal info; a message waits until its field was left once or Next was pressed. */
const usePersonalInfo = () => {
  const store = useDraftActions();
  const info = useDraft((draft) => draft.data.personalInfo);
  const isBroughtIn = useDraft(isFilledFromElsewhere);
  const [shown, setShown] = useState(noneShown);
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set());
  const { isStrict, rules, watchedKeptAt, answersAt } = useQuestions();
  const check = (now: PersonalInfo, keptAt: KeptAt) =>
    asRulesSay(checkPersonalInfo(now, visitorToday(new Date()), keptAt), isStrict);
  const refusals = check(info, watchedKeptAt);
  const show = (...fields: readonly string[]) => setShown((before) => withShown(before, fields));
  const set = (label: string, field: keyof PersonalInfo, value: string | undefined, as: string = field) =>
    store.change(
      label,
      (draft) => ({
        ...draft,
        data: { ...draft.data, personalInfo: { ...draft.data.personalInfo, [field]: value } },
      }),
      { merge: `personalInfo.${as}` },
    );
  const bind = (field: keyof PersonalInfo, label: string): FieldBinding => {
    const path = `personalInfo.${field}`;
    // Imported and reopened text that breaks a rule is flagged at once: it was not typed just now.
    const isFound = !typed.has(path) && (isBroughtIn || Boolean(info[field]));
    const refusal = refusals.find((one) => one.field === path);
    const answers = answersAt({
      path,
      shown: refusal && (isFound || isShown(shown, refusal)) ? refusal : undefined,
      check: (keptAt) => check(info, keptAt).find((one) => one.field === path),
      onTakenBack: () => show(path),
    });
    return {
      path,
      value: info[field] ?? '',
      ...answers,
      onChange: (text, as) => {
        setTyped((before) => (before.has(path) ? before : new Set([...before, path])));
        setShown((before) => whileTyping(before, path, answers.question !== undefined));
        set(label, field, text, as);
      },
      onBlur: () => show(path),
    };
  };
  const checkStep = () => {
    const { data } = store.get();
    const found = check(data.personalInfo, keptBy(data.exceptions, rules));
    const [first] = found;
    if (first?.field === undefined) return true;
    flushSync(() => show(...found.map(({ field = '' }) => field)));
    focusField(first.field);
    return false;
  };
  return { info, set, bind, checkStep };
};

export const PersonalInfoStep = () => {
  const { t } = useLingui();
  const { info, set, bind, checkStep } = usePersonalInfo();
  const { name, photo } = useTemplatePictures();
  useStepCheck(checkStep);
  return (
    <section className="@container">
      <StepHeader title={<Trans>Personal Info</Trans>}>
        <Trans>How employers know you and reach you.</Trans>
      </StepHeader>
      <StartCard />
      <div className="grid gap-x-4 gap-y-5 @lg:grid-cols-2">
        <NameField
          kind="fullName"
          className="@lg:col-span-2"
          label={t`Full name`}
          autoComplete="name"
          binding={bind('fullName', t`Full name`)}
          hint={<Trans>As on your certificates. Your own script is welcome.</Trans>}
        />
        <BoundText
          className="@lg:col-span-2"
          label={t`Headline`}
          optional
          autoComplete="off"
          suggest="jobTitles"
          binding={bind('headline', t`Headline`)}
          hint={<Trans>Stands under your name, such as: Accountant, GST and Tally.</Trans>}
        />
        <BoundText label={t`Email`} {...emailInput} autoComplete="email" binding={bind('email', t`Email`)} />
        <FilteredText
          label={t`Phone`}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          binding={bind('phone', t`Phone`)}
          filter={(typed) => filterPhone(typed)}
          explain={(signs) => <Trans>Taken out: {signs}. Only the 10 digits are kept here.</Trans>}
          hint={<Trans>10 digits, without +91.</Trans>}
        />
        <BoundDate
          label={t`Date of birth`}
          birthday
          binding={bind('dateOfBirth', t`Date of birth`)}
          bounds={birthDateBounds(visitorToday(new Date()))}
          hint={<Trans>Only to check your dates. It is not printed.</Trans>}
        />
        <NameField
          kind="location"
          suggest="cities"
          label={t`Location`}
          autoComplete="address-level2"
          className="@lg:pt-5.5"
          binding={bind('location', t`Location`)}
          hint={<Trans>Your town, such as Pune or Kochi.</Trans>}
        />
        <LinkField
          label={t`LinkedIn`}
          placeholder="https://www.linkedin.com/in/…"
          autoComplete="url"
          binding={bind('linkedin', t`LinkedIn`)}
        />
        <LinkField label={t`Website`} autoComplete="url" binding={bind('website', t`Website`)} />
        <ImageField
          className="@lg:col-span-2"
          label={t`Profile photo`}
          shape="portrait"
          path="personalInfo.profileImage"
          value={info.profileImage}
          check={checkImageFile}
          onChange={(image) => set(t`Profile photo`, 'profileImage', image)}
          hint={
            photo ? (
              <Trans>A plain, friendly photo. Many employers do not ask for one.</Trans>
            ) : (
              <Trans>{name} shows no photo. Yours is kept for other templates.</Trans>
            )
          }
        />
      </div>
    </section>
  );
};
