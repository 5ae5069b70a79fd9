import { afterEach, expect, test } from 'vitest';
import { useBackToClose } from '@/components/ui/browser/use-back-to-close';
import { renderHook, unstubHooks } from '@/tests/builders/render-hook';

afterEach(unstubHooks);

async function renderClosed(...left: unknown[]) {
  let closed = 0;
  const entries: unknown[] = [{ from: 'Next' }, ...left];
  const page = new EventTarget();
  const back = () => {
    entries.pop();
    page.dispatchEvent(new Event('popstate'));
  };
  const browser = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    history: {
      get state() {
        return entries.at(-1);
      },
      pushState: (state: unknown) => entries.push(state),
      replaceState: (state: unknown) => entries.splice(-1, 1, state),
      back,
    },
  };
  const hook = await renderHook((isOpen: boolean) => {
    Object.assign(window, browser);
    useBackToClose(isOpen, () => {
      closed += 1;
    });
  }, false as boolean);
  return { ...hook, back, entries, closed: () => closed };
}

test('Back closes, and the entry is gone', async () => {
  const { render, back, entries, closed } = await renderClosed();
  await render(true);
  expect(entries).toEqual([{ from: 'Next' }, { from: 'Next', isOverlay: true }]);
  back();
  await render(false);
  expect(closed()).toBe(1);
  expect(entries).toEqual([{ from: 'Next' }]);
});

test('closing by other means removes the entry and closes once', async () => {
  const { render, entries, closed } = await renderClosed();
  await render(true);
  await render(false);
  expect(closed()).toBe(0);
  expect(entries).toEqual([{ from: 'Next' }]);
});

test('a reload with something open leaves no entry', async () => {
  const { entries, closed } = await renderClosed({ from: 'Next', isOverlay: true });
  expect(closed()).toBe(0);
  expect(entries).toEqual([{ from: 'Next' }]);
});

test('no entry is removed that has another state', async () => {
  const { entries } = await renderClosed(null);
  expect(entries).toEqual([{ from: 'Next' }, null]);
});
