import { createListeners } from '@/components/ui/browser/create-listeners';
import { hydrateIslands } from '@/components/ui/browser/hydrate-islands';
import { useBrowserValue } from '@/components/ui/browser/use-browser-value';

/* The alerts saved on this page, which the islands of all their buttons share. */

const saved = new Set<string>();
const { subscribe, notify } = createListeners();

export const useIsSaved = (search: string): boolean =>
  useBrowserValue(subscribe, () => saved.has(search), false);

export function markSaved(search: string): void {
  saved.add(search);
  notify();
  // Buttons not used yet are plain HTML, which shows nothing new until it is hydrated.
  hydrateIslands('AlertButton');
}
