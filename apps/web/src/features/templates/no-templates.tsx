import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button.tsx';
import { GridIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** Decision 68: staff offer no template; the builder still has one. */
const NoTemplates = () => (
  <EmptyState
    icon={GridIcon}
    title={<Trans>No templates to choose from right now</Trans>}
    action={
      <ButtonLink to="/builder">
        <Trans>Start Building</Trans>
      </ButtonLink>
    }
  >
    <Trans>
      We are working on our designs. You can start with our standard page today and change it later.
    </Trans>
  </EmptyState>
);

export default NoTemplates;
