/** Paths that ask for a signed-in user with a verified address (S1 §2, S2 §2). */
const userPaths = ['/dashboard', '/profile', '/my-account'] as const;

/** Older paths and where their screens live now. */
export const movedPaths: Readonly<Record<string, string>> = {
  '/profile': '/dashboard/profile',
  '/my-account': '/dashboard',
};

export const needsUser = (path: string): boolean =>
  userPaths.some((own) => path === own || path.startsWith(`${own}/`));

export type Visitor =
  | {
      readonly signedIn: false;
      /** The address this tab last tried to sign in with before it was verified; no session exists then. */
      readonly unverifiedEmail?: string | undefined;
    }
  | { readonly signedIn: true; readonly email: string; readonly emailVerified: boolean };

export type Gate =
  | { readonly kind: 'ok' }
  /** To `/` with the sign-in dialog open; afterwards back to `returnPath`. */
  | { readonly kind: 'sign-in'; readonly sendTo: '/'; readonly returnPath: string }
  /** The screen Email Verification Required, from which the visitor goes to `/`. */
  | {
      readonly kind: 'verify-email';
      readonly sendTo: '/';
      readonly returnPath: string;
      readonly email: string;
    };

export const gate = (path: string, visitor: Visitor): Gate => {
  const [pathname = ''] = path.split(/[?#]/, 1);
  if (!needsUser(pathname)) return { kind: 'ok' };
  const returnPath = safeReturnPath(path);
  if (visitor.signedIn) {
    return visitor.emailVerified
      ? { kind: 'ok' }
      : { kind: 'verify-email', sendTo: '/', returnPath, email: visitor.email };
  }
  return visitor.unverifiedEmail === undefined
    ? { kind: 'sign-in', sendTo: '/', returnPath }
    : { kind: 'verify-email', sendTo: '/', returnPath, email: visitor.unverifiedEmail };
};

const outside = /^\/[/\\]|[\\\p{Cc}]/u;

/** A return path comes from an address bar: only a path of our own site may be followed. */
export const safeReturnPath = (path: string | null | undefined): string =>
  path?.startsWith('/') && path.length <= 2000 && !outside.test(path) ? path : '/dashboard';
