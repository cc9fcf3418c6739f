import { layoutNotes } from '@kalam/domain/templates/template-layouts';
import type { Template } from '@kalam/domain/templates/template-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { translate } from '../../platform/languages/translator.ts';
import { compared } from '../../resume/designs/compared-look.ts';
import { DesignPicture } from '../../resume/designs/design-picture.tsx';
import type { OwnWords } from '../../resume/designs/own-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { CheckIcon, EyeIcon, InfoIcon } from '../../ui/icons.tsx';

interface TemplateCardProps {
  readonly template: Template;
  readonly heading: 'h2' | 'h3';
  readonly first: boolean;
  readonly own: OwnWords | undefined;
  readonly isFresher: boolean;
  readonly isCompared: boolean;
  readonly onCompare: () => void;
  readonly onPreview: () => void;
  /** A pointer on the way to the preview. */
  readonly onIntent: () => void;
}

export const TemplateCard = (props: TemplateCardProps) => {
  const {
    template,
    heading: Heading,
    first,
    own,
    isFresher,
    isCompared,
    onCompare,
    onPreview,
    onIntent,
  } = props;
  const { t } = useLingui();
  const { id, description, features, popular, layout } = template;
  const name = translate(template.name);
  const note = layoutNotes[layout];
  return (
    <li className="group flex flex-col overflow-hidden rounded-[14px] border border-line bg-surface shadow-card transition-shadow hover:shadow-float">
      {/* The page as a pointer's shortcut; the button below says the same to everyone. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={onPreview}
        onPointerEnter={onIntent}
        className="relative h-88 cursor-zoom-in overflow-hidden border-line border-b bg-sunken px-7 pt-7 sm:h-100"
      >
        <span className="block transition-transform duration-200 group-hover:-translate-y-1.5">
          <DesignPicture
            id={id}
            layout={layout}
            own={own}
            isFresher={isFresher}
            first={first}
            className="rounded-t-[3px] shadow-float"
          />
        </span>
        <span className="absolute inset-x-0 bottom-0 h-16 bg-linear-to-t from-sunken to-transparent" />
      </button>
      <div className="flex grow flex-col p-5 sm:p-6">
        <div className="flex items-center justify-between gap-3">
          <Heading className="font-semibold text-22">{name}</Heading>
          {popular && (
            <Badge tone="warning">
              <Trans>Popular</Trans>
            </Badge>
          )}
        </div>
        <p className="mt-1.5 text-muted">{translate(description)}</p>
        <ul className="mt-4 mb-6 flex grow flex-col gap-2 text-14">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <CheckIcon className="mt-0.5 size-4 shrink-0 text-success-ink" />
              {translate(feature)}
            </li>
          ))}
          {note && (
            <li className="flex gap-2.5">
              <InfoIcon className="mt-0.5 size-4 shrink-0 text-marigold-ink" />
              {translate(note)}
            </li>
          )}
        </ul>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink
            to={`/builder?template=${encodeURIComponent(id)}`}
            wide
            aria-label={t`Use This Template: ${name}`}
          >
            <Trans>Use This Template</Trans>
          </ButtonLink>
          <Button
            look="secondary"
            icon={EyeIcon}
            className="grow px-3!"
            aria-label={t`Preview Template: ${name}`}
            onClick={onPreview}
            onPointerEnter={onIntent}
            onFocus={onIntent}
          >
            <Trans>Preview Template</Trans>
          </Button>
          <Button
            look="quiet"
            className={cx('grow px-3!', isCompared && compared)}
            aria-pressed={isCompared}
            aria-label={t`Compare: ${name}`}
            onClick={onCompare}
          >
            <Trans>Compare</Trans>
          </Button>
        </div>
      </div>
    </li>
  );
};
