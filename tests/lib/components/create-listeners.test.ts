import { expect, test, vi } from 'vitest';
import { createListeners } from '@/components/ui/browser/create-listeners';

test('listeners hear of changes until they unsubscribe', () => {
  const { subscribe, notify } = createListeners();
  const [first, second] = [vi.fn(), vi.fn()];
  const unsubscribe = subscribe(first);
  subscribe(second);
  notify();
  unsubscribe();
  notify();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

test('changes of the storage by other tabs are heard of where they count', () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const [here, everywhere] = [vi.fn(), vi.fn()];
  createListeners().subscribe(here);
  const unsubscribe = createListeners({ otherTabs: true }).subscribe(everywhere);
  window.dispatchEvent(new Event('storage'));
  unsubscribe();
  window.dispatchEvent(new Event('storage'));
  expect(here).not.toHaveBeenCalled();
  expect(everywhere).toHaveBeenCalledTimes(1);
});
