import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { changeCards, type ResumeCardData } from '../../../resume/resume-queries.ts';
import { showToast } from '../../../ui/toasts/toast.ts';
import { yourResumesId } from './card-list.ts';

/** Removes the card and says why. The button that had the focus goes with it, so the heading gets it. */
export const useRemoveDeletedCard = ({ id, name }: ResumeCardData, onClose: () => void): (() => void) => {
  const { t } = useLingui();
  const client = useQueryClient();
  return () => {
    onClose();
    changeCards(client, (cards) => cards.filter((card) => card.id !== id));
    showToast(t`“${name}” was deleted in another tab or on another device`, { tone: 'danger' });
    requestAnimationFrame(() => document.getElementById(yourResumesId)?.focus());
  };
};
