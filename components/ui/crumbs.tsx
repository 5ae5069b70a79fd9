import { JsonLd } from '@/components/search-engines/json-ld';
import { ChevronRight, House } from '@/components/ui/icons';
import { breadcrumbList } from '@/lib/search-engines/json-ld/json-ld';

type CrumbsProps = {
  trail: readonly { href: string; name: string }[];
  /** The name of this page; omitted if the trail ends with its parent. */
  here?: string;
};

export const Crumbs = ({ trail, here }: CrumbsProps) => (
  <nav aria-label="Breadcrumbs" className="min-w-0">
    <ol className="-mx-4 flex items-center gap-x-1 overflow-x-auto px-4 text-sm whitespace-nowrap text-muted [scrollbar-width:none]">
      <li className="flex items-center gap-1">
        <a href="/" aria-label="Home page" className={crumb}>
          <House aria-hidden="true" className="size-4.5" />
        </a>
        <Next />
      </li>
      {trail.map(({ href, name }, index) => (
        <li key={href} className="flex items-center gap-1">
          <a href={href} className={crumb}>
            {name}
          </a>
          {(here !== undefined || index < trail.length - 1) && <Next />}
        </li>
      ))}
      {here !== undefined && <li aria-current="page">{here}</li>}
    </ol>
    <JsonLd data={breadcrumbList(trail, here)} />
  </nav>
);

const crumb = 'inline-flex min-h-11 min-w-6 items-center hover:underline mouse:min-h-8';

const Next = () => <ChevronRight aria-hidden="true" className="size-4 shrink-0" />;
