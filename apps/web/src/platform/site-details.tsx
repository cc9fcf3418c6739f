import { createContext, type ReactNode, useContext } from 'react';

/** The owner's details. They come from the server's configuration, not from the build. */
export interface SiteDetails {
  readonly ownerName: string;
  readonly ownerTown: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly supportAddress: string;
  readonly privacyEmail: string;
  readonly grievanceEmail: string;
  /** A site without a jobs service has none and sells none. */
  readonly hasJobSearch: boolean;
}

/** What prerendered pages carry until the server fills them in; the names are those of its environment variables. */
export const placeholders: SiteDetails = {
  ownerName: '{{OWNER_NAME}}',
  ownerTown: '{{OWNER_TOWN}}',
  supportEmail: '{{SUPPORT_EMAIL}}',
  supportPhone: '{{SUPPORT_PHONE}}',
  supportAddress: '{{SUPPORT_ADDRESS}}',
  privacyEmail: '{{PRIVACY_EMAIL}}',
  grievanceEmail: '{{GRIEVANCE_EMAIL}}',
  // The server takes the parts that sell it out of a page.
  hasJobSearch: true,
};

/** For the development server, which fills in nothing. */
const inDevelopment: SiteDetails = {
  ownerName: 'Kalam',
  ownerTown: 'Mumbai',
  supportEmail: 'support@example.com',
  supportPhone: '+91 00000 00000',
  supportAddress: 'Mumbai, India',
  privacyEmail: 'privacy@example.com',
  grievanceEmail: 'grievance@example.com',
  hasJobSearch: true,
};

/** Reads the data island; what is missing in it is empty rather than an error, so that no page fails for it. */
export const parseSiteDetails = (json: string | null | undefined): SiteDetails => {
  if (!json) return inDevelopment;
  const given: unknown = JSON.parse(json);
  const found: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {};
  const text = (name: Exclude<keyof SiteDetails, 'hasJobSearch'>) =>
    typeof found[name] === 'string' ? found[name] : '';
  return {
    ownerName: text('ownerName'),
    ownerTown: text('ownerTown'),
    supportEmail: text('supportEmail'),
    supportPhone: text('supportPhone'),
    supportAddress: text('supportAddress'),
    privacyEmail: text('privacyEmail'),
    grievanceEmail: text('grievanceEmail'),
    hasJobSearch: found.hasJobSearch !== false,
  };
};

const Context = createContext<SiteDetails>(inDevelopment);

export const SiteDetailsProvider = ({
  details,
  children,
}: {
  readonly details: SiteDetails;
  readonly children: ReactNode;
}) => <Context value={details}>{children}</Context>;

export const useSiteDetails = (): SiteDetails => useContext(Context);
