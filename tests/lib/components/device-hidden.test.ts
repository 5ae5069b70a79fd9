import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readHidden, setHidden, syncHidden } from '@/components/hidden/device-hidden';
import { hiddenAdsMax, hiddenSellersMax } from '@/lib/catalogue/limits';

const unsentMax = hiddenAdsMax + hiddenSellersMax;

let stored: string | null;
let isBroken = false;
const bodies: unknown[] = [];

beforeEach(() => {
  stored = null;
  bodies.length = 0;
  const localStorage = {
    getItem: () => stored,
    setItem: (_: string, text: string) => {
      if (isBroken) throw new Error('planted');
      stored = text;
    },
  };
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

test('one failed call does not stop those after it', async () => {
  stored = '{"sellers":["ann"]}';
  isBroken = true;
  await expect(syncHidden(false)).rejects.toThrow('planted');
  isBroken = false;
  await setHidden([{ kind: 'ad', name: 'aaaaaaaaaaaa' }], true, true);
  expect(bodies.at(-1)).toEqual({ ads: ['aaaaaaaaaaaa'], sellers: [] });
  expect(readHidden()).toMatchObject({ ads: ['aaaaaaaaaaaa'], unsent: [] });
});

test('of stored changes only valid ones are sent', async () => {
  const unsent = [
    { kind: 'seller', name: 'ann', hides: true },
    { kind: 'ad', name: 'bbbbbbbbbbbb', hides: true },
    { kind: 'ad', name: 'not an id', hides: true },
    { kind: 'seller', name: 'not a name', hides: true },
    { kind: 'ad', name: 'cccccccccccc' },
    { kind: 'else', name: 'ann', hides: true },
    { kind: 'seller', name: 1, hides: true },
    null,
    'text',
  ];
  stored = JSON.stringify({ unsent });
  expect(readHidden().unsent).toEqual(unsent.slice(0, 2));
  await syncHidden(true);
  expect(bodies).toEqual([{ ads: ['bbbbbbbbbbbb'], sellers: ['ann'] }]);
});

test('a visitor without an account keeps a limited number of unsent changes', async () => {
  const names = Array.from({ length: unsentMax + 1 }, (_, index) => `a${1e10 + index}`);
  await setHidden(
    names.map((name) => ({ kind: 'ad', name })),
    true,
    false,
  );
  expect(readHidden().unsent.map(({ name }) => name)).toEqual(names.slice(1));
});

test('of stored sellers only valid names are looked up', async () => {
  stored = JSON.stringify({ sellers: ['ann', 'not a name'] });
  await syncHidden(false);
  expect(bodies).toEqual([{ sellers: ['ann'] }]);
});
