import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OfferPanel } from '@/components/account/messages/offer-panel';
import type { ConversationView } from '@/lib/messages/views';

const shown = (changes: Partial<ConversationView>) => {
  const conversation = {
    id: 'a',
    ad: { state: 'live', reserved: false },
    side: 'buyer',
    offer: null,
    takesOffers: true,
    closed: null,
    ...changes,
  } as ConversationView;
  return renderToStaticMarkup(
    <OfferPanel conversation={conversation} onChange={() => Promise.resolve()} />,
  );
};
const offer = { number: 1, amount: 150, mine: false, state: 'open' } as const;

test('buyers make offers, and owners answer them', () => {
  expect(shown({})).toContain('Make an offer');
  expect(shown({ side: 'seller' })).toBe('');
  expect(shown({ side: 'seller', offer: { ...offer, state: 'declined' } })).toBe('');
  expect(shown({ side: 'seller', offer })).toContain('Make another offer');
});
