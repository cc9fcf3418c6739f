import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../platform/page-title.ts';
import { ButtonLink } from '../ui/button.tsx';

const NotFoundPage = () => {
  const { t } = useLingui();
  usePageTitle(t`Page not found`);
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-lg flex-col items-center justify-center px-5 py-16 text-center">
      <p aria-hidden="true" className="font-display text-48 text-accent-ink">
        404
      </p>
      <h1 className="mt-3 font-semibold text-28">
        <Trans>There is no page here</Trans>
      </h1>
      <p className="mt-3 text-muted">
        <Trans>The address may be mistyped, or the page has moved.</Trans>
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
        <ButtonLink to="/templates" look="secondary">
          <Trans>Browse Templates</Trans>
        </ButtonLink>
      </div>
    </div>
  );
};

export default NotFoundPage;
