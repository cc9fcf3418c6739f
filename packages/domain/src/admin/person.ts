import { checkStaffReason } from '../payments/order-machine.ts';
import { at, type Refusal, refuse } from '../refusal.ts';

/** What is told of a person, section by section. Of somebody without an account only the last three are known. */
export const personParts = ['plans', 'resumes', 'orders', 'messages', 'mails'] as const;
export type PersonPart = (typeof personParts)[number];

export const guestParts = ['orders', 'messages', 'mails'] as const satisfies readonly PersonPart[];

/** The person reads it, so that there has to be one. */
export const checkSuspensionReason = (reason: string): Refusal | undefined =>
  reason.trim() === '' ? at('reason', refuse('suspension-reason-missing')) : checkStaffReason(reason);

interface Named {
  readonly email: string;
  readonly displayName: string;
}

const mentions = (text: string, name: string): boolean => {
  const wanted = name.trim().toLowerCase();
  return wanted !== '' && text.toLowerCase().includes(wanted);
};

/** Erasing leaves no trace of the person: the reason stays on record, so it must not name them either. */
export const checkErasure = (
  { confirm, reason }: { readonly confirm: string; readonly reason: string },
  person: Named,
): readonly Refusal[] => {
  const differs = confirm.trim().toLowerCase() !== person.email.toLowerCase();
  const why =
    reason.trim() === ''
      ? at('reason', refuse('erase-reason-missing'))
      : mentions(reason, person.email) || mentions(reason, person.displayName)
        ? at('reason', refuse('erase-reason-names-person'))
        : checkStaffReason(reason);
  return [differs ? at('confirm', refuse('erase-confirmation-differs')) : undefined, why].filter(
    (refusal) => refusal !== undefined,
  );
};
