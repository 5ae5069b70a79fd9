import { CalendarHeart, MailCheck, Medal, Megaphone, Smartphone } from '@/components/ui/icons';
import type { BadgeKey } from '@/lib/ads/reading/sellers/badges';

const icons = {
  'first-ad': Megaphone,
  'ten-ads': Medal,
  'verified-email': MailCheck,
  'verified-phone': Smartphone,
  'one-year': CalendarHeart,
} satisfies Record<BadgeKey, unknown>;

export function BadgeIcon({ badge, className }: { badge: BadgeKey; className: string }) {
  const Icon = icons[badge];
  return <Icon aria-hidden="true" className={className} />;
}
