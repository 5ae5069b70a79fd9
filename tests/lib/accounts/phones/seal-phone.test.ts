import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPhone, phoneHash, phoneHashes, sealPhone } from '@/lib/accounts/phones/seal-phone';
import { siteTexts } from '@/lib/catalogue/site-texts';

const number = '+447400123456';
const id = randomUUID();
const [first, second] = ['first '.repeat(8), 'second '.repeat(8)];

const use = (key: string, previous = '') => {
  vi.stubEnv('PHONE_KEY', key);
  vi.stubEnv('PHONE_KEY_PREVIOUS', previous);
};

beforeEach(() => use(first));
afterEach(() => vi.unstubAllEnvs());

const unreadable = { code: 'unavailable', message: siteTexts.phoneUnreadable };

test('a sealed number is unreadable, and different each time', () => {
  const [one, other] = [sealPhone(number, id), sealPhone(number, id)];
  expect(one).not.toBe(other);
  expect(one).not.toContain(number.slice(-6));
  expect([openPhone(one, id), openPhone(other, id)]).toEqual([number, number]);
});

test('a number that was changed or moved to another row is refused', () => {
  const sealed = sealPhone(number, id);
  const changed = `${sealed.slice(0, -9)}${sealed.at(-9) === 'A' ? 'B' : 'A'}${sealed.slice(-8)}`;
  for (const [text, row] of [
    [changed, id],
    [sealed, randomUUID()],
    ['', id],
    [number, id],
  ] as const) {
    expect(() => openPhone(text, row)).toThrow(expect.objectContaining(unreadable));
  }
});

test('the previous key opens while it is configured; the current one seals', () => {
  const sealed = sealPhone(number, id);
  use(second, first);
  expect(openPhone(sealed, id)).toBe(number);
  const anew = sealPhone(number, id);
  use(second);
  expect(openPhone(anew, id)).toBe(number);
  expect(() => openPhone(sealed, id)).toThrow(expect.objectContaining(unreadable));
});

test('without PHONE_KEY, AUTH_SECRET seals, and still opens afterwards', () => {
  use('');
  const sealed = sealPhone(number, id);
  expect(openPhone(sealed, id)).toBe(number);
  use(first);
  expect(openPhone(sealed, id)).toBe(number);
});

test('the hashes find a number under each key', () => {
  const before = phoneHash(number);
  expect(phoneHash('+447400123457')).not.toBe(before);
  use(second, first);
  expect(phoneHash(number)).not.toBe(before);
  expect(phoneHashes(number)).toContain(before);
  use(second);
  expect(phoneHashes(number)).not.toContain(before);
});
