import { expect, it } from 'vitest';
import { currentToasts, dismissToast, showToast, watchToasts } from './toast.ts';

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
