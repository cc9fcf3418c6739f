import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Trans } from '@lingui/react/macro';
import { WarningIcon } from '../../../ui/icons.tsx';
import { placeOf } from '../steps/field-place.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { blanksLeft } from './blanks-left.ts';

/** In the list of what is worth a look: a figure that was left open is printed as a blank. It may be meant, so it only asks. */
const BlankNote = ({ data }: { readonly data: ResumeData }) => {
  const { goToField } = useWizard();
  const left = blanksLeft(data);
  return left.length === 0 ? null : (
    <li className="px-4 py-3">
      <p className="flex items-center gap-2 font-semibold">
        <WarningIcon className="size-4.5 text-marigold-ink" />
        <Trans>A blank is still open</Trans>
      </p>
      <p className="text-muted">
        <Trans>“___” would be printed as it stands. Fill it in, or take it out:</Trans>
      </p>
      <ul className="flex flex-col">
        {left.map((path) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => goToField(path)}
              className="min-h-11 text-left text-marigold-ink underline underline-offset-2"
            >
              {placeOf(path)}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
};

export default BlankNote;
