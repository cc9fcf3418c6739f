import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button.tsx';

/** Below every page about a payment. */
export const ContactLink = ({ onClick }: { readonly onClick?: () => void }) => (
  <ButtonLink to="/contact" look="quiet" wide onClick={onClick}>
    <Trans>Contact Us</Trans>
  </ButtonLink>
);
