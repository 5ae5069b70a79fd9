import type { ConversationPage } from '@/lib/messages/views';

/** Keeps the conversations of earlier pages that are loaded already. */
export function withFirst(shown: ConversationPage, first: ConversationPage): ConversationPage {
  const earlier = without(shown, first);
  const conversations = [...first.conversations, ...earlier];
  return { ...first, conversations, next: earlier.length > 0 ? shown.next : first.next };
}

/** Adds the next page. A conversation may have moved up meanwhile. */
export const withLater = (shown: ConversationPage, later: ConversationPage): ConversationPage => ({
  ...later,
  conversations: [...shown.conversations, ...without(later, shown)],
});

function without({ conversations }: ConversationPage, others: ConversationPage) {
  const ids = new Set(others.conversations.map(({ id }) => id));
  return conversations.filter(({ id }) => !ids.has(id));
}
