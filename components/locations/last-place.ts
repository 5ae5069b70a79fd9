/* The last visited place, stored in this browser only. */

import { readJson, withStorage } from '@/components/ui/browser/with-storage';

export type LastPlace = { name: string; path: string };

const key = 'last-place';

export function rememberPlace(place: LastPlace): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(place)));
}

/** Null if there is none or storage is blocked. */
export function lastPlace(): LastPlace | null {
  const value = readJson(key);
  return isPlace(value) ? value : null;
}

function isPlace(value: unknown): value is LastPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { name, path } = value as Record<string, unknown>;
  return (
    typeof name === 'string' && typeof path === 'string' && /^\/browse\/all\/[a-z0-9-]+$/.test(path)
  );
}
