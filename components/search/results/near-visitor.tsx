import { NearMe } from '@/components/search/form/near-me';
import { Island } from '@/components/ui/island';
import { Notice } from '@/components/ui/notice';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';
import { asksForNear } from '@/lib/search/understanding/places/asks-for-near';

type NearVisitorProps = {
  typed: SearchQuery;
  /** Into one of the two fields. */
  text: string | null;
};

/** "Plumber near me": asks the visitor for a place. */
export function NearVisitor({ typed, text }: NearVisitorProps) {
  if (!asksForNear(text) || interpretQuery(typed).area) return null;
  return (
    <Notice>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p>These ads are from the whole UK. Type your town or postcode above, or use</p>
        <Island name="NearMe" of={NearMe} props={{ fieldId: 'search-place' }} />
      </div>
    </Notice>
  );
}
