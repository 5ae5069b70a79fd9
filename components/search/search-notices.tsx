import { Notice } from '@/components/ui/notice';
import type { SearchPage } from '@/lib/search/search-page';
import type { SearchQuery } from '@/lib/search/search-query';
import { searchLink } from './search-link';
import { widenedText } from './widened-text';

type SearchNoticesProps = {
  asked: SearchQuery;
  page: SearchPage;
  unknownPlace: string | undefined;
};

/** Where what is shown differs from what was asked, and what may have been meant. */
export const SearchNotices = ({ page, unknownPlace }: SearchNoticesProps) => (
  <>
    {unknownPlace && (
      <Notice tone="warning">
        <p className="wrap-anywhere">
          We do not know a place called “{unknownPlace}”, so these ads are from the whole UK. Try a
          town nearby or a postcode.
        </p>
      </Notice>
    )}
    {page.didYouMean && (
      <p className="text-lg">
        Did you mean{' '}
        <a href={searchLink(page.didYouMean)} className="link font-semibold wrap-anywhere">
          {page.didYouMean.text}
        </a>
        ?
      </p>
    )}
    {page.widened && (
      <Notice>
        <p className="wrap-anywhere">
          <strong>Nothing matches everything you asked for.</strong> These are ads{' '}
          {widenedText(page.widened, page.query)}.{' '}
          <a href={searchLink(page.query)} className="link">
            Search that way
          </a>
        </p>
      </Notice>
    )}
  </>
);
