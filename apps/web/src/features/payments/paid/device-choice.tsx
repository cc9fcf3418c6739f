import { useLingui } from '@lingui/react/macro';
import { paidKeptDays } from '../../../resume/paid/paid-days.ts';
import { RadioCards } from '../../../ui/forms/choice.tsx';

/**
 * What is most likely where nobody chooses: a phone is somebody's own, while a computer may stand in a cyber café or an
 * office, where nothing may stay behind.
 */
export const isLikelyOwnDevice = (): boolean => matchMedia('(pointer: coarse) and (hover: none)').matches;

interface DeviceChoiceProps {
  readonly own: boolean;
  readonly onChange: (own: boolean) => void;
}

/** Decision 64: whether the paid work may stay here. */
export const DeviceChoice = ({ own, onChange }: DeviceChoiceProps) => {
  const { t } = useLingui();
  return (
    <RadioCards
      label={t`Is this your own device?`}
      name="own-device"
      value={own ? 'yes' : 'no'}
      onChange={(value) => onChange(value === 'yes')}
      choices={[
        {
          value: 'yes',
          title: t`Yes, keep my resume here`,
          detail: t`For ${paidKeptDays} days, to download it again or correct a mistake.`,
        },
        {
          value: 'no',
          title: t`No, clear it after the download`,
          detail: t`For a shared computer. The e-mail brings you back to it for 24 hours.`,
        },
      ]}
    />
  );
};
