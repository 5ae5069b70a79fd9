import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BatchAd } from '@/components/admin/batch/batch-summary';
import { useBatch } from '@/components/admin/batch/use-batch';
import { api } from '@/lib/api/client';
import { undoFor } from '@/lib/catalogue/limits';
import { renderHook, unstubHooks } from '@/tests/builders/render-hook';

type Router = NonNullable<React.ContextType<typeof AppRouterContext>>;

beforeEach(() => vi.spyOn(api, 'post'));
afterEach(() => {
  vi.restoreAllMocks();
  unstubHooks();
});

const ad = (id: string): BatchAd => ({
  id,
  caseId: null,
  title: id,
  moderation: 'held',
  version: 1,
  username: 'hannah',
});

const reply = (data: object) => vi.mocked(api.post).mockResolvedValueOnce({ ok: true, data });

async function decided() {
  const ads = [ad('a'), ad('b')];
  const router = { refresh: () => undefined } as unknown as Router;
  const hook = await renderHook(
    () => useBatch(ads),
    undefined,
    (child) => <AppRouterContext.Provider value={router}>{child}</AppRouterContext.Provider>,
  );
  reply({ batchId: 'x', decided: ['a', 'b'], refused: [], undoUntil: null });
  await act(async () => {
    await hook.current().send({ action: 'remove', ads, rule: 'scam', note: '' });
  });
  return hook;
}

test('undo stays while a decision can be tried again, until the time is over', async () => {
  const { current, wait } = await decided();
  expect(current().outcome).toMatchObject({ batchId: 'x', decided: 2 });
  reply({ undone: 1, refused: 0, busy: 1 });
  await act(() => current().undo());
  expect(current().outcome).toMatchObject({ batchId: 'x', decided: 1 });
  await wait(undoFor);
  expect(current().outcome).toMatchObject({ batchId: null, decided: 1 });
});

test('undo goes once everything is undone, or can no longer be', async () => {
  const done = await decided();
  reply({ undone: 2, refused: 0, busy: 0 });
  await act(() => done.current().undo());
  expect(done.current().outcome).toBeUndefined();
  await done.unmount();
  unstubHooks();
  const late = await decided();
  vi.mocked(api.post).mockResolvedValueOnce({
    ok: false,
    network: false,
    status: 409,
    code: 'conflict',
    fields: {},
  });
  await act(() => late.current().undo());
  expect(late.current().outcome).toBeUndefined();
});

test('undo stays if the request did not arrive', async () => {
  const { current } = await decided();
  vi.mocked(api.post).mockResolvedValueOnce({ ok: false, network: true, status: 0, fields: {} });
  await act(() => current().undo());
  expect(current().outcome).toMatchObject({ batchId: 'x', decided: 2 });
});
