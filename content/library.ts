import type { ComponentType } from 'react';
import * as z from 'zod';
import type { Prices } from '@/lib/catalogue/upgrades';
import type { AdultReview } from '@/lib/settings/adult-review';
import { blogFrontmatter, helpFrontmatter, helpTopics, legalFrontmatter } from './frontmatter';
import type { Heading } from './remark-headings';

/*
 * All articles in content/, compiled and validated when the site is built. Pages pass `Content` the
 * components for headings, paragraphs and lists.
 */

export type Article<Frontmatter> = Frontmatter & {
  slug: string;
  headings: Heading[];
  Content: ComponentType<{
    components: Record<string, unknown>;
    prices?: Prices;
    adultReview?: AdultReview;
  }>;
};

export const helpArticles = read(import.meta.glob('./help/*.mdx', { eager: true }), helpFrontmatter)
  .sort((a, b) => a.order - b.order)
  .sort((a, b) => helpTopics.indexOf(a.topic) - helpTopics.indexOf(b.topic));

/** Newest first. */
export const blogPosts = read(
  import.meta.glob('./blog/*.mdx', { eager: true }),
  blogFrontmatter,
).sort((a, b) => b.published.localeCompare(a.published));

export const legalPages = read(
  import.meta.glob('./legal/*.mdx', { eager: true }),
  legalFrontmatter,
);

/** The articles before and after `slug` in reading order. */
export function neighboursOf<T extends { slug: string }>(articles: readonly T[], slug: string) {
  const at = articles.findIndex((article) => article.slug === slug);
  return { previous: articles[at - 1], next: articles[at + 1] };
}

function read<T extends object>(modules: Record<string, unknown>, frontmatter: z.ZodType<T>) {
  const schema = z.looseObject({
    frontmatter,
    headings: z.array(z.object({ id: z.string(), text: z.string() })),
    default: z.custom<Article<T>['Content']>((value) => typeof value === 'function'),
  });
  return Object.entries(modules).map(([path, module]): Article<T> => {
    const result = schema.safeParse({ ...(module as object) });
    if (!result.success) throw new Error(`content/${path}: ${z.prettifyError(result.error)}`);
    const { default: Content, headings, frontmatter: values } = result.data;
    return { ...(values as T), slug: path.replace(/^.*\/|\.mdx$/g, ''), headings, Content };
  });
}
