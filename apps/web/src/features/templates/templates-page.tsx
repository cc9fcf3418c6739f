import type { Template } from '@kalam/domain/templates/template-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../platform/loading/overlay.tsx';
import { useTemplates } from '../../resume/template-list.ts';
import { PublicPage } from '../../shell/page-header.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { GridIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TemplateCard } from './template-card.tsx';

const loadPreview = () => import('./template-preview-dialog.tsx');
const TemplatePreviewDialog = lazyDialog(loadPreview);
const fetchPreview = () => void loadPreview().catch(() => undefined);

const Fact = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <div className="border-line border-t pt-4">
    <dt className="font-semibold">{title}</dt>
    <dd className="mt-1 text-muted">{children}</dd>
  </div>
);

const Facts = () => (
  <dl className="mt-14 grid gap-x-8 gap-y-6 sm:mt-20 sm:grid-cols-3">
    <Fact title={<Trans>Not a picture of text</Trans>}>
      <Trans>
        Every file holds real, selectable text in reading order, so that screening software reads what a
        recruiter sees.
      </Trans>
    </Fact>
    <Fact title={<Trans>Change your mind later</Trans>}>
      <Trans>Switch templates at any time while you build. What you typed moves along by itself.</Trans>
    </Fact>
    <Fact title={<Trans>A4, as printers expect</Trans>}>
      <Trans>Pages break between entries, never through a line, and headings stay with their text.</Trans>
    </Fact>
  </dl>
);

const TemplatesPage = () => {
  const { t } = useLingui();
  const templates = useTemplates();
  const [shown, setShown] = useState<Template>();
  return (
    <PublicPage
      title={t`Resume templates`}
      lead={
        <Trans>
          Pages that read well to a person and to the software that sorts applications. Choose one to start;
          you can change it whenever you like.
        </Trans>
      }
    >
      {templates.length === 0 ? (
        <EmptyState
          icon={GridIcon}
          title={<Trans>No templates to choose from right now</Trans>}
          action={
            <ButtonLink to="/builder">
              <Trans>Start Building</Trans>
            </ButtonLink>
          }
        >
          <Trans>
            We are working on our designs. You can start with our standard page today and change it later.
          </Trans>
        </EmptyState>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {templates.map((template, index) => (
            <TemplateCard
              key={template.id}
              template={template}
              first={index === 0}
              onPreview={() => setShown(template)}
              onIntent={fetchPreview}
            />
          ))}
        </ul>
      )}
      <Facts />
      {shown && <TemplatePreviewDialog template={shown} onClose={() => setShown(undefined)} />}
    </PublicPage>
  );
};

export default TemplatesPage;
