import { browsePages } from '@/lib/browse/browse-pages';
import { type ListScope, openScopes, scopePath } from '@/lib/catalogue/scopes/list-scopes';
import type { Part } from './parts';
import type { SitemapUrl } from './sitemap-xml';

export async function browseParts(now: Date): Promise<Part[]> {
  const parts = new Map<string, Part>();
  for await (const pages of browsePages(openScopes, now)) {
    for (const { scope, lastChangedAt } of pages) {
      const prefix = groupOf(scope);
      const part = parts.get(prefix) ?? { prefix, count: 0, changedAt: lastChangedAt };
      const changedAt = Math.max(part.changedAt.getTime(), lastChangedAt.getTime());
      parts.set(prefix, { prefix, count: part.count + 1, changedAt: new Date(changedAt) });
    }
  }
  return [...parts.values()].sort((a, b) => (a.prefix < b.prefix ? -1 : 1));
}

export async function* browseUrls(prefix: string, now: Date): AsyncGenerator<SitemapUrl[]> {
  const scopes = openScopes.filter((scope) => groupOf(scope) === prefix);
  for await (const pages of browsePages(scopes, now)) {
    yield pages.map(({ path, lastChangedAt }) => ({ path, changedAt: lastChangedAt }));
  }
}

function groupOf(scope: ListScope): string {
  const [everything = scope, group = everything] = scopePath(scope);
  return group.slug;
}
