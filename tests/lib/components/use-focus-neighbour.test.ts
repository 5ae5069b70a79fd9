import { afterEach, expect, test, vi } from 'vitest';
import { useFocusNeighbour } from '@/components/ui/browser/use-focus-after';
import { renderHook, unstubHooks } from '@/tests/builders/render-hook';

afterEach(unstubHooks);

/** What gets the focus after the row of a pressed button is gone. */
async function focusedAfter(rows: { before?: string; after?: string }, isLost = true) {
  const focused: string[] = [];
  const element = (name: string) => ({ focus: () => focused.push(name) });
  const row = (name?: string) => (name ? { querySelector: () => element(name) } : null);
  const { before, after } = rows;
  const li = { previousElementSibling: row(before), nextElementSibling: row(after) };
  const body = { closest: () => null };
  const page = { body, activeElement: { closest: () => li } as object, getElementById: element };
  const { current, render } = await renderHook(useFocusNeighbour, undefined);
  vi.stubGlobal('document', page);
  current()();
  if (isLost) page.activeElement = body;
  await render(undefined);
  return focused;
}

test('the focus of a removed row goes to the next, else to the one before or the content', async () => {
  expect(await focusedAfter({ before: 'a', after: 'c' })).toEqual(['c']);
  expect(await focusedAfter({ before: 'a' })).toEqual(['a']);
  expect(await focusedAfter({})).toEqual(['content']);
});

test('the focus stays where somebody has moved it', async () => {
  expect(await focusedAfter({ after: 'c' }, false)).toEqual([]);
});
