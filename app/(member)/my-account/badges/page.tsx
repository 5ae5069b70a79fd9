import type { Metadata } from 'next';
import { SectionTitle } from '@/components/account/section-title';
import { BadgeIcon } from '@/components/seller/badge-icon';
import { EmptyPart } from '@/components/ui/empty-part';
import { Medal } from '@/components/ui/icons';
import { badgeTexts } from '@/lib/ads/reading/sellers/badges';
import { getBadges } from '@/lib/ads/reading/sellers/get-badges';
import { requirePageActor } from '@/lib/auth/require-page-actor';

export const metadata: Metadata = { title: 'My Badges' };

export default async function BadgesPage() {
  const { userId } = await requirePageActor('/my-account/badges');
  const badges = await getBadges(userId, new Date());
  return (
    <>
      <SectionTitle title="My Badges" />
      {badges.length === 0 ? (
        <EmptyPart icon={<Medal aria-hidden="true" className="size-7" />}>
          <p>No badges yet. Start posting to earn some!</p>
        </EmptyPart>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {badges.map((key) => (
            <li key={key} className="card flex items-center gap-4 p-4">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
                <BadgeIcon badge={key} className="size-6" />
              </span>
              <div>
                <p className="font-semibold">{badgeTexts[key].name}</p>
                <p className="text-sm text-muted">{badgeTexts[key].reason}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
