import { Trans } from '@lingui/react/macro';
import { currentLanguage } from '../../platform/languages/i18n.ts';

/** A legal text is binding in English alone; readers of another language are told so in theirs. */
export const BindingLanguage = () =>
  currentLanguage() === 'en' ? null : (
    <p className="mb-4 border-accent-ink/40 border-l-2 pl-4 text-muted">
      <Trans>This text is in English because the English wording is the one that binds.</Trans>
    </p>
  );
