import { describe, expect, test } from 'vitest';
import { pagePolicy } from '@/lib/response-headers/content-security-policy';

describe('the content security policy', () => {
  test('never allows inline scripts or evaluation in production', () => {
    const scripts = pagePolicy(["'nonce-x'"])
      .split('; ')
      .find((part) => part.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' 'nonce-x'");
  });

  test('allows a card provider only on pages with payments', () => {
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

  test('allows uploads only to the given origin', () => {
    const uploadsTo = 'https://pictures.s3.eu-west-2.amazonaws.com';
    const sending = pagePolicy([], { uploadsTo });
    expect(sending.split('; ')).toContain(`connect-src 'self' ${uploadsTo}`);
    expect(sending.split(uploadsTo)).toHaveLength(2);
    expect(pagePolicy([], { uploadsTo: undefined }).split('; ')).toContain("connect-src 'self'");
  });
});
