import { browsePages } from '@/lib/browse/browse-pages';
import { listScopeBySlug, scopePath } from '@/lib/catalogue/scopes/list-scopes';
import type { Part } from './parts';
import type { SitemapUrl } from './sitemap-xml';

export async function browseParts(now: Date): Promise<Part[]> {
  const parts = new Map<string, Part>();
  for await (const pages of browsePages(now)) {
    for (const { path, lastChangedAt } of pages) {
      const prefix = groupOf(path);
      const part = parts.get(prefix) ?? { prefix, count: 0, changedAt: lastChangedAt };
      const changedAt = Math.max(part.changedAt.getTime(), lastChangedAt.getTime());
      parts.set(prefix, { prefix, count: part.count + 1, changedAt: new Date(changedAt) });
    }
  }
  return [...parts.values()].sort((a, b) => (a.prefix < b.prefix ? -1 : 1));
}

export async function* browseUrls(prefix: string, now: Date): AsyncGenerator<SitemapUrl[]> {
  for await (const pages of browsePages(now)) {
    yield pages
      .filter(({ path }) => groupOf(path) === prefix)
      .map(({ path, lastChangedAt }) => ({ path, changedAt: lastChangedAt }));
  }
}

function groupOf(path: string): string {
  const slug = path.split('/')[2] ?? '';
  const scope = listScopeBySlug(slug, { isAdult: false });
  const [everything, group] = scope ? scopePath(scope) : [];
  return (group ?? everything)?.slug ?? slug;
}
