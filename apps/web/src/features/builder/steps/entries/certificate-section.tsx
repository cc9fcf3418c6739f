import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { displayDate } from '@kalam/domain/calendar/partial-date';
import { canAddCertificate, issueDateBounds } from '@kalam/domain/resumes/fields/certificate-rules';
import { checkCertificateImageFile } from '@kalam/domain/resumes/images/image-rules';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { translate } from '../../../../platform/languages/translator.ts';
import { useTextRules } from '../../../../resume/text-rules.ts';
import { ReceiptIcon } from '../../../../ui/work-icons.tsx';
import { useTemplatePictures } from '../../preview/template-picker.tsx';
import { BoundDate } from '../bound-fields.tsx';
import { ImageField } from '../image-field.tsx';
import { LinkField, NameField } from '../name-field.tsx';
import type { EntryForm } from './entry-form.ts';
import { EntrySection } from './entry-section.tsx';
import { EntrySummary } from './entry-summary.tsx';

interface CertificateSectionProps {
  readonly form: EntryForm<'certificates'>;
  readonly data: ResumeData;
}

export const CertificateSection = ({ form, data }: CertificateSectionProps) => {
  const { t } = useLingui();
  const { name, certificateImages } = useTemplatePictures();
  const bounds = issueDateBounds(
    data.personalInfo.dateOfBirth,
    data.education,
    visitorToday(new Date()),
    useTextRules(),
  );
  return (
    <EntrySection
      form={form}
      data={data}
      label={t`Certificates`}
      add={t`Add Certificate`}
      canAdd={form.pending !== undefined && canAddCertificate(form.pending)}
      nameOf={(entry) => entry.name}
      summary={(entry) => (
        <EntrySummary title={entry.name} under={entry.issuer} aside={translate(displayDate(entry.date))} />
      )}
      empty={{
        icon: ReceiptIcon,
        title: <Trans>Any certificate that helps?</Trans>,
        text: <Trans>A course, a licence, a language test. You may also leave this empty.</Trans>,
      }}
      fields={
        <div className="grid gap-4 @md:grid-cols-2">
          <NameField
            kind="certificate"
            label={t`Certificate name`}
            binding={form.bind('name', t`Certificate name`)}
          />
          <NameField
            kind="issuer"
            suggest="issuers"
            label={t`Issuer`}
            binding={form.bind('issuer', t`Issuer`)}
            hint={<Trans>Who gave it to you.</Trans>}
          />
          <BoundDate label={t`Issue date`} binding={form.bind('date', t`Issue date`)} bounds={bounds} />
          <LinkField
            label={t`Certificate link`}
            className="@md:pt-5.5"
            binding={form.bind('link', t`Certificate link`)}
          />
          <ImageField
            className="@md:col-span-2"
            label={t`Certificate image`}
            shape="wide"
            path={`${form.path}.image`}
            value={form.pending?.image}
            check={checkCertificateImageFile}
            onChange={(image) => form.set(t`Certificate image`, 'image', { image })}
            hint={
              certificateImages ? (
                <Trans>A photo or scan, up to 5 MB.</Trans>
              ) : (
                <Trans>{name} shows no certificate images. Yours is kept for other templates.</Trans>
              )
            }
          />
        </div>
      }
    />
  );
};
