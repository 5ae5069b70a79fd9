'use client';

import { adHtml } from '#ad-html';
import { adArticleClass } from './ad-article-class';
import type { AdBodyProps } from './ad-view';

/** One HTML string from React's one-pass renderer; islands/browser.ts hydrates its islands. */
export const AdArticle = (props: AdBodyProps) => (
  <article
    className={adArticleClass}
    data-one-pass
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's renderer has escaped it
    dangerouslySetInnerHTML={{ __html: adHtml(props) }}
  />
);
