'use client';

import { adHtml } from '#ad-html';
import { adArticleClass } from './ad-article-class';
import type { AdBodyProps } from './ad-view';

/**
 * AdView as one HTML string from React's one-pass renderer (docs/decisions/021). React does not hydrate the
 * string, so components/islands/browser.ts hydrates its islands on every page.
 */
export const AdArticle = (props: AdBodyProps) => (
  <article
    className={adArticleClass}
    data-one-pass
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's renderer has escaped it
    dangerouslySetInnerHTML={{ __html: adHtml(props) }}
  />
);
