import { layoutNotes } from '@kalam/domain/templates/template-layouts';
import type { Template } from '@kalam/domain/templates/template-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { translate } from '../../platform/languages/translator.ts';
import type { OwnWords } from '../../resume/designs/own-words.ts';
import { type ShownWords, WordsChoice, wordsShown } from '../../resume/designs/shown-words.tsx';
import { ResumePreview } from '../../resume/preview/resume-preview.tsx';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface TemplatePreviewProps {
  readonly template: Template;
  /** False where one looks without choosing, as staff do. */
  readonly usable?: boolean;
  /** The designs to leaf through, and how. */
  readonly designs?: readonly Template[];
  readonly onTurn?: (template: Template) => void;
  readonly own?: OwnWords | undefined;
  readonly shownAtFirst?: ShownWords;
  readonly onClose: () => void;
}

/** Keys that a control or a page wider than the screen has a use for stay with it. */
const isTaken = ({ target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey ||
  ctrlKey ||
  metaKey ||
  shiftKey ||
  target instanceof HTMLInputElement ||
  (target instanceof HTMLElement && target.scrollWidth > target.clientWidth);

/** S1 §2: the whole sample, page by page, as large as the screen allows. */
const TemplatePreviewDialog = (props: TemplatePreviewProps) => {
  const { usable = true, designs = [], onTurn, own, onClose } = props;
  const { t } = useLingui();
  const [shown, setShown] = useState<ShownWords>(props.shownAtFirst ?? 'professional');
  // Its own, because the address follows too late for a key that is held down.
  const [template, setTemplate] = useState(props.template);
  const name = translate(template.name);
  const note = layoutNotes[template.layout];
  const place = designs.findIndex(({ id }) => id === template.id);
  const turn = (by: number) => {
    const next = designs.at((place + by) % designs.length);
    if (place < 0 || !next) return;
    setTemplate(next);
    onTurn?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || isTaken(event)) return;
    event.preventDefault();
    turn(by);
  };
  const use = usable && (
    <ButtonLink
      to={`/builder?template=${encodeURIComponent(template.id)}`}
      className="max-sm:grow sm:min-h-9! sm:px-3! sm:text-14!"
    >
      <Trans>Use This Template</Trans>
    </ButtonLink>
  );
  const leaf = designs.length > 1 && (
    <div className="flex shrink-0 items-center">
      <IconButton
        icon={ArrowLeftIcon}
        size="small"
        label={t`Previous design`}
        aria-keyshortcuts="ArrowLeft"
        onClick={() => turn(-1)}
      />
      <IconButton
        icon={ArrowRightIcon}
        size="small"
        label={t`Next design`}
        aria-keyshortcuts="ArrowRight"
        onClick={() => turn(1)}
      />
    </div>
  );
  const [number, count] = [place + 1, designs.length];
  return (
    <Dialog
      title={name}
      width="screen"
      onClose={onClose}
      tools={
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <WordsChoice own={own} value={shown} onChange={setShown} />
          {leaf}
          <span className="max-sm:hidden">{use}</span>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons above do the same */}
      <div className="flex h-full min-h-80 flex-col gap-2" onKeyDown={onKeyDown}>
        {note && <p className="shrink-0 text-center text-14 text-muted">{translate(note)}</p>}
        <ResumePreview
          {...wordsShown(shown, own)}
          template={template.layout}
          fit="page"
          firstFocus
          label={shown === 'own' ? t`${name}, your resume` : t`${name}, sample resume`}
          className="min-h-0 grow"
        />
        {use && <div className="flex shrink-0 pb-1 sm:hidden">{use}</div>}
        <VisuallyHidden>
          <span role="status">{count > 1 && t`${name}, design ${number} of ${count}`}</span>
        </VisuallyHidden>
      </div>
    </Dialog>
  );
};

export default TemplatePreviewDialog;
