import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a paper is called. */
export const paperWords: Readonly<Record<'invoice' | 'credit-note' | 'receipt', MessageDescriptor>> = {
  invoice: msg`Invoice`,
  'credit-note': msg`Credit note`,
  receipt: msg`Receipt`,
};
