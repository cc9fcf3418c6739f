import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { type CheckoutSettings, checkCheckoutSettings } from '@kalam/domain/settings/checkout-settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, Refused } from '../../../platform/api/call.ts';
import { refreshList } from '../list/list-query.ts';
import { checkoutQuery, failedParts, sameSettings } from './checkout-settings.ts';

interface Draft {
  readonly values: CheckoutSettings;
  /** What was there when the first change was made. */
  readonly madeOn: CheckoutSettings;
}

/** Editing the checkout settings: in the dialog and on the page alike (S2 §2). */
export const useCheckoutEditor = (onSaved: () => void) => {
  const client = useQueryClient();
  const settings = useQuery(checkoutQuery);
  const known = settings.data;
  const [draft, setDraft] = useState<Draft>();
  const [pressed, setPressed] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const values = draft?.values ?? known;
  const saving = useMutation({
    mutationFn: (body: CheckoutSettings) => call('PUT /api/admin/settings/checkout', { body }),
    onSuccess: (reply) => {
      client.setQueryData(checkoutQuery.queryKey, reply.settings);
      void refreshList(client, 'audit');
      setDraft(undefined);
      setPressed(false);
      onSaved();
    },
    onSettled: () => setConfirming(false),
  });
  const refusal = values && pressed ? checkCheckoutSettings(values) : undefined;
  const answer = saving.error instanceof Refused ? saving.error : undefined;
  const atField = answer?.field === 'maintenanceMessage';
  const send = () =>
    values && saving.mutate({ ...values, maintenanceMessage: values.maintenanceMessage.trim() });
  return {
    settings,
    values,
    saving: saving.isPending,
    confirming,
    changed: known !== undefined && values !== undefined && !sameSettings(known, values),
    /** Somebody else saved after the first change was made here. */
    overtaken: draft !== undefined && known !== undefined && !sameSettings(draft.madeOn, known),
    messageError: refusal ? messageText(refusal) : atField ? answer?.error : undefined,
    failure:
      saving.isError && !atField && known && values
        ? {
            title: messageText(refuse('settings-save-failed')),
            reason: answer && answer.status < 500 ? answer.error : '',
            parts: failedParts(known, values).map((code) => messageText(refuse(code))),
          }
        : undefined,
    change: (changes: Partial<CheckoutSettings>) => {
      if (values && known) setDraft({ values: { ...values, ...changes }, madeOn: draft?.madeOn ?? known });
    },
    /** False when something has to be mended first. */
    save: (): boolean => {
      setPressed(true);
      if (!values || !known || checkCheckoutSettings(values)) return false;
      // Switching off stops every purchase at once, so it is asked for twice.
      if (known.isEnabled && !values.isEnabled) setConfirming(true);
      else send();
      return true;
    },
    confirm: send,
    stopConfirming: () => setConfirming(false),
    discard: () => {
      setDraft(undefined);
      setPressed(false);
      saving.reset();
    },
  };
};

export type CheckoutEditor = ReturnType<typeof useCheckoutEditor>;
