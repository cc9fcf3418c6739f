import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { adminSessionQuery } from '../admin-session.ts';
import { Enrolment } from '../second-factor/enrolment.tsx';
import { PasswordQuestion } from '../second-factor/password-question.tsx';
import { RecoveryCodeList } from '../second-factor/recovery-code-list.tsx';
import { accountQuery, type OwnAccount } from './account-query.ts';

type Window = 'on' | 'off' | 'codes';

const NewCodes = ({ email, onDone }: { readonly email: string; readonly onDone: () => void }) => {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) {
    return (
      <div className="space-y-5">
        <RecoveryCodeList codes={codes} />
        <Button wide onClick={onDone}>
          <Trans>I have kept the codes</Trans>
        </Button>
      </div>
    );
  }
  return (
    <PasswordQuestion
      email={email}
      submit={<Trans>Make new codes</Trans>}
      onPassword={async (password) => {
        const made = await call('POST /api/admin/account/recovery-codes', { body: { password } });
        setCodes(made.recoveryCodes);
      }}
    >
      <p>
        <Trans>The codes you have now end when new ones are made.</Trans>
      </p>
    </PasswordQuestion>
  );
};

export const SecondFactorSection = ({ account }: { readonly account: OwnAccount }) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const [open, setOpen] = useState<Window>();
  const [closable, setClosable] = useState(true);
  const { email, recoveryCodesLeft: left } = account;
  const isOn = account.secondFactor === 'on';
  const close = () => {
    setOpen(undefined);
    setClosable(true);
    void client.invalidateQueries(accountQuery);
    void client.invalidateQueries(adminSessionQuery);
  };
  const switchOff = async (password: string) => {
    await call('POST /api/admin/account/second-factor/off', { body: { password } });
    close();
    showToast(t`The second factor is switched off`, { tone: 'success' });
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {isOn ? (
          <Badge tone="success">
            <Trans>On</Trans>
          </Badge>
        ) : (
          <Badge tone="warning">
            <Trans>Off</Trans>
          </Badge>
        )}
        <span className="text-14 text-muted">
          {isOn ? (
            <Trans>Signing in takes your password and a code. Recovery codes left: {left}.</Trans>
          ) : (
            <Trans>Signing in takes your password alone. A code from your phone makes it safer.</Trans>
          )}
        </span>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button look="secondary" onClick={() => setOpen('codes')}>
              <Trans>New recovery codes</Trans>
            </Button>
            {!account.secondFactorNeeded && (
              <Button look="secondary" onClick={() => setOpen('off')}>
                <Trans>Switch off</Trans>
              </Button>
            )}
          </>
        ) : (
          <Button onClick={() => setOpen('on')}>
            <Trans>Set up</Trans>
          </Button>
        )}
      </div>
      {open === 'on' && (
        <Dialog
          title={<Trans>Set up a second factor</Trans>}
          width="medium"
          closable={closable}
          onClose={close}
        >
          <Enrolment email={email} onCodes={() => setClosable(false)} onDone={close} />
        </Dialog>
      )}
      {open === 'codes' && (
        <Dialog title={<Trans>New recovery codes</Trans>} width="medium" onClose={close}>
          <NewCodes email={email} onDone={close} />
        </Dialog>
      )}
      {open === 'off' && (
        <Dialog title={<Trans>Switch the second factor off?</Trans>} onClose={close}>
          <PasswordQuestion email={email} danger submit={<Trans>Switch off</Trans>} onPassword={switchOff}>
            <p>
              <Trans>Whoever learns your password could then sign in. Your recovery codes end, too.</Trans>
            </p>
          </PasswordQuestion>
        </Dialog>
      )}
    </>
  );
};
