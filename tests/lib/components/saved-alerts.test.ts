import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { markSaved, useIsSaved } from '@/components/alerts/saved-alerts';
import { hydrateEvent } from '@/components/ui/browser/hydrate-islands';
import { renderHook, unstubHooks } from '@/tests/builders/render-hook';

afterEach(unstubHooks);

test('an alert saved with one button is saved for all buttons of that search', async () => {
  const dispatchEvent = vi.fn();
  const hook = await renderHook(useIsSaved, '/search?q=sofa');
  vi.stubGlobal('document', { querySelectorAll: () => [{ dispatchEvent }] });
  expect(hook.current()).toBe(false);
  await act(async () => markSaved('/search?q=chair'));
  expect(hook.current()).toBe(false);
  await act(async () => markSaved('/search?q=sofa'));
  expect(hook.current()).toBe(true);
  expect(dispatchEvent).toHaveBeenCalledTimes(2);
  expect(dispatchEvent.mock.lastCall?.[0].type).toBe(hydrateEvent);
  await hook.unmount();
});
