import { contactLimits } from '@kalam/domain/contact/contact-fields';
import { countCharacters } from '@kalam/domain/text/text-length';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '../../platform/online.ts';
import { useSiteDetails } from '../../platform/site-details.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Counter, emailInput, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import type { ContactFailure } from './contact-failure.ts';
import type { SentMessage } from './contact-sending.ts';
import type { LazyParts } from './lazy-parts.ts';
import { useContactForm } from './use-contact-form.ts';

/** Names and addresses rarely come near their limit; then it is worth showing. */
const LateCounter = ({ count, max }: { readonly count: number; readonly max: number }) =>
  count > max * 0.8 ? <Counter count={count} max={max} /> : null;

const lengthOf = (text: string): number => countCharacters(text.trim());

const OfflineNote = () => {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Banner tone="warning" title={<Trans>You are offline</Trans>}>
          <Trans>Go on writing. What you type is kept on this device until it can be sent.</Trans>
        </Banner>
      )}
    </div>
  );
};

const NotSent = ({ failure }: { readonly failure: ContactFailure }) => {
  const { supportEmail } = useSiteDetails();
  return (
    <Banner tone="danger" alert title={failure.text}>
      {failure.detail && <p>{failure.detail}</p>}
      <p>
        <Trans>
          What you wrote is kept here. You can also write to{' '}
          <a href={`mailto:${supportEmail}`} className="text-accent-ink underline underline-offset-3">
            {supportEmail}
          </a>
          .
        </Trans>
      </p>
    </Banner>
  );
};

interface ContactFormProps {
  /** Absent until it has come: then the form can be filled but not sent. */
  readonly parts: LazyParts | undefined;
  readonly onSent: (sent: SentMessage) => void;
}

export const ContactForm = ({ parts, onSent }: ContactFormProps) => {
  const { t } = useLingui();
  const { supportEmail } = useSiteDetails();
  const state = useContactForm(parts, onSent);
  const { form, values, errors, failure, judgement, broughtBack, busy } = state;
  /** The control's own text is the truth, also the text typed before the page's scripts came. */
  const ties = (field: keyof typeof values) => ({
    name: field,
    error: errors[field],
    required: true,
    readOnly: busy,
    onInput: () => state.change(field),
    onBlur: () => state.leave(field),
  });
  return (
    <form ref={form} onSubmit={state.send} noValidate aria-labelledby="write-to-us" className="space-y-5">
      <OfflineNote />
      {broughtBack && (
        <Banner
          action={
            <Button size="small" look="quiet" onClick={state.startOver}>
              <Trans>Start over</Trans>
            </Button>
          }
        >
          <Trans>We kept what you wrote before. It has not been sent yet.</Trans>
        </Banner>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...ties('name')}
          label={t`Name`}
          autoComplete="name"
          aside={<LateCounter count={lengthOf(values.name)} max={contactLimits.name} />}
        />
        <TextField
          {...ties('email')}
          label={t`Email`}
          {...emailInput}
          autoComplete="email"
          aside={<LateCounter count={lengthOf(values.email)} max={contactLimits.email} />}
        />
      </div>
      <TextField
        {...ties('subject')}
        label={t`Subject`}
        autoComplete="off"
        aside={<Counter count={lengthOf(values.subject)} max={contactLimits.subject} />}
      />
      <div>
        <TextArea
          {...ties('message')}
          label={t`Message`}
          rows={7}
          count={lengthOf(values.message)}
          max={contactLimits.message}
        />
        <div aria-live="polite" className="mt-2 min-h-11 text-14 text-muted sm:min-h-6">
          {parts && judgement ? (
            <parts.MessageVerdict judgement={judgement} />
          ) : (
            <Trans>What did you do, and what happened? An order number or a template’s name helps.</Trans>
          )}
        </div>
      </div>
      {failure && <NotSent failure={failure} />}
      <noscript>
        <p>
          <Trans>Sending needs JavaScript. Please write to {supportEmail} instead.</Trans>
        </p>
      </noscript>
      {/* Sent before the page's scripts came, the browser would leave the page and lose what was typed. */}
      <Button
        type="submit"
        size="large"
        disabled={parts === undefined}
        busy={busy}
        busyLabel={<Trans>Sending…</Trans>}
        className="max-sm:w-full"
      >
        <Trans>Send Message</Trans>
      </Button>
    </form>
  );
};
