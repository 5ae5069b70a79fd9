import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SessionLinks } from '@/components/layout/session-links';

/** The links of visitors and of members: both are rendered, and one is shown. */
const [visitors = '', members = ''] = renderToStaticMarkup(
  <SessionLinks cookie="signed_in" signedIn={false} className="nav-link" />,
)
  .split('href="/blog"')
  .slice(1);
const hrefs = (html: string) => Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href);

test('visitors can log in, register and find what they saved', () => {
  expect(hrefs(visitors)).toEqual(['/login', '/register', '/saved']);
});

test('members can find their messages and what they saved', () => {
  expect(hrefs(members)).toEqual(['/my-account', '/my-account/messages', '/saved']);
});
