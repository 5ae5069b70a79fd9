import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePlaceSuggestions } from '@/components/locations/use-place-suggestions';
import { useSuggestions } from '@/components/search/form/use-suggestions';
import { useDebouncedRequest } from '@/components/ui/browser/use-debounced-request';
import { second } from '@/lib/dates';
import { renderHook, unstubHooks } from '@/tests/builders/render-hook';

afterEach(unstubHooks);

type Sent = { key: string; signal: AbortSignal; reply: (data: string) => void };

async function requests(key: string | undefined) {
  const sent: Sent[] = [];
  const request = (key: string, signal: AbortSignal) =>
    new Promise<string>((reply) => sent.push({ key, signal, reply }));
  const use = (key: string | undefined) => useDebouncedRequest(key, 100, request);
  const hook = await renderHook(use, key);
  return { ...hook, sent, keys: () => sent.map((one) => one.key) };
}

test('requests once the key stays the same, and keeps the answer', async () => {
  const { sent, keys, render, wait, current } = await requests('a');
  await wait(50);
  await render('ab');
  await wait(99);
  expect(keys()).toEqual([]);
  await wait(1);
  expect(keys()).toEqual(['ab']);
  await act(async () => sent[0]?.reply('of ab'));
  expect(current().answer).toEqual({ key: 'ab', data: 'of ab' });
  await render(undefined);
  await render('ab');
  await wait(200);
  expect(keys()).toEqual(['ab']);
  await act(async () => current().forget());
  await wait(100);
  expect(keys()).toEqual(['ab', 'ab']);
});

test('another key aborts the request and ignores its answer', async () => {
  const { sent, render, wait, current, unmount } = await requests('a');
  await wait(100);
  await render('b');
  expect(sent[0]?.signal.aborted).toBe(true);
  await act(async () => sent[0]?.reply('of a'));
  expect(current().answer).toBeUndefined();
  await wait(100);
  await unmount();
  expect(sent[1]?.signal.aborted).toBe(true);
});

test('without a key nothing is requested', async () => {
  const { keys, wait } = await requests(undefined);
  await wait(1000);
  expect(keys()).toEqual([]);
});

test('suggestions stay while the text continues them', async () => {
  const ask = vi.fn(async (_: string) => Response.json([{ text: 'sofa bed', kind: '' }]));
  vi.stubGlobal('fetch', ask);
  const use = (typed: string) => useSuggestions('words', typed).map(({ text }) => text);
  const { current, render, wait } = await renderHook<string, string[]>(use, ' sofa ');
  expect(current()).toEqual([]);
  await wait(second);
  expect(ask.mock.calls.map(([path]) => path)).toEqual(['/api/search/suggest?q=sofa']);
  await render('sofa b');
  expect(current()).toEqual(['sofa bed']);
  await render('sof');
  expect(current()).toEqual([]);
});

test('failed suggestions of places can be retried', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  const { current, render, wait } = await renderHook(
    ({ typed, isActive }) => usePlaceSuggestions(typed, isActive),
    { typed: 'ilf', isActive: true },
  );
  expect(current().state).toBe('loading');
  await wait(second);
  expect(current().state).toBe('failed');
  const ilford = { label: 'Ilford', slug: 'ilford', district: 'Ilford', city: '', postcode: '' };
  vi.stubGlobal('fetch', async () => Response.json([ilford]));
  await act(async () => current().retry());
  await wait(second);
  expect(current()).toMatchObject({ state: 'done', items: [ilford] });
  await render({ typed: 'ilfo', isActive: true });
  expect(current()).toMatchObject({ state: 'loading', items: [ilford] });
  await render({ typed: 'ilfo', isActive: false });
  expect(current().state).toBe('idle');
});
