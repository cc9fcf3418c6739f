import { lazyDialog } from './platform/loading/overlay.tsx';
import type { SharedDialogs } from './shell/shared-dialogs.tsx';

/** Which feature has each dialog that others open. */
export const sharedDialogs: SharedDialogs = {
  privacyPolicy: lazyDialog(() => import('./features/legal/privacy-policy.tsx')),
  cookiePolicy: lazyDialog(() => import('./features/legal/cookie-policy.tsx')),
  dataProtectionNotice: lazyDialog(() => import('./features/legal/data-protection-notice.tsx')),
  templatePreview: lazyDialog(() => import('./features/templates/template-preview-dialog.tsx')),
};
