import { checkStaffPassword } from '@kalam/domain/admin/staff/staff-rules';
import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';

/** What the field for a password's repetition says. */
export const confirmationWords = (password: string, confirmation: string): true | string => {
  if (confirmation === '') return messageText(refuse('confirm-password-missing'));
  return confirmation === password ? true : messageText(refuse('new-passwords-differ'));
};

export const passwordWords = (password: string): true | string => {
  const refusal = checkStaffPassword(password);
  return refusal === undefined ? true : messageText(refusal);
};
