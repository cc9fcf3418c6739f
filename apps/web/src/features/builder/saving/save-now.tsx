import { useEffect, useEffectEvent } from 'react';
import { messageText } from '../../../platform/languages/message-text.ts';
import { showToast } from '../../../ui/toasts/toast.ts';
import { placeOf } from '../steps/field-place.ts';
import { useWizard } from '../wizard/use-wizard.ts';
import { useSave } from './use-save.tsx';

interface SaveNowProps {
  /** Another number is another press of Save. */
  readonly asked: number;
  readonly onClose: () => void;
}

/** Save Resume outside its own step. What keeps it from being paid for is led to and said. */
const SaveNow = ({ asked }: SaveNowProps) => {
  const save = useSave();
  const { goToField } = useWizard();
  const start = useEffectEvent(() => save.start());
  // biome-ignore lint/correctness/useExhaustiveDependencies: every press starts it
  useEffect(() => start(), [asked]);
  const [blocker] = save.blockers;
  const lead = useEffectEvent(() => {
    if (!blocker) return;
    goToField(blocker.field ?? '');
    showToast(`${placeOf(blocker.field)}: ${messageText(blocker)}`, { tone: 'danger' });
  });
  useEffect(() => {
    if (blocker) lead();
  }, [blocker]);
  return save.dialog;
};

export default SaveNow;
