import { expect, test } from 'vitest';
import { withFirst, withLater } from '@/components/account/messages/merge-pages';
import type { ConversationPage } from '@/lib/messages/views';

const page = (ids: string, next: string | null) =>
  ({ conversations: [...ids].map((id) => ({ id })), next }) as ConversationPage;

test('a new first page keeps what was loaded after it, and where to go on', () => {
  expect(withFirst(page('abcd', 'd'), page('ca', 'a'))).toEqual(page('cabd', 'd'));
  expect(withFirst(page('abcd', null), page('xa', 'a'))).toEqual(page('xabcd', null));
  expect(withFirst(page('ab', 'b'), page('ba', 'a'))).toEqual(page('ba', 'a'));
});

test('a later page adds each conversation once', () => {
  expect(withLater(page('dab', 'b'), page('cde', 'e'))).toEqual(page('dabce', 'e'));
});
