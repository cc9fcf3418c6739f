import { Trans } from '@lingui/react/macro';

/** First stop of the Tab key on every page. */
export const SkipLink = ({ target = 'main' }: { readonly target?: string }) => (
  <a
    href={`#${target}`}
    onClick={(event) => {
      const element = document.getElementById(target);
      if (element === null) return;
      event.preventDefault();
      element.focus();
    }}
    className="fixed top-2 left-2 z-50 -translate-y-20 rounded-base bg-accent px-4 py-3 font-medium text-on-accent focus:translate-y-0"
  >
    <Trans>Skip to content</Trans>
  </a>
);
