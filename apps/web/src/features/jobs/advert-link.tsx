import { Trans } from '@lingui/react/macro';
import { buttonClass } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ExternalIcon } from '../../ui/work-icons.tsx';

/** Addresses were checked by the server; only web addresses become links here too. */
export const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

interface AdvertLinkProps {
  readonly url: string;
  readonly title: string;
  readonly provider: string;
}

export const AdvertLink = ({ url, title, provider }: AdvertLinkProps) =>
  isWebAddress(url) && (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={buttonClass({ look: 'secondary', size: 'small' })}
    >
      <Trans>View on {provider}</Trans>
      <VisuallyHidden>
        <Trans>{title}, opens in a new tab</Trans>
      </VisuallyHidden>
      <ExternalIcon className="size-4 text-muted" />
    </a>
  );
