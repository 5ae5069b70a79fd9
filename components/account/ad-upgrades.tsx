import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import type { MyAdReply } from '@/lib/ads/reading/ad-replies';
import type { DayCounts } from '@/lib/ads/reading/ad-views';
import { upgrades } from '@/lib/catalogue/upgrades';
import { day, formatDate } from '@/lib/dates';

type AdUpgradesProps = { ad: Pick<MyAdReply, 'promotions' | 'performance'> };

export function AdUpgrades({ ad: { promotions, performance } }: AdUpgradesProps) {
  const [now] = useState(() => Date.now());
  const running = upgrades.flatMap(({ key, name }) => {
    const promotion = promotions.find(({ upgrade }) => upgrade === key);
    return promotion ? [{ key, name, endsAt: promotion.endsAt }] : [];
  });
  const hasBrought = performance !== null && performance.paidDays.views > 0;
  if (running.length === 0 && !hasBrought) return null;
  return (
    <div className="grid gap-1.5 text-sm">
      {running.length > 0 && (
        <ul aria-label="Upgrades" className="flex flex-wrap gap-1.5">
          {running.map(({ key, name, endsAt }) => (
            <li key={key} title={endsAt ? `Until ${formatDate(new Date(endsAt))}` : undefined}>
              <Badge tone="neutral">
                {name}{' '}
                {endsAt && (
                  <span className="font-normal whitespace-nowrap" suppressHydrationWarning>
                    · {daysLeft(endsAt, now)}
                  </span>
                )}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {hasBrought && (
        <p className="text-muted">
          With upgrades: {aDay(performance.paidDays)}.
          {performance.otherDays.days > 0 && ` Without: ${aDay(performance.otherDays)}.`}
        </p>
      )}
    </div>
  );
}

function daysLeft(endsAt: string, now: number): string {
  const days = Math.ceil((new Date(endsAt).getTime() - now) / day);
  return days > 1 ? `${days} days left` : 'last day';
}

/** "12.5 visits and 1 contact a day". */
const aDay = ({ days, views, contacts }: DayCounts) =>
  `${average(views / days, 'visit')} and ${average(contacts / days, 'contact')} a day`;

function average(value: number, noun: string): string {
  const text = value.toLocaleString('en-GB', { maximumFractionDigits: 1 });
  return `${text} ${text === '1' ? noun : `${noun}s`}`;
}
