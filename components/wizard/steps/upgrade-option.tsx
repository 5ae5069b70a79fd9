import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { ActivePromotion } from '@/lib/ads/reading/ad-views';
import type { Upgrade } from '@/lib/catalogue/upgrades';
import { day, formatDate } from '@/lib/dates';
import { formatPence, type Pence } from '@/lib/money';

type UpgradeOptionProps = {
  upgrade: Upgrade;
  sample: ReactNode;
  pence: Pence;
  promotion: ActivePromotion | undefined;
  isPaid: boolean;
  isLocked: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox for an upgrade. An active one can be extended, unless it lasts as long as the ad. */
export function UpgradeOption({ upgrade, sample, promotion, ...props }: UpgradeOptionProps) {
  const isForever = promotion !== undefined && upgrade.term === null;
  return (
    <label className="flex flex-wrap items-start gap-x-3 gap-y-3 rounded-card sm:flex-nowrap border border-line-strong bg-surface p-4 has-checked:border-accent has-checked:bg-accent-soft has-disabled:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={props.checked || isForever}
        disabled={isForever || props.isLocked}
        onChange={(event) => props.onChange(event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-accent"
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="font-semibold">{upgrade.name}</span>
          <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            {promotion && (
              <Badge tone="positive">
                {promotion.endsAt
                  ? `Active until ${formatDate(new Date(promotion.endsAt))}`
                  : 'Active'}
              </Badge>
            )}
            {props.isPaid && <Badge tone="positive">Paid</Badge>}
            {!isForever && !props.isPaid && (
              <span className="tabular font-semibold">{formatPence(props.pence)}</span>
            )}
          </span>
        </span>
        <span className="text-sm text-muted">
          {upgrade.description} {termText(upgrade, promotion !== undefined)}
        </span>
      </span>
      {sample}
    </label>
  );
}

function termText({ term }: Upgrade, isActive: boolean): string {
  if (term === null) return 'As long as your ad.';
  return isActive ? `Select it to add ${term / day} days.` : `For ${term / day} days.`;
}
