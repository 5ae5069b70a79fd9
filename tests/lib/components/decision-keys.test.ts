import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Action, useDecisionKeys } from '@/components/admin/queue/keys/decision-keys';
import { renderHook, unstubHooks } from '@/tests/builders/render-hook';

afterEach(unstubHooks);

/** The keys of a reported member, who cannot be removed. */
async function ofMember() {
  const decided = vi.fn();
  const actions: Action[] = [
    { key: 'a', label: 'Leave as it is', look: 'brand', act: () => decided('a') },
    { key: 'w', label: 'Warn', look: 'quiet', act: () => decided('w') },
    { key: 's', label: 'Suspend', look: 'danger', act: () => decided('s') },
  ];
  const use = (caseId: string) => useDecisionKeys(caseId, actions);
  const hook = await renderHook<string, ReturnType<typeof use>>(use, 'one');
  const press = (key: string) => act(async () => hook.current().handlers[key]?.());
  return { decided, press, ...hook };
}

test('a letter that is not possible says so, and the next one decides nothing', async () => {
  const { decided, press, current } = await ofMember();
  await press('r');
  expect(current().refusal).toBe(
    'Remove is not possible here. You can choose “Leave as it is”, “Warn” or “Suspend”.',
  );
  await press('a');
  expect(decided).not.toHaveBeenCalled();
  expect(current().refusal).toContain('Press A again for “Leave as it is”');
  await press('a');
  expect(decided.mock.calls).toEqual([['a']]);
  expect(current().refusal).toBeUndefined();
});

test('after three seconds a letter decides again', async () => {
  const { decided, press, wait } = await ofMember();
  await press('r');
  await wait(2900);
  await press('s');
  expect(decided).not.toHaveBeenCalled();
  await press('r');
  await wait(3000);
  await press('s');
  expect(decided.mock.calls).toEqual([['s']]);
});

test('the next case does not show what was not possible in the one before', async () => {
  const { press, current, render } = await ofMember();
  await press('r');
  await render('two');
  expect(current().refusal).toBeUndefined();
});
