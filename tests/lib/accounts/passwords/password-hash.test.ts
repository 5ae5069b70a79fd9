import { beforeEach, describe, expect, test, vi } from 'vitest';

const verified: string[] = [];
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return {
    ...argon2,
    verify: (hash: string, password: string) => {
      verified.push(hash);
      return argon2.verify(hash, password);
    },
  };
});
const { hashPassword, isPassword } = await import('@/lib/accounts/passwords/password-hash');

/** The cost parameters: algorithm, memory, passes and lanes. */
const costOf = (hash = '') => hash.split('$').slice(0, 4).join('$');

beforeEach(() => {
  verified.length = 0;
});

describe('isPassword', () => {
  test('takes as long without a hash, and is then false', async () => {
    const hash = await hashPassword('Marmalade77');
    expect(await isPassword(hash, 'Something8')).toBe(false);
    expect(await isPassword(undefined, 'Something8')).toBe(false);
    expect(verified.map(costOf)).toEqual(Array(2).fill('$argon2id$v=19$m=19456,t=2,p=1'));
  });

  test('accepts the password in any Unicode composition', async () => {
    const hash = await hashPassword('Caf\u00e9Noir77');
    expect(await isPassword(hash, 'Cafe\u0301Noir77')).toBe(true);
    expect(await isPassword(hash, 'CafeNoir77')).toBe(false);
  });

  test('salts: equal passwords have different hashes', async () => {
    expect(await hashPassword('Marmalade77')).not.toBe(await hashPassword('Marmalade77'));
  });
});
