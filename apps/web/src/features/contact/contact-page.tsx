import { acknowledgeWithinHours } from '@kalam/domain/contact/grievance-promises';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { unreachable } from '../../platform/api/call.ts';
import { PublicPage } from '../../shell/page-header.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ContactForm } from './contact-form.tsx';
import type { SentMessage } from './contact-sending.ts';
import { useLazyParts } from './lazy-parts.ts';
import { SupportDetails } from './support-details.tsx';

const ContactPage = () => {
  const { t } = useLingui();
  const { parts, missing, retry } = useLazyParts();
  const [sent, setSent] = useState<SentMessage>();
  return (
    <PublicPage
      title={t`Contact Us`}
      lead={
        <Trans>
          A question, a problem with a payment, or an idea: write to us and we answer within{' '}
          {acknowledgeWithinHours} hours.
        </Trans>
      }
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <section className="self-start rounded-base border border-line bg-surface p-5 shadow-card sm:p-8">
          {sent && parts ? (
            <parts.MessageSent sent={sent} onAnother={() => setSent(undefined)} />
          ) : (
            <>
              <h2 id="write-to-us" className="mb-5 font-semibold text-18">
                <Trans>Write to us</Trans>
              </h2>
              <ContactForm parts={parts} onSent={setSent} />
              {missing && (
                <Banner
                  tone="danger"
                  alert
                  className="mt-5"
                  action={
                    <Button size="small" look="secondary" onClick={retry}>
                      <Trans>Try Again</Trans>
                    </Button>
                  }
                >
                  {unreachable().error}
                </Banner>
              )}
            </>
          )}
        </section>
        <aside aria-labelledby="other-ways">
          <h2 id="other-ways" className="mb-4 font-semibold text-18">
            <Trans>Other ways to reach us</Trans>
          </h2>
          <SupportDetails />
        </aside>
      </div>
    </PublicPage>
  );
};

export default ContactPage;
