import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { browseMetadata } from '@/components/browse/browse-metadata';
import { BrowseView } from '@/components/browse/browse-view';
import { PageNotFound } from '@/components/layout/page-not-found';
import { browseTarget } from '@/lib/browse/browse-address';
import { getBrowsePage, getWaysOut } from '@/lib/browse/browse-page';
import { missingPage } from '@/lib/page-cache/store/answer-status';

export const revalidate = 60;

/** There are far more than anybody looks at: each is made when it is first asked for. */
export const generateStaticParams = () => [];

type BrowseProps = { params: Promise<{ scope: string; area: string }> };

/** Read once for the page and its metadata; null: there is no such page. */
const load = cache(async (scope: string, area: string) => {
  const target = browseTarget({ scope, area }, { isAdult: false });
  if (!target) return null;
  if (!target.isCanonical) permanentRedirect(target.path);
  const now = new Date();
  return { target, now, page: await getBrowsePage(target.scope, target.area, now) };
});

export async function generateMetadata({ params }: BrowseProps): Promise<Metadata> {
  const { scope, area } = await params;
  const found = await load(scope, area);
  return found ? browseMetadata(found.target, found.page) : { title: 'Not found', ...missingPage };
}

export default async function Browse({ params }: BrowseProps) {
  const address = await params;
  const found = await load(address.scope, address.area);
  if (!found) return <PageNotFound />;
  const { target, page, now } = found;
  const { scope, area } = target;
  const waysOut = page.total.count === 0 ? await getWaysOut(scope, area) : null;
  return <BrowseView scope={scope} area={area} page={page} waysOut={waysOut} now={now} />;
}
