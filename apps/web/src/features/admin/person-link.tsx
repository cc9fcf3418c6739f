import { erasedAddress } from '@kalam/domain/auth/erased-address';
import { personPath } from '@kalam/domain/routes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PersonLinkProps {
  /** Null for somebody without an account, who is known by the address alone. */
  readonly userId: string | null;
  readonly email: string;
  readonly children: ReactNode;
}

/** From any list to the one page about a person; whoever is erased has none. */
export const PersonLink = ({ userId, email, children }: PersonLinkProps) =>
  userId === null && email === erasedAddress ? (
    children
  ) : (
    <Link
      to={personPath(userId, email)}
      className="rounded-inner underline decoration-edge/70 underline-offset-3 hover:text-accent-ink hover:decoration-current"
    >
      {children}
    </Link>
  );
