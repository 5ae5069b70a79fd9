import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { browseMetadata } from '@/components/browse/browse-metadata';
import { BrowseView } from '@/components/browse/browse-view';
import { browseTarget } from '@/lib/browse/browse-address';
import { getAlternatives, getBrowsePage } from '@/lib/browse/browse-page';

type BrowseProps = { params: Promise<{ scope: string; area: string }> };

const load = cache(async (scope: string, area: string) => {
  const target = browseTarget({ scope, area }, { isAdult: false });
  if (!target) notFound();
  if (!target.isCanonical) permanentRedirect(target.path);
  const now = new Date();
  return { target, now, page: await getBrowsePage(target.scope, target.area, now) };
});

export async function generateMetadata({ params }: BrowseProps): Promise<Metadata> {
  const { scope, area } = await params;
  const { target, page } = await load(scope, area);
  return browseMetadata(target, page);
}

export default async function Browse({ params }: BrowseProps) {
  const address = await params;
  const { target, page, now } = await load(address.scope, address.area);
  const { scope, area } = target;
  const alternatives = page.total.count === 0 ? await getAlternatives(scope, area) : null;
  return <BrowseView scope={scope} area={area} page={page} alternatives={alternatives} now={now} />;
}
