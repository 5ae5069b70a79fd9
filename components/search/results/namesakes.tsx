import { Fragment } from 'react';
import { searchLink } from '@/components/search/search-link';
import { areaText } from '@/lib/locations/area-text';
import { namesakesOf } from '@/lib/locations/names/namesakes';
import type { SearchQuery } from '@/lib/search/query/search-query';

type NamesakesProps = { typed: SearchQuery; interpreted: SearchQuery };

/** Links to the other towns of the same name. The search uses the largest. */
export function Namesakes({ typed, interpreted: { area } }: NamesakesProps) {
  const others = area ? namesakesOf(area) : [];
  if (!area || others.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {area.within ? `This is ${area.name} in ${area.within}. ` : ''}
      {area.within ? also(others.length) : `Also called ${area.name}: `}
      {others.map((other, index) => (
        <Fragment key={other.slug}>
          {index > 0 && (index === others.length - 1 ? ' and ' : ', ')}
          <a href={searchLink(typed, { area: other })} className="link">
            {areaText(other)}
          </a>
        </Fragment>
      ))}
      .
    </p>
  );
}

const also = (count: number) => (count === 1 ? 'There is also ' : 'There are also ');
