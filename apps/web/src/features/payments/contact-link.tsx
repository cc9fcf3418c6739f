import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button.tsx';

/** The last way on, below whatever a page about money says. */
export const ContactLink = ({ onClick }: { readonly onClick?: () => void }) => (
  <ButtonLink to="/contact" look="quiet" wide onClick={onClick}>
    <Trans>Contact Us</Trans>
  </ButtonLink>
);
