import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useCheckoutEditor } from './settings-editor.ts';
import { CheckoutForm, SwitchOffQuestion } from './settings-form.tsx';
import { VisitorView } from './visitor-view.tsx';

/** S2 §2 Checkout Settings dialog; the Checkout Status badge opens it on every admin page. */
const CheckoutSettingsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const formId = useId();
  const editor = useCheckoutEditor(() => {
    showToast(t`Settings saved`, { tone: 'success' });
    onClose();
  });
  return (
    <>
      <Dialog
        title={<Trans>Checkout Settings</Trans>}
        width="medium"
        onClose={onClose}
        closable={!editor.saving}
        actions={
          <>
            <Button look="secondary" onClick={onClose} disabled={editor.saving}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              type="submit"
              form={formId}
              disabled={editor.values === undefined}
              busy={editor.saving}
              busyLabel={<Trans>Saving...</Trans>}
            >
              <Trans>Save Changes</Trans>
            </Button>
          </>
        }
      >
        <CheckoutForm id={formId} editor={editor} />
        {editor.values && !editor.values.isEnabled && (
          <div className="mt-6 border-line border-t pt-5">
            <VisitorView settings={editor.values} />
          </div>
        )}
      </Dialog>
      <SwitchOffQuestion editor={editor} />
    </>
  );
};

export default CheckoutSettingsDialog;
