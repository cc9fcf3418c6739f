import type { Template } from '@kalam/domain/templates/template-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { translate } from '../../platform/languages/translator.ts';
import { SamplePicture } from '../../resume/samples/sample-picture.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckIcon, EyeIcon } from '../../ui/icons.tsx';

interface TemplateCardProps {
  readonly template: Template;
  readonly first: boolean;
  readonly onPreview: () => void;
  /** A pointer on the way to the preview. */
  readonly onIntent: () => void;
}

export const TemplateCard = ({ template, first, onPreview, onIntent }: TemplateCardProps) => {
  const { t } = useLingui();
  const { id, description, features, popular, layout } = template;
  const name = translate(template.name);
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
        <SamplePicture
          layout={layout}
          alt=""
          first={first}
          className="w-full rounded-t-[3px] shadow-float transition-transform duration-200 group-hover:-translate-y-1.5"
        />
        <span className="absolute inset-x-0 bottom-0 h-16 bg-linear-to-t from-sunken to-transparent" />
      </button>
      <div className="flex grow flex-col p-5 sm:p-6">
        <div className="flex items-center justify-between gap-3">
          <h2 className="font-semibold text-22">{name}</h2>
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
        </ul>
        <div className="flex flex-col gap-2.5">
          <ButtonLink
            to={`/builder?template=${encodeURIComponent(id)}`}
            aria-label={t`Use This Template: ${name}`}
          >
            <Trans>Use This Template</Trans>
          </ButtonLink>
          <Button
            look="secondary"
            icon={EyeIcon}
            aria-label={t`Preview Template: ${name}`}
            onClick={onPreview}
            onPointerEnter={onIntent}
            onFocus={onIntent}
          >
            <Trans>Preview Template</Trans>
          </Button>
        </div>
      </div>
    </li>
  );
};
