import { expect, test } from 'vitest';
import { pictureCache } from '@/lib/images/picture-cache';

const picture = (size: number) => async () => new Uint8Array(size);
const never = async (): Promise<Uint8Array> => {
  throw new Error('was made again');
};

test('a picture is made once', async () => {
  const kept = pictureCache<Uint8Array>(100);
  const first = await kept('a', picture(10));
  expect(await kept('a', never)).toBe(first);
});

test('concurrent callers share the work', async () => {
  const kept = pictureCache<Uint8Array>(100);
  const [first, second] = await Promise.all([kept('a', picture(10)), kept('a', never)]);
  expect(second).toBe(first);
});

test('evicts the least recently used picture', async () => {
  const kept = pictureCache<Uint8Array>(100);
  await kept('a', picture(40));
  await kept('b', picture(40));
  await kept('a', never);
  await kept('c', picture(40));
  await kept('a', never);
  await expect(kept('b', never)).rejects.toThrow('was made again');
});

test('does not cache failures', async () => {
  const kept = pictureCache<Uint8Array>(100);
  await expect(kept('a', never)).rejects.toThrow();
  expect(await kept('a', picture(5))).toHaveLength(5);
});

test('returns a picture larger than the cache, and keeps the others', async () => {
  const kept = pictureCache<Uint8Array>(100);
  await kept('a', picture(60));
  const both = await Promise.all([kept('b', picture(101)), kept('b', never)]);
  expect(both.map(({ byteLength }) => byteLength)).toEqual([101, 101]);
  await kept('a', never);
  await expect(kept('b', never)).rejects.toThrow('was made again');
});

test('waiting callers get a picture that was evicted meanwhile', async () => {
  const kept = pictureCache<Uint8Array>(100);
  let finish: (bytes: Uint8Array) => void = () => undefined;
  const slow = kept(
    'a',
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await kept('b', picture(60));
  await kept('c', picture(60));
  finish(new Uint8Array(40));
  expect(await slow).toHaveLength(40);
});
