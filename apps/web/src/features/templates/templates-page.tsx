import { designGroups, filterDesigns } from '@kalam/domain/templates/template-designs';
import type { Template } from '@kalam/domain/templates/template-model';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { lazyDialog, overlay } from '../../platform/loading/overlay.tsx';
import { DesignTools } from '../../resume/designs/design-tools.tsx';
import type { ListWords } from '../../resume/designs/list-extras.tsx';
import type { Design } from '../../resume/template-list.ts';
import { PublicPage } from '../../shell/page-header.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useGalleryAddress } from './gallery-address.ts';
import { useGalleryTemplates } from './gallery-templates.ts';
import { useOwnWords } from './own-words.ts';
import { TemplateCard } from './template-card.tsx';

const NoTemplates = overlay(
  () => import('./no-templates.tsx'),
  () => undefined,
);
const loadPreview = () => import('./template-preview-dialog.tsx');
const TemplatePreviewDialog = lazyDialog(loadPreview);
const fetchPreview = () => void loadPreview().catch(() => undefined);
const CompareBar = lazyDialog(() => import('./compare-bar.tsx'));
const CompareDialog = lazyDialog(() => import('../../resume/designs/compare-dialog.tsx'));

const Fact = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <div className="border-line border-t pt-4">
    <dt className="font-semibold">{title}</dt>
    <dd className="mt-1 text-muted">{children}</dd>
  </div>
);

const Facts = () => (
  <dl className="mt-14 grid gap-6 sm:mt-20 sm:grid-cols-3">
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

/** Two are compared, the third takes the place of the first. */
const withCompared = (chosen: readonly string[], id: string): readonly string[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(-2);

const grid = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

const takeLink = (design: Design) => (
  <ButtonLink size="small" className="min-h-11" to={`/builder?template=${encodeURIComponent(design.id)}`}>
    <Trans>Use This Template</Trans>
  </ButtonLink>
);

/** The designs on offer with all that helps to choose among them. */
const Gallery = ({ templates }: { readonly templates: readonly Template[] }) => {
  const address = useGalleryAddress();
  const written = useOwnWords();
  const [words, setWords] = useState<ListWords>('own');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const own = words === 'own' ? written : undefined;
  const { filters } = address;
  const isFresher = filters.includes('fresher');
  const found = filterDesigns(templates, filters);
  const { leading, more } = designGroups(found);
  const byId = (id: string | null | undefined) => templates.find((template) => template.id === id);
  const previewed = byId(address.previewed);
  const [first, second] = address.compared.map(byId);
  const compared = chosen.flatMap((id) => byId(id) ?? []);
  const shownAtFirst = own ? 'own' : isFresher ? 'fresher' : 'professional';
  const cardOf = (heading: 'h2' | 'h3') => (template: Template, index: number) => (
    <TemplateCard
      key={template.id}
      template={template}
      heading={heading}
      first={heading === 'h2' && index === 0}
      own={own}
      isFresher={isFresher}
      isCompared={chosen.includes(template.id)}
      onCompare={() => setChosen(withCompared(chosen, template.id))}
      onPreview={() => address.preview(template.id)}
      onIntent={fetchPreview}
    />
  );
  return (
    <>
      <DesignTools
        designs={templates}
        filters={filters}
        onFilters={address.filter}
        found={found.length}
        hasOwn={written !== undefined}
        words={words}
        onWords={setWords}
      >
        <Plural value={found.length} one="# design" other="# designs" />
      </DesignTools>
      <ul className={grid}>{leading.map(cardOf('h2'))}</ul>
      {more.length > 0 && (
        <section aria-labelledby="more-designs" className="mt-14">
          <h2 id="more-designs" className="mb-5 font-semibold text-22 sm:text-28">
            <Trans>More designs</Trans>
          </h2>
          <ul className={grid}>{more.map(cardOf('h3'))}</ul>
        </section>
      )}
      {compared.length > 0 && (
        <CompareBar
          chosen={compared}
          onCompare={() => address.compare(chosen)}
          onClose={() => setChosen([])}
        />
      )}
      {previewed && (
        <TemplatePreviewDialog
          template={previewed}
          designs={found}
          own={written}
          shownAtFirst={shownAtFirst}
          onTurn={({ id }) => address.turnPreview(id)}
          onClose={address.closePreview}
        />
      )}
      {first && second && (
        <CompareDialog
          designs={templates}
          pair={[first.id, second.id]}
          own={written}
          shownAtFirst={shownAtFirst}
          use={takeLink}
          onPair={address.turnCompared}
          onClose={address.closeCompared}
        />
      )}
    </>
  );
};

const TemplatesPage = () => {
  const { t } = useLingui();
  const templates = useGalleryTemplates();
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
      {templates.length === 0 ? <NoTemplates /> : <Gallery templates={templates} />}
      <Facts />
    </PublicPage>
  );
};

export default TemplatesPage;
