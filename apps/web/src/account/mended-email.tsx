import { Trans } from '@lingui/react/macro';
import { TextButton } from '../ui/forms/form-parts.tsx';

interface MendedEmailProps {
  readonly typed: string;
  readonly mended: string;
  readonly onTake: () => void;
}

/** Decision 62: beside the rule's own message, the address that was probably meant. */
export const MendedEmail = ({ typed, mended, onTake }: MendedEmailProps) => (
  <>
    {typed.includes('+') ? <Trans>Without the part after the plus:</Trans> : <Trans>Did you mean:</Trans>}{' '}
    <TextButton onClick={onTake}>{mended}</TextButton>
  </>
);
