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
});
