import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { renderingPlaces } from '@/lib/request-hook/rendering-places';

const bounds = { parallel: 4, ofAddress: 2, waiting: 6, timeoutMs: 1_000 };
const stays = () => false;

test('one address never takes all places', async () => {
  const { enter } = renderingPlaces(bounds);
  const got: string[] = [];
  for (const name of ['first', 'second', 'third']) {
    void enter('hostile', stays).then(() => got.push(name));
  }
  await enter('visitor', stays);
  await delay(1);
  expect(got).toEqual(['first', 'second']);
});

test('a place that is released goes to the address that has used least', async () => {
  const { enter } = renderingPlaces(bounds);
  const hostile = await Promise.all(['a', 'a', 'b', 'b'].map((name) => enter(name, stays)));
  await delay(520);
  const order: string[] = [];
  const wait = (name: string) =>
    enter(name, stays).then((place) => {
      order.push(name);
      place?.release();
    });
  const all = [wait('a'), wait('b'), wait('visitor')];
  for (const place of hostile) place?.release();
  await Promise.all(all);
  expect(order[0]).toBe('visitor');
});

test('who has used little is served before newcomers who came later', async () => {
  const { enter } = renderingPlaces({ ...bounds, parallel: 1, waiting: 60 });
  const before = await enter('returning', stays);
  await delay(20);
  before?.release();
  let place = await enter('newcomer 0', stays);
  let isServed = false;
  const returning = enter('returning', stays).then((own) => {
    isServed = true;
    own?.release();
  });
  for (let index = 1; index < 4 && !isServed; index += 1) {
    const newcomer = enter(`newcomer ${index}`, stays);
    place?.release();
    place = await newcomer;
  }
  expect(isServed).toBe(true);
  place?.release();
  await returning;
});

test('beyond the queue the address that asks most is refused, not the one that comes last', async () => {
  const { enter, isFullFor } = renderingPlaces(bounds);
  const places = await Promise.all(['a', 'a', 'b', 'b'].map((name) => enter(name, stays)));
  expect(isFullFor('a')).toBe(false);
  const waiting = Array.from({ length: 6 }, () => enter('a', stays));
  expect([isFullFor('a'), isFullFor('visitor')]).toEqual([true, false]);
  const visitor = enter('visitor', stays);
  expect(await waiting.at(-1)).toBeNull();
  places[2]?.release();
  expect(await visitor).not.toBeNull();
});

test('who waits too long is refused, and who has gone takes no place', async () => {
  const { enter } = renderingPlaces({ ...bounds, parallel: 1, timeoutMs: 30 });
  const place = await enter('a', stays);
  let isGone = false;
  const gone = enter('b', () => isGone);
  isGone = true;
  const next = enter('c', stays);
  place?.release();
  expect(await gone).toBeNull();
  expect(await next).not.toBeNull();
  expect(await enter('d', stays)).toBeNull();
});
