import { advertLimits } from '@kalam/domain/jobs/matching/advert-limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { type Advert, advertText, isTooShort, pastedMarkup } from './advert.ts';

interface PasteAdvertProps {
  readonly formId: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onCompare: (advert: Advert) => void;
  /** What another resume was compared with. */
  readonly last: Advert | undefined;
}

/** Where the text of a job is put. */
export const PasteAdvert = ({ formId, text, onText, onCompare, last }: PasteAdvertProps) => {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const [pressed, setPressed] = useState(false);
  const written = advertText(text);
  const error = !pressed
    ? undefined
    : text.trim() === ''
      ? t`Paste the text of the job first`
      : isTooShort(written)
        ? t`This is too short for an advert. Paste all of it: what they ask for and what the work is.`
        : text.length > advertLimits.most
          ? t`This is too long for one advert. Paste the text of one job only.`
          : undefined;
  const compare = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (isTooShort(written) || text.length > advertLimits.most) area.current?.focus();
    else onCompare({ text: written });
  };
  /** A paste that is markup alone would otherwise bring nothing. */
  const takeMarkup = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const found = pastedMarkup(event.clipboardData);
    if (found === undefined) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    onText(text.slice(0, selectionStart) + found + text.slice(selectionEnd));
  };
  return (
    <form id={formId} noValidate onSubmit={compare} className="grid gap-4">
      <TextArea
        ref={area}
        label={t`Text of the job`}
        hint={t`Copy all of the advert, from the title to the last line. It stays on this device.`}
        error={error}
        rows={10}
        spellCheck={false}
        autoCapitalize="none"
        data-first-focus
        value={text}
        onPaste={takeMarkup}
        onChange={({ target }) => onText(target.value)}
      />
      {last && text.trim() === '' && <LastAdvert title={shortTitle(last)} onUse={() => onCompare(last)} />}
    </form>
  );
};

const LastAdvert = ({ title, onUse }: { readonly title: string; readonly onUse: () => void }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-muted">
    <p className="min-w-0">
      <Trans>Last compared: {title}</Trans>
    </p>
    <Button size="small" look="secondary" onClick={onUse}>
      <Trans>Use this advert</Trans>
    </Button>
  </div>
);

const titleLength = 60;

/** What an advert is called where there is room for a few words. */
export const shortTitle = ({ title, text }: Advert): string => {
  const whole = title?.trim() || (text.trim().split('\n', 1)[0] ?? '').trim();
  return whole.length > titleLength ? `${whole.slice(0, titleLength - 1).trimEnd()}…` : whole;
};
