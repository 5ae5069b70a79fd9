import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useQueue } from '@/components/admin/queue/use-queue';
import { api } from '@/lib/api/client';
import { renderHook, unstubHooks } from '@/tests/builders/render-hook';

beforeEach(() => vi.spyOn(api, 'post'));
afterEach(() => {
  vi.restoreAllMocks();
  unstubHooks();
});

const item = (caseId: string) => ({ caseId, targetType: 'user', targetId: 'a', ad: null });
const offer = (caseId: string | null) =>
  vi.mocked(api.post).mockResolvedValueOnce({
    ok: true,
    data: { item: caseId && item(caseId), waiting: 2 },
  });
const fail = () =>
  vi.mocked(api.post).mockResolvedValueOnce({ ok: false, network: true, status: 0, fields: {} });

test('after a failed load no case can be decided until one is on screen again', async () => {
  offer('a');
  fail();
  const { current, wait } = await renderHook(useQueue, { filter: 'all', wanted: null });
  Object.assign(window, { history: { replaceState: () => undefined } });
  await wait(0);
  expect(current()).toMatchObject({ phase: 'ready', current: { caseId: 'a' } });
  await act(async () => current().pass());
  expect(current()).toMatchObject({ phase: 'failed', current: null });

  offer('a');
  await act(() => current().back?.());
  expect(current()).toMatchObject({ phase: 'ready', current: { caseId: 'a' } });
  offer('b');
  offer(null);
  await act(async () => current().pass());
  expect(current()).toMatchObject({ phase: 'ready', current: { caseId: 'b' } });
});
