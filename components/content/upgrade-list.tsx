import { cataloguePrices, type Prices, upgrades } from '@/lib/catalogue/upgrades';
import { day } from '@/lib/dates';
import { formatPence } from '@/lib/money';

export const UpgradeList = ({ prices = cataloguePrices }: { prices?: Prices }) => (
  <ul className="mt-4 grid gap-3">
    {upgrades.map(({ key, name, description, term }) => (
      <li key={key} className="card grid gap-0.5 p-4">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
          <span>{name}</span>
          <span className="tabular">{formatPence(prices[key])}</span>
        </span>
        <span className="text-sm text-muted">
          {description} {term ? `For ${term / day} days.` : 'For as long as the ad.'}
        </span>
      </li>
    ))}
  </ul>
);
