import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineScriptHashes, pagePolicy } from '@/lib/http/content-security-policy';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy', () => {
  test('names each inline script of a page once by its hash, and none with a source', async () => {
    const html =
      '<script>one("é £")</script><script src="/a.js" async=""></script>' +
      '<script id="x">two()\n</script><script>one("é £")</script>';
    expect(await inlineScriptHashes(html)).toEqual([sha256('one("é £")'), sha256('two()\n')]);
  });

  test('never allows inline scripts or evaluation in production', () => {
    const scripts = pagePolicy(["'nonce-x'"])
      .split('; ')
      .find((part) => part.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' 'nonce-x'");
  });

  test('lets a card provider in where cards are paid with, and nowhere else', () => {
    const paying = pagePolicy(["'nonce-x'"], { payment: true }).split('; ');
    expect(paying).toContain(
      "script-src 'self' 'nonce-x' https://js.stripe.com https://*.js.stripe.com",
    );
    expect(paying).toContain("connect-src 'self' https://api.stripe.com");
    expect(paying).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    );
    expect(pagePolicy(["'nonce-x'"])).not.toContain('stripe');
  });
});
