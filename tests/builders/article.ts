import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { typography } from '@/components/content/typography';
import { blogPosts, helpArticles, legalPages } from '@/content/library';

type AnyArticle = (typeof helpArticles | typeof blogPosts | typeof legalPages)[number];

export const articlesByPath = (): Map<string, AnyArticle> =>
  new Map<string, AnyArticle>([
    ...helpArticles.map((article) => [`/help/${article.slug}`, article] as const),
    ...blogPosts.map((post) => [`/blog/${post.slug}`, post] as const),
    ...legalPages.map((page) => [`/${page.slug}`, page] as const),
  ]);

export const articleHtml = ({ Content }: AnyArticle) =>
  renderToStaticMarkup(createElement(Content, { components: typography }));

export const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

export function articleAt(path: string): AnyArticle {
  const article = articlesByPath().get(path);
  if (!article) throw new Error(`No article at ${path}`);
  return article;
}
