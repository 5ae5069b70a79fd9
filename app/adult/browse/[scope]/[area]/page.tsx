import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { BrowseView } from '@/components/browse/browse-view';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { browseTarget } from '@/lib/browse/browse-address';
import { getAlternatives, getBrowsePage } from '@/lib/browse/browse-page';
import { browseHeading } from '@/lib/browse/browse-text';

type AdultBrowseProps = { params: Promise<{ scope: string; area: string }> };

export async function generateMetadata({ params }: AdultBrowseProps): Promise<Metadata> {
  if (!(await hasAgeCheck())) return {};
  const target = browseTarget(await params, { isAdult: true });
  return target ? { title: browseHeading(target.scope, target.area) } : {};
}

export default async function AdultBrowse({ params }: AdultBrowseProps) {
  // The layout shows the age gate; the page must not read ads.
  if (!(await hasAgeCheck())) return null;
  const target = browseTarget(await params, { isAdult: true });
  if (!target) notFound();
  const { scope, area, path, isCanonical } = target;
  if (!isCanonical) permanentRedirect(path);
  const now = new Date();
  const page = await getBrowsePage(scope, area, now);
  const alternatives = page.total.count === 0 ? await getAlternatives(scope, area) : null;
  return <BrowseView scope={scope} area={area} page={page} alternatives={alternatives} now={now} />;
}
