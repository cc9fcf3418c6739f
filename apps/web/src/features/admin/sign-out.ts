import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { forgetDrafts } from './kept-draft.ts';

/** The way out. A fresh page afterwards: nothing read by one admin stays for the next. */
export const useSignOut = () =>
  useMutation({
    mutationFn: () => call('POST /api/admin/auth/sign-out'),
    onSuccess: () => {
      forgetDrafts();
      location.assign('/admin/login');
    },
    onError: () => showToast(messageText(refuse('sign-out-failed')), { tone: 'danger' }),
  });
