import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AdArticle } from '@/components/ad-page/ad-article';
import { adHtml } from '@/components/ad-page/ad-html.browser';
import { AdView } from '@/components/ad-page/ad-view';
import { getAdsAround } from '@/lib/ads/reading/ads-around';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

test('the article of an ad is what its components render', async () => {
  const owner = await createMember();
  await createAd(owner);
  const columns = { title: 'A chair <b>& a "table"</b>' };
  const { _id: id } = await createAd(owner, { columns });
  const now = new Date();
  const ad = await getPublicAd(id, now);
  if (!ad) throw new Error('There is no such ad');
  const props = { ad, ...(await getAdsAround(ad, now)), now };
  const html = renderToString(<AdArticle {...props} />);
  expect(html).toContain('A chair &lt;b&gt;&amp; a &quot;table&quot;&lt;/b&gt;');
  expect(html.replace(' data-one-pass="true"', '')).toBe(renderToString(<AdView {...props} />));
});

test("in a browser the article stays the server's HTML on every render", () => {
  const article = { innerHTML: '<h1>A chair</h1>' };
  vi.stubGlobal('document', { querySelector: () => article });
  expect(adHtml()).toBe('<h1>A chair</h1>');
  article.innerHTML = '';
  expect(adHtml()).toBe('<h1>A chair</h1>');
});
