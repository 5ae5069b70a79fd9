import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { seal, unseal } from '@/lib/notifications/outbox/seal';

const mail = {
  channel: 'email',
  to: 'hannah@example.co.uk',
  subject: 'Grüße ✅',
  text: '1234',
  html: '<p>1234</p>',
} as const;

afterEach(() => vi.unstubAllEnvs());

describe('seal', () => {
  test('hides the content and restores it', () => {
    const id = randomUUID();
    const sealed = seal(mail, id);
    expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('1234');
    expect(unseal(sealed, id)).toEqual(mail);
    expect(seal(mail, id)).not.toBe(sealed);
  });

  test('fails if it was changed, moved to another row or sealed with another secret', () => {
    const id = randomUUID();
    const sealed = seal(mail, id);
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => unseal(bytes.toString('base64url'), id)).toThrow();
    expect(() => unseal(sealed, randomUUID())).toThrow();
    vi.stubEnv('AUTH_SECRET', 'x'.repeat(32));
    expect(() => unseal(sealed, id)).toThrow();
  });
});
