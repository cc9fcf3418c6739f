import type { Template } from '@kalam/domain/templates/template-model';
import { Trans } from '@lingui/react/macro';
import { translate } from '../../platform/languages/translator.ts';
import { Button } from '../../ui/button.tsx';

interface CompareBarProps {
  /** One or two. */
  readonly chosen: readonly Template[];
  readonly onCompare: () => void;
  readonly onClose: () => void;
}

/** At the bottom of the screen while designs are being chosen, wherever in the gallery one is. */
const CompareBar = ({ chosen, onCompare, onClose }: CompareBarProps) => {
  const [first = '', second] = chosen.map(({ name }) => translate(name));
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-line border-t bg-paper/95 px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] backdrop-blur-md"
    >
      <p role="status" className="text-14 sm:text-16">
        {second === undefined ? (
          <Trans>{first}: choose one more to compare</Trans>
        ) : (
          <Trans>
            {first} and {second}
          </Trans>
        )}
      </p>
      <div className="flex gap-2.5">
        {second !== undefined && (
          <Button onClick={onCompare}>
            <Trans>Compare side by side</Trans>
          </Button>
        )}
        <Button look="secondary" onClick={onClose}>
          <Trans>Clear</Trans>
        </Button>
      </div>
    </div>
  );
};

export default CompareBar;
