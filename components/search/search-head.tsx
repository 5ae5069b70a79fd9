// biome-ignore-all lint/style/noHeadElement: no page of Next's, which would fill its own
import { FontPreload } from '@/components/layout/font-preload';
import { themeColors } from '@/components/layout/theme-colors';
import { sitePicture } from '@/components/search-engines/page-metadata';
import { searchHeading } from '@/lib/search/address/search-heading';
import { searchParamsOf } from '@/lib/search/address/search-params';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { absoluteUrl, siteName } from '@/lib/site';

const description =
  'Search the ads of people near you: property, jobs, vehicles, things and services.';

type SearchHeadProps = {
  typed: SearchQuery;
  /** Replaces the search's title if no results are shown. */
  title?: string | undefined;
};

/** Only the plain search is indexed: /browse has better pages for the rest. */
export function SearchHead({ typed, title }: SearchHeadProps) {
  const heading = searchHeading(typed);
  const isListed = title === undefined && searchParamsOf(typed).size === 0;
  const name = title ?? (typed.page > 1 ? `${heading}, page ${typed.page}` : heading);
  const shown = `${name} · ${siteName()}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <FontPreload />
      <link rel="stylesheet" href={process.env.STYLESHEET} />
      {themeColors.map(({ media, color }) => (
        <meta key={media} name="theme-color" content={color} media={media} />
      ))}
      <title>{shown}</title>
      <meta name="description" content={description} />
      <meta name="application-name" content={siteName()} />
      {isListed ? (
        <link rel="canonical" href={absoluteUrl('/search')} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <Preview title={isListed ? name : shown} isListed={isListed} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-icon.png" sizes="180x180" type="image/png" />
    </head>
  );
}

function Preview({ title, isListed }: { title: string; isListed: boolean }) {
  const { url, width, height, alt } = sitePicture();
  const picture = absoluteUrl(url);
  return (
    <>
      {isListed && (
        <>
          <meta property="og:url" content={absoluteUrl('/search')} />
          <meta property="og:site_name" content={siteName()} />
          <meta property="og:locale" content="en_GB" />
          <meta property="og:type" content="website" />
        </>
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
