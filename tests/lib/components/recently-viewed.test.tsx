import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecentlyViewed } from '@/components/ad-page/recent/recently-viewed';

test('without ads viewed before, there is no section for them', () => {
  expect(renderToStaticMarkup(<RecentlyViewed adId="0123456789ab" remembered={null} />)).toBe('');
});
