import * as z from 'zod';

/* The metadata of each article: `export const frontmatter = {…}` at its top. */

const date = z.iso.date();

const shared = {
  title: z.string().min(1).max(70),
  /** For lists, search engines and link previews. */
  description: z.string().min(50).max(160),
};

export const helpTopics = [
  'Selling and posting',
  'Your account',
  'Staying safe',
  'Developers',
] as const;

export const helpFrontmatter = z.strictObject({
  ...shared,
  topic: z.enum(helpTopics),
  /** Place within its topic. */
  order: z.number().int().positive(),
  updated: date,
});

export const blogFrontmatter = z.strictObject({
  ...shared,
  published: date,
  updated: date.optional(),
  tags: z.array(z.string().min(1)).min(1),
});

export const legalFrontmatter = z.strictObject({ ...shared, updated: date });
