import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextPath } from '@/lib/accounts/next-path';

describe('nextPath', () => {
  test.each(['/post', '/edit/0123456789ab?step=4', '/my-account#details', '/', '/search?q=a%2Fb'])(
    'follows %s',
    (path) => {
      expect(nextPath(path)).toBe(path);
    },
  );

  test.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/./\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'post',
    '',
    '/login?next=/post',
    '/api/auth/signout',
    undefined,
    ['/post', '/edit'],
  ])('does not follow %j', (next) => {
    expect(nextPath(next)).toBe('/my-account');
  });

  test('never leads to another site', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', 'a', '%', '?'),
    });
    fc.assert(
      fc.property(nasty, (text) => {
        const followed = new URL(nextPath(`/${text}`), 'https://our.site');
        expect(followed.origin).toBe('https://our.site');
      }),
      { numRuns: 2000 },
    );
  });
});
