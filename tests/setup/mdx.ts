import { compile } from '@mdx-js/mdx';
import type { Plugin } from 'vitest/config';
import remarkHeadings from '../../content/remark-headings.ts';

/** Compiles articles for tests, with the options of next.config.ts. */
export const mdx = (): Plugin => ({
  name: 'mdx',
  async transform(value, path) {
    if (!path.endsWith('.mdx')) return undefined;
    const compiled = await compile({ value, path }, { remarkPlugins: [remarkHeadings] });
    return { code: String(compiled), map: null };
  },
});
