import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ConnectionNote } from '../../../platform/connection-note.tsx';
import { PageHeader } from '../../../shell/page-header.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useMay } from '../admin-session.ts';
import { AuditTrail } from '../audit/audit-trail.tsx';
import { formatTime } from '../format-time.ts';
import { useCheckoutEditor } from './settings-editor.ts';
import { CheckoutForm, SwitchOffQuestion } from './settings-form.tsx';
import { TextRulesSection } from './text-rules-section.tsx';
import { VisitorView } from './visitor-view.tsx';

/** The checkout settings as a page, with what they mean to visitors beside them (decision 57), and the text rules. */
const SettingsPage = () => {
  const { t } = useLingui();
  const formId = useId();
  const mayChange = useMay()('settings-change');
  const editor = useCheckoutEditor(() => showToast(t`Settings saved`, { tone: 'success' }));
  const { values, settings, changed, saving } = editor;
  const changedAt = settings.data?.updatedAt;
  return (
    <>
      <PageHeader title={t`Settings`}>
        <Trans>
          Whether purchases are possible, what visitors are told when they are not, and how texts are judged.
        </Trans>
      </PageHeader>
      <ConnectionNote />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-8">
          <section className="h-fit rounded-base border border-line bg-surface shadow-card">
            <div className="p-5 sm:p-6">
              <h2 className="mb-4 font-semibold text-18">
                <Trans>Checkout Settings</Trans>
              </h2>
              <CheckoutForm id={formId} editor={editor} />
            </div>
            {values && (
              <div className="flex flex-col-reverse items-center gap-3 border-line border-t px-5 py-4 sm:flex-row sm:px-6">
                <p className="grow text-14 text-muted">
                  {changedAt ? (
                    <Trans>Last changed on {formatTime(changedAt)}</Trans>
                  ) : (
                    <Trans>Never changed so far</Trans>
                  )}
                </p>
                {mayChange && (
                  <>
                    <Button
                      look="secondary"
                      className="max-sm:w-full"
                      onClick={editor.discard}
                      disabled={!changed || saving}
                    >
                      <Trans>Cancel</Trans>
                    </Button>
                    <Button
                      type="submit"
                      form={formId}
                      className="max-sm:w-full"
                      disabled={!changed && !saving}
                      busy={saving}
                      busyLabel={<Trans>Saving...</Trans>}
                    >
                      <Trans>Save Changes</Trans>
                    </Button>
                  </>
                )}
              </div>
            )}
          </section>
          <TextRulesSection />
          <AuditTrail subject="settings" subjectId="text-rules" />
        </div>
        <div className="space-y-8">
          {values && <VisitorView settings={values} />}
          <AuditTrail subject="settings" subjectId="checkout" />
        </div>
      </div>
      <SwitchOffQuestion editor={editor} />
    </>
  );
};

export default SettingsPage;
