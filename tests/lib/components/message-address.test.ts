import { expect, test } from 'vitest';
import { isMessageAddress } from '@/components/messages/message-address';
import { nextPath } from '@/lib/accounts/next-path';

test('the login knows a visitor who comes from a message', () => {
  expect(isMessageAddress(nextPath('/ad/0123456789ab#message'))).toBe(true);
  for (const next of [undefined, '/my-account', '/ad/0123456789ab', 'https://a.test/#message']) {
    expect(isMessageAddress(nextPath(next)), next).toBe(false);
  }
});
