'use client';

import { adHtml } from '#ad-html';
import { adArticleClass } from './ad-article-class';
import type { AdBodyProps } from './ad-view';

/**
 * AdView as one text of React's one-pass renderer (docs/decisions/021). Its islands are hydrated by their own
 * script (components/islands/browser.ts) on every page, since React leaves the text alone.
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
