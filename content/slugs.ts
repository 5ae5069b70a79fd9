/* Addresses of articles, without loading their texts (library.ts). */

const slugsOf = (modules: Record<string, unknown>) =>
  Object.keys(modules).map((path) => path.replace(/^.*\/|\.mdx$/g, ''));

export const helpSlugs = slugsOf(import.meta.glob('./help/*.mdx'));
export const blogSlugs = slugsOf(import.meta.glob('./blog/*.mdx'));
