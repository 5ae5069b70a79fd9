/* The last visited place, stored in this browser only. */

import { withStorage } from '@/components/ui/browser/with-storage';

export type LastPlace = { name: string; path: string };

const key = 'last-place';

export function rememberPlace(place: LastPlace): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(place)));
}

/** Null if there is none or storage is blocked. */
export function lastPlace(): LastPlace | null {
  const text = withStorage((storage) => storage.getItem(key));
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isPlace(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isPlace(value: unknown): value is LastPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { name, path } = value as Record<string, unknown>;
  return (
    typeof name === 'string' && typeof path === 'string' && /^\/browse\/all\/[a-z0-9-]+$/.test(path)
  );
}
