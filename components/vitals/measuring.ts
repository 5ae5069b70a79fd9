import { createListeners } from '@/components/ui/browser/create-listeners';
import { withStorage } from '@/components/ui/browser/with-storage';

/** The storage key of visitors who allow measuring. */
const key = 'measure-speed';

const listeners = createListeners();

export const { subscribe: followMeasuring } = listeners;

export const mayMeasure = (): boolean =>
  withStorage((storage) => storage.getItem(key) === 'yes') ?? false;

export function allowMeasuring(isAllowed: boolean): void {
  withStorage((storage) => (isAllowed ? storage.setItem(key, 'yes') : storage.removeItem(key)));
  listeners.notify();
}
