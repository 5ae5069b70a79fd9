import { expect, test } from 'vitest';
import { loginReason } from '@/components/auth/login-reason';
import { isMessageAddress } from '@/components/messages/message-address';
import { nextPath } from '@/lib/accounts/next-path';

test('the login knows a visitor who comes from a message', () => {
  expect(isMessageAddress(nextPath('/ad/0123456789ab#message'))).toBe(true);
  for (const next of [undefined, '/my-account', '/ad/0123456789ab', 'https://a.test/#message']) {
    expect(isMessageAddress(nextPath(next)), next).toBe(false);
  }
});

test('the login says what waits for it', () => {
  expect(loginReason(nextPath('/ad/0123456789ab#message'))).toContain('send your message');
  expect(loginReason(nextPath('/search?q=sofa#alert'))).toContain('get new ads by email');
  expect(loginReason(nextPath('/my-account'))).toBeNull();
});
