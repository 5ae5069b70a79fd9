import type { Popular } from '@/lib/browse/popular';
import { shownName } from '@/lib/catalogue/shown-catalogue';
import { allScopes, browsePath } from '@/lib/site-paths';

export const PopularLinks = ({ popular: { scopes, towns } }: { popular: Popular }) => (
  <div className="grid gap-8 md:grid-cols-2">
    <Links
      id="popular-categories"
      title="Popular categories"
      links={scopes.map(({ scope }) => ({ href: browsePath(scope.slug), name: shownName(scope) }))}
    />
    <Links
      id="popular-places"
      title="Popular places"
      links={towns.map(({ area: { slug, name } }) => ({ href: browsePath(allScopes, slug), name }))}
    />
  </div>
);

type LinksProps = { id: string; title: string; links: { href: string; name: string }[] };

function Links({ id, title, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl font-bold">
        {title}
      </h2>
      <ul className="text-links grid grid-cols-2 gap-x-6 text-muted sm:grid-cols-3 md:grid-cols-2">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
