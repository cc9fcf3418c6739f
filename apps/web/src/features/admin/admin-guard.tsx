import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Refused } from '../../platform/api/call.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { LockIcon, RefreshIcon } from '../../ui/icons.tsx';
import { Waiting } from '../../ui/spinner.tsx';
import { type Admin, useAccessFollower, useAdminSession } from './admin-session.ts';
import { loginAddress, returnPage } from './return-page.ts';

interface GuardScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Another way out than signing in again. */
  readonly action?: ReactNode;
}

const GuardScreen = ({ title, children, action }: GuardScreenProps) => {
  usePageTitle(title);
  const location = useLocation();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center px-5 text-center"
    >
      <div role="alert" className="max-w-md">
        <span className="mx-auto mb-5 flex size-14 items-center justify-center rounded-full bg-danger-soft text-danger-ink">
          <LockIcon className="size-6" />
        </span>
        <h1 className="font-semibold text-22">{title}</h1>
        <p className="mt-2 mb-7 text-muted">{children}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {/* A fresh page: whatever went wrong in this one is left behind. */}
          <a href={loginAddress(location)} className={buttonClass(action ? { look: 'secondary' } : {})}>
            <Trans>Return to Login</Trans>
          </a>
          {action}
        </div>
      </div>
    </main>
  );
};

const EnrolmentScreen = lazy(() => import('./second-factor/enrolment-screen.tsx'));

const Verifying = () => {
  const { t } = useLingui();
  return (
    <main id="main" className="flex min-h-dvh items-center justify-center">
      <Waiting>{t`Verifying admin access...`}</Waiting>
    </main>
  );
};

/** Who may see the back office (S2 §2 Admin guard, decisions 58). The server decides again at every call. */
export const AdminGuard = ({ children }: { readonly children: (admin: Admin) => ReactNode }) => {
  const { t } = useLingui();
  const location = useLocation();
  const session = useAdminSession();
  useAccessFollower();
  const [wasAdmin, setWasAdmin] = useState(false);
  // Until the recovery codes were read, although the server would let them pass by then.
  const [enrols, setEnrols] = useState(false);
  const allowed = session.data?.admin && session.data.access === 'ok' ? session.data.admin : undefined;
  if (allowed && !wasAdmin) setWasAdmin(true);
  // A check that fails later turns nobody out: the server decides about every call anyway.
  if (allowed && session.data?.secondFactor === 'required' && !enrols) setEnrols(true);
  if (allowed && enrols) {
    const goOn = async () => {
      const { data } = await session.refetch();
      if (data?.secondFactor !== 'required') setEnrols(false);
    };
    return (
      <Suspense fallback={<Verifying />}>
        <EnrolmentScreen admin={allowed} onDone={() => void goOn()} />
      </Suspense>
    );
  }
  if (allowed) return children(allowed);
  if (session.isPending) return <Verifying />;
  if (session.isError) {
    const unreached = session.error instanceof Refused && session.error.status === 0;
    return (
      <GuardScreen
        title={t`Access Error`}
        action={
          unreached && (
            <Button icon={RefreshIcon} busy={session.isFetching} onClick={() => void session.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          )
        }
      >
        {messageText(refuse(unreached ? 'admin-network-error' : 'admin-verification-failed'))}
      </GuardScreen>
    );
  }
  if (wasAdmin) {
    return <GuardScreen title={t`Access Error`}>{messageText(refuse('admin-access-revoked'))}</GuardScreen>;
  }
  if (session.data.admin === null) {
    return <Navigate to="/admin/login" state={returnPage(location)} replace />;
  }
  const [title = '', explanation = ''] = messageText(refuse('admin-access-denied')).split(': ', 2);
  return <GuardScreen title={title}>{explanation}</GuardScreen>;
};
