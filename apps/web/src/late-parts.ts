// Fetched on every page once it has come to rest: nobody waits to be counted, and no first visit grows by it.
import './platform/visit-opened.ts';

export { default } from './ui/toasts/toast-region.tsx';
