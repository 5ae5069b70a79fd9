import { withStorage } from '@/components/ui/browser/with-storage';

/** The storage key of visitors who allow measuring. */
const key = 'measure-speed';

const listeners = new Set<() => void>();

export const followMeasuring = (update: () => void) => {
  listeners.add(update);
  return () => listeners.delete(update);
};

export const mayMeasure = (): boolean =>
  withStorage((storage) => storage.getItem(key) === 'yes') ?? false;

export function allowMeasuring(isAllowed: boolean): void {
  withStorage((storage) => (isAllowed ? storage.setItem(key, 'yes') : storage.removeItem(key)));
  for (const update of listeners) update();
}
