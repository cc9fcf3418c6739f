import { lazyDialog } from '../../platform/loading/overlay.tsx';

/** In a chunk of its own: looked into by a press, never before. */
export const ProofDialog = lazyDialog(() => import('./proof-dialog.tsx'));
