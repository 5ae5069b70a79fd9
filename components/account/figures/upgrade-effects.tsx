import type { DaysBrought, UpgradeEffect } from '@/lib/ads/visits/upgrade-effects';
import { visitsText } from '@/lib/ads/visits/visit-texts';
import { upgrades } from '@/lib/catalogue/upgrades';
import { formatDays, formatShortDate } from '@/lib/dates';
import { plural } from '@/lib/text/plural';

export function UpgradeEffects({ effects }: { effects: UpgradeEffect[] }) {
  if (effects.length === 0) return null;
  return (
    <section aria-labelledby="effects" className="card grid gap-3 p-4 sm:p-5">
      <h2 id="effects" className="text-lg font-bold">
        What your upgrades brought
      </h2>
      <ul className="grid gap-3">
        {effects.map(({ upgrade, startsAt, endsAt, during, before }) => (
          <li key={`${upgrade} ${startsAt}`} className="grid gap-0.5">
            <p className="font-semibold">
              {nameOf(upgrade)}{' '}
              <span className="font-normal text-muted">
                {endsAt
                  ? formatDays(new Date(startsAt), new Date(endsAt))
                  : `from ${formatShortDate(new Date(startsAt))}`}
              </span>
            </p>
            <p>
              {brought(during)} in {daysText(during.days)}.
            </p>
            <p className="text-muted">
              {before.days > 0
                ? `Before it: ${brought(before)} in ${daysText(before.days)}.`
                : 'The ad was posted with it.'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = (key: UpgradeEffect['upgrade']) =>
  upgrades.find((upgrade) => upgrade.key === key)?.name ?? key;

const brought = ({ views, messages, reveals }: DaysBrought) =>
  `${visitsText(views)}, ${plural(messages, 'person who wrote', 'people who wrote')}, ${plural(reveals, 'look at your number', 'looks at your number')}`;

const daysText = (days: number) => plural(days, 'day');
