import { expect, it } from 'vitest';
import {
  clearToasts,
  currentToasts,
  dismissPageToasts,
  dismissToast,
  showToast,
  watchToasts,
} from './toast.ts';

it('keeps the latest three, tells who watches, and gives an undo more time', () => {
  let changes = 0;
  const stop = watchToasts(() => {
    changes += 1;
  });
  showToast('one');
  showToast('two');
  showToast('three');
  const last = showToast('Resume deleted', { action: { label: 'Undo', run: () => {} } });
  expect(currentToasts().map((toast) => toast.text)).toEqual(['two', 'three', 'Resume deleted']);
  expect(currentToasts().map((toast) => toast.lasts)).toEqual([4000, 4000, 8000]);
  dismissToast(last);
  expect(currentToasts().map((toast) => toast.text)).toEqual(['two', 'three']);
  stop();
  dismissToast(currentToasts()[0]?.id ?? 0);
  expect(changes).toBe(5);
});

it('lets go of what is about a page when the page is left, and keeps what is for the next one', () => {
  clearToasts();
  showToast('Copied');
  showToast('Your account has been erased', { stays: true });
  dismissPageToasts();
  expect(currentToasts().map((toast) => toast.text)).toEqual(['Your account has been erased']);
  clearToasts();
});
