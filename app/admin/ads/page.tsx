import type { Metadata } from 'next';
import { ModerationBadge } from '@/components/admin/moderation-badge';
import { SearchField } from '@/components/admin/search-field';
import { TargetActions } from '@/components/admin/target-actions';
import { adPath } from '@/components/cards/ad-path';
import { requireStaffPage } from '@/lib/auth/staff';
import { foundMost } from '@/lib/catalogue/limits';
import { formatShortDate } from '@/lib/dates';
import { findAds } from '@/lib/moderation/overview/find-ads';

export const metadata: Metadata = { title: 'Ads' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdsPage({ searchParams }: Props) {
  await requireStaffPage('/admin/ads');
  const { q } = await searchParams;
  const words = typeof q === 'string' ? q.slice(0, 100) : '';
  const ads = await findAds(words, new Date());
  return (
    <>
      <h1 className="text-2xl font-bold">Ads</h1>
      <SearchField label="Words or id" words={words} />
      {ads.length === 0 && <p className="text-muted">No ad was found.</p>}
      {ads.length === foundMost && (
        <p className="text-muted">The latest {foundMost}. Narrow the search.</p>
      )}
      <ul className="grid gap-2">
        {ads.map((ad) => (
          <li key={ad.id} className="card grid gap-2 p-3">
            <p className="flex flex-wrap items-center gap-2">
              <ModerationBadge moderation={ad.moderation} />
              {ad.visibility !== 'hidden' ? (
                <a
                  href={adPath({ _id: ad.id, isAdult: ad.isAdult })}
                  className="link font-semibold wrap-anywhere"
                >
                  {ad.title}
                </a>
              ) : (
                <a href={`/admin/ads/${ad.id}`} className="link font-semibold wrap-anywhere">
                  {ad.title}
                </a>
              )}
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              {formatShortDate(ad.createdAt)} ·{' '}
              <a href={`/admin/users/${ad.owner.id}`} className="link">
                {ad.owner.username}
              </a>
              {ad.moderationReason && ` · ${ad.moderationReason}`}
            </p>
            <TargetActions
              name={ad.title}
              target={{ type: 'ad', id: ad.id, moderation: ad.moderation, version: ad.version }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
