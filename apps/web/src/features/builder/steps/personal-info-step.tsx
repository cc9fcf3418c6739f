import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { birthDateBounds } from '@kalam/domain/resumes/fields/birth-date';
import { filterPhone } from '@kalam/domain/resumes/fields/phone-field';
import { checkImageFile } from '@kalam/domain/resumes/images/image-rules';
import { checkPersonalInfo } from '@kalam/domain/resumes/resume-check';
import type { PersonalInfo } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { messageText } from '../../../platform/languages/message-text.ts';
import type { Draft } from '../../../resume/draft.ts';
import { emailInput } from '../../../ui/forms/text-field.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { focusField } from '../draft/edited-field.ts';
import { useTemplatePictures } from '../preview/template-picker.tsx';
import { useStepCheck } from '../wizard/step-check.ts';
import { BoundDate, BoundText, type FieldBinding, FilteredText } from './bound-fields.tsx';
import { ImageField } from './image-field.tsx';
import { LinkField, NameField } from './name-field.tsx';
import { StepHeader } from './step-header.tsx';

/** Later steps are filled, though this one was never passed: an import, whose gaps are shown as well. */
const isFilledFromElsewhere = ({ furthest, data }: Draft): boolean =>
  furthest === 0 && data.education.length + data.workExperience.length > 0;

/** Binds the fields of personal info; a message waits until its field was left once or Next was pressed. */
const usePersonalInfo = () => {
  const store = useDraftActions();
  const info = useDraft((draft) => draft.data.personalInfo);
  const isBroughtIn = useDraft(isFilledFromElsewhere);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set());
  const refusals = checkPersonalInfo(info, visitorToday(new Date()));
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
    const isShown = left.has(path) || (!typed.has(path) && (isBroughtIn || Boolean(info[field])));
    const refusal = isShown ? refusals.find((one) => one.field === path) : undefined;
    return {
      path,
      value: info[field] ?? '',
      error: refusal && messageText(refusal),
      refusal,
      onChange: (text, as) => {
        setTyped((before) => (before.has(path) ? before : new Set([...before, path])));
        set(label, field, text, as);
      },
      onBlur: () => setLeft((before) => new Set([...before, path])),
    };
  };
  const check = () => {
    const found = checkPersonalInfo(store.get().data.personalInfo, visitorToday(new Date()));
    const [first] = found;
    if (first?.field === undefined) return true;
    flushSync(() => setLeft(new Set([...left, ...found.map(({ field = '' }) => field)])));
    focusField(first.field);
    return false;
  };
  return { info, set, bind, check };
};

export const PersonalInfoStep = () => {
  const { t } = useLingui();
  const { info, set, bind, check } = usePersonalInfo();
  const { name, photo } = useTemplatePictures();
  useStepCheck(check);
  return (
    <section className="@container">
      <StepHeader title={<Trans>Personal Info</Trans>}>
        <Trans>How employers know you and reach you.</Trans>
      </StepHeader>
      <div className="grid gap-x-4 gap-y-5 @lg:grid-cols-2">
        <NameField
          kind="fullName"
          className="@lg:col-span-2"
          label={t`Full name`}
          autoComplete="name"
          binding={bind('fullName', t`Full name`)}
          hint={<Trans>As on your certificates. Your own script is welcome.</Trans>}
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
          hint={<Trans>Only to check your dates. It is never printed.</Trans>}
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
