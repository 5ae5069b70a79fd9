import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { renderingSlots } from '@/lib/request-hook/rendering-slots';

const bounds = { parallel: 4, ofAddress: 2, waiting: 6, timeoutMs: 1_000 };
const stays = () => false;

test('one address never takes all slots', async () => {
  const { acquire } = renderingSlots(bounds);
  const got: string[] = [];
  for (const name of ['first', 'second', 'third']) {
    void acquire('hostile', stays).then(() => got.push(name));
  }
  await acquire('visitor', stays);
  await delay(1);
  expect(got).toEqual(['first', 'second']);
});

test('a slot that is released goes to the address that has used least', async () => {
  const { acquire } = renderingSlots(bounds);
  const hostile = await Promise.all(['a', 'a', 'b', 'b'].map((name) => acquire(name, stays)));
  await delay(520);
  const order: string[] = [];
  const wait = (name: string) =>
    acquire(name, stays).then((slot) => {
      order.push(name);
      slot?.release();
    });
  const all = [wait('a'), wait('b'), wait('visitor')];
  for (const slot of hostile) slot?.release();
  await Promise.all(all);
  expect(order[0]).toBe('visitor');
});

test('who has used little is served before newcomers who came later', async () => {
  const { acquire } = renderingSlots({ ...bounds, parallel: 1, waiting: 60 });
  const before = await acquire('returning', stays);
  await delay(20);
  before?.release();
  let slot = await acquire('newcomer 0', stays);
  let isServed = false;
  const returning = acquire('returning', stays).then((own) => {
    isServed = true;
    own?.release();
  });
  for (let index = 1; index < 4 && !isServed; index += 1) {
    const newcomer = acquire(`newcomer ${index}`, stays);
    slot?.release();
    slot = await newcomer;
  }
  expect(isServed).toBe(true);
  slot?.release();
  await returning;
});

test('beyond the queue the address that asks most is refused, not the one that comes last', async () => {
  const { acquire, isFullFor } = renderingSlots(bounds);
  const slots = await Promise.all(['a', 'a', 'b', 'b'].map((name) => acquire(name, stays)));
  expect(isFullFor('a')).toBe(false);
  const waiting = Array.from({ length: 6 }, () => acquire('a', stays));
  expect([isFullFor('a'), isFullFor('visitor')]).toEqual([true, false]);
  const visitor = acquire('visitor', stays);
  expect(await waiting.at(-1)).toBeNull();
  slots[2]?.release();
  expect(await visitor).not.toBeNull();
});

test('who waits too long is refused, and who has gone takes no slot', async () => {
  const { acquire } = renderingSlots({ ...bounds, parallel: 1, timeoutMs: 30 });
  const slot = await acquire('a', stays);
  let isGone = false;
  const gone = acquire('b', () => isGone);
  isGone = true;
  const next = acquire('c', stays);
  slot?.release();
  expect(await gone).toBeNull();
  expect(await next).not.toBeNull();
  expect(await acquire('d', stays)).toBeNull();
});
