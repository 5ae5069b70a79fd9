import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type MadeDecision, useUndoable } from '@/components/admin/queue/use-undoable';
import { undoFor } from '@/lib/catalogue/limits';
import { second } from '@/lib/dates';
import type { QueueItem } from '@/lib/moderation/queue/queue-item';
import { renderHook, unstubHooks } from '@/tests/builders/render-hook';

afterEach(unstubHooks);

const made = (caseId: string, id: string | null = caseId): MadeDecision => ({
  item: { caseId } as QueueItem,
  action: 'approve',
  decisionId: Promise.resolve(id),
});

async function decisions() {
  const hook = await renderHook(() => useUndoable(), undefined);
  const ids = () => hook.current().made.map(({ item }) => item.caseId);
  return { ...hook, ids };
}

test('the last decisions are undone one after the other, each for ten seconds', async () => {
  const { current, ids, wait } = await decisions();
  await act(async () => current().remember(made('a')));
  await wait(4 * second);
  await act(async () => {
    current().remember(made('b'));
    current().remember(made('c'));
  });
  expect(ids()).toEqual(['a', 'b', 'c']);
  await act(async () => expect(current().takeLast()?.item.caseId).toBe('c'));
  expect(ids()).toEqual(['a', 'b']);
  await wait(undoFor - 4 * second);
  expect(ids()).toEqual(['b']);
  await act(async () => expect(current().takeLast()?.item.caseId).toBe('b'));
  await act(async () => expect(current().takeLast()).toBeUndefined());
});

test('a refused decision cannot be undone', async () => {
  const { current, ids } = await decisions();
  await act(async () => {
    current().remember(made('a'));
    current().remember(made('b', null));
  });
  expect(ids()).toEqual(['a']);
});
