import { type DesignFilter, designGroups, filterDesigns } from '@kalam/domain/templates/template-designs';
import { layoutNotes } from '@kalam/domain/templates/template-layouts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { translate } from '../../../platform/languages/translator.ts';
import { lazyDialog } from '../../../platform/loading/overlay.tsx';
import type { DesignPair } from '../../../resume/designs/compare-dialog.tsx';
import { compared as comparedLook } from '../../../resume/designs/compared-look.ts';
import { DesignPicture } from '../../../resume/designs/design-picture.tsx';
import { DesignTools } from '../../../resume/designs/design-tools.tsx';
import type { ListWords } from '../../../resume/designs/list-extras.tsx';
import { type OwnWords, wordsOfDraft } from '../../../resume/designs/own-words.ts';
import { hasWork } from '../../../resume/journal/journal-record.ts';
import { type Design, useBuilderDesigns } from '../../../resume/template-list.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { shortName } from './short-name.ts';

const CompareDialog = lazyDialog(() => import('../../../resume/designs/compare-dialog.tsx'));

interface DesignCardProps {
  readonly design: Design;
  readonly own: OwnWords | undefined;
  readonly isFresher: boolean;
  readonly inUse: boolean;
  readonly isCompared: boolean;
  readonly onUse: () => void;
  readonly onCompare: () => void;
}

const DesignCard = ({ design, own, isFresher, inUse, isCompared, onUse, onCompare }: DesignCardProps) => {
  const { t } = useLingui();
  const { id, layout } = design;
  const name = translate(shortName(design.name));
  const note = layoutNotes[layout];
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <button
        type="button"
        aria-label={t`Use ${name}`}
        aria-current={inUse}
        data-first-focus={inUse ? '' : undefined}
        onClick={onUse}
        className={cx(
          'overflow-hidden rounded-base border bg-sunken p-2 text-left transition-shadow hover:shadow-float',
          inUse ? 'border-accent-ink ring-1 ring-accent-ink' : 'border-line',
        )}
      >
        <DesignPicture id={id} layout={layout} own={own} isFresher={isFresher} className="shadow-card" />
        <span className="mt-2 flex items-center gap-1.5 font-medium text-14">
          {inUse && <CheckIcon className="size-4 shrink-0 text-accent-ink" />}
          {name}
        </span>
      </button>
      {note && <p className="px-1 text-12 text-muted">{translate(note)}</p>}
      <Button
        look="quiet"
        size="small"
        className={cx(isCompared && comparedLook)}
        aria-pressed={isCompared}
        aria-label={t`Compare: ${name}`}
        onClick={onCompare}
      >
        <Trans>Compare</Trans>
      </Button>
    </li>
  );
};

/** Every design on offer, with what the person has written so far. */
const MoreDesignsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const store = useDraftActions();
  const designs = useBuilderDesigns();
  const template = useDraft((draft) => draft.template);
  const draft = useDraft((whole) => whole);
  const written = useMemo(() => (hasWork(draft) ? wordsOfDraft(draft) : undefined), [draft]);
  const [filters, setFilters] = useState<readonly DesignFilter[]>([]);
  const [words, setWords] = useState<ListWords>('own');
  /** The one that waits for another, or both. */
  const [compared, setCompared] = useState<readonly string[]>([]);
  const own = words === 'own' ? written : undefined;
  const isFresher = filters.includes('fresher');
  const found = filterDesigns(designs, filters);
  const { leading, more } = designGroups(found);
  const choose = (id: string) => {
    store.change(t`Template`, (before) => (before.template === id ? before : { ...before, template: id }));
    onClose();
  };
  const compare = (id: string) =>
    setCompared(compared.includes(id) ? compared.filter((other) => other !== id) : [...compared, id]);
  const [first, second] = compared;
  const waiting = designs.find(({ id }) => id === first && second === undefined);
  const waitingName = waiting && translate(shortName(waiting.name));
  const cardOf = (design: Design) => (
    <DesignCard
      key={design.id}
      design={design}
      own={own}
      isFresher={isFresher}
      inUse={design.id === template}
      isCompared={compared.includes(design.id)}
      onUse={() => choose(design.id)}
      onCompare={() => compare(design.id)}
    />
  );
  const grid = 'grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-5';
  return (
    <>
      <Dialog title={<Trans>Choose a design</Trans>} width="full" onClose={onClose}>
        <DesignTools
          designs={designs}
          filters={filters}
          onFilters={setFilters}
          found={found.length}
          hasOwn={written !== undefined}
          words={words}
          onWords={setWords}
        >
          {waitingName === undefined ? (
            <Plural value={found.length} one="# design" other="# designs" />
          ) : (
            <Trans>{waitingName}: choose one more to compare</Trans>
          )}
        </DesignTools>
        <ul className={grid}>{leading.map(cardOf)}</ul>
        {more.length > 0 && (
          <section aria-labelledby="more-designs">
            <h3 id="more-designs" className="mt-8 mb-4 font-semibold text-18">
              <Trans>More designs</Trans>
            </h3>
            <ul className={grid}>{more.map(cardOf)}</ul>
          </section>
        )}
      </Dialog>
      {first !== undefined && second !== undefined && (
        <CompareDialog
          designs={designs}
          pair={[first, second]}
          own={written}
          shownAtFirst={own ? 'own' : isFresher ? 'fresher' : 'professional'}
          use={(design) => (
            <Button size="small" className="min-h-11" onClick={() => choose(design.id)}>
              <Trans>Use This Template</Trans>
            </Button>
          )}
          onPair={(pair: DesignPair) => setCompared(pair)}
          onClose={() => setCompared([])}
        />
      )}
    </>
  );
};

export default MoreDesignsDialog;
