import { notFound, permanentRedirect } from 'next/navigation';
import { browseTarget } from '@/lib/browse/browse-address';
import { wholeCountry } from '@/lib/site-paths';

type ScopeProps = { params: Promise<{ scope: string }> };

/** An address without an area redirects to the page of the whole country. */
export default async function BrowseScope({ params }: ScopeProps) {
  const { scope } = await params;
  const target = browseTarget({ scope, area: wholeCountry }, { isAdult: false });
  if (!target) notFound();
  permanentRedirect(target.path);
}
