import { listen } from '@/lib/db/listen';
import { tagsOfChange } from './page-change-tags';
import { everything } from './page-tags';
import { pageStore } from './shared-store';

// Hot reload evaluates this module again.
const shared = globalThis as { townboardPageChanges?: Promise<void> };

/** Keeps the cached pages of this process right: it hears of every change made through any process. */
export function followPageChanges(): void {
  shared.townboardPageChanges ??= follow();
}

function follow(): Promise<void> {
  const { changes } = pageStore();
  let isHearing = false;
  return listen(
    'page_changes',
    {
      onHearing: () => {
        isHearing = true;
        changes.hearing(performance.now());
        console.info('cached pages: hearing of changes');
      },
      onMessage: (payload) => changes.record(tagsOfMessage(payload), performance.now()),
      onLost: (error) => {
        changes.deaf();
        if (isHearing)
          console.warn('cached pages: cut off from changes, kept for a second:', error);
        isHearing = false;
      },
    },
    new AbortController().signal,
  );
}

/** One that is not understood may mean anything, after an upgrade for example. */
function tagsOfMessage(payload: string): string[] {
  try {
    return tagsOfChange(payload);
  } catch (error) {
    console.warn('cached pages: not understood, all are made anew:', error);
    return [everything];
  }
}
