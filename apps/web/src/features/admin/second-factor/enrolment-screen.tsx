import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { FormFoot, TextButton } from '../../../ui/forms/form-parts.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import type { Admin } from '../admin-session.ts';
import { DoorFrame } from '../door/door-frame.tsx';
import { Enrolment } from './enrolment.tsx';

/** In the place of the page that was asked for, until a second factor is there; then that page comes. */
const EnrolmentScreen = ({ admin, onDone }: { readonly admin: Admin; readonly onDone: () => void }) => {
  const { t } = useLingui();
  const signOut = useMutation({
    mutationFn: () => call('POST /api/admin/auth/sign-out'),
    onSuccess: () => location.assign('/admin/login'),
    onError: () => showToast(messageText(refuse('sign-out-failed')), { tone: 'danger' }),
  });
  return (
    <DoorFrame
      wide
      title={t`Set up a second factor`}
      lead={
        <Trans>
          Your role handles money and people’s data. From now on, signing in takes your password and a code
          from your phone.
        </Trans>
      }
    >
      <Enrolment email={admin.email} onDone={onDone} />
      <FormFoot>
        <TextButton onClick={() => signOut.mutate()}>
          <Trans>Sign Out</Trans>
        </TextButton>
      </FormFoot>
    </DoorFrame>
  );
};

export default EnrolmentScreen;
