import { AlertButton } from '@/components/alerts/alert-button';
import { UserRound } from '@/components/ui/icons';
import { Island } from '@/components/ui/island';
import type { Seller } from '@/lib/ads/reading/ad-views';
import { badgeTexts } from '@/lib/ads/reading/sellers/badges';
import { formatDate } from '@/lib/dates';
import { sellerPath } from '@/lib/site-paths';
import { BadgeIcon } from './badge-icon';
import { SellerHabits } from './seller-habits';

/** `href`: the seller's page, if there is one. */
type SellerBoxProps = { seller: Seller; href?: string | undefined };

export const SellerBox = ({ seller, href }: SellerBoxProps) => (
  <section aria-labelledby="seller" className="card p-5">
    <h2 id="seller" className="sr-only">
      Seller
    </h2>
    <div className="flex items-center gap-3">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
        <UserRound aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="text-lg leading-snug font-bold wrap-anywhere">
          {href ? (
            <a href={href} className="hover:underline">
              {seller.username}
            </a>
          ) : (
            seller.username
          )}
        </p>
        <p className="text-sm text-muted">
          {seller.isTrader ? 'Trade seller' : 'Private seller'} · Member since{' '}
          {formatDate(new Date(seller.memberSince))}
        </p>
      </div>
    </div>
    <SellerHabits seller={seller} />
    {seller.badges.length > 0 && (
      <ul aria-label="Badges" className="mt-4 flex flex-wrap gap-x-4 gap-y-2 text-sm font-medium">
        {seller.badges.map((key) => (
          <li key={key} className="flex items-center gap-1.5">
            <BadgeIcon badge={key} className="size-4.5 shrink-0 text-positive" />
            {badgeTexts[key].name}
          </li>
        ))}
      </ul>
    )}
    <div className="mt-3 group-data-own/ad:invisible">
      <Island
        name="AlertButton"
        of={AlertButton}
        props={{
          search: sellerPath(seller.username),
          kind: 'seller',
          label: 'Follow this seller',
          look: 'quiet',
        }}
      />
    </div>
    {href && (
      <a href={href} className="link mt-3 inline-flex min-h-11 items-center text-sm mouse:min-h-8">
        All ads of this seller
      </a>
    )}
  </section>
);
