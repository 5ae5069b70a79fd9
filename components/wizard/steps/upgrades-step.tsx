'use client';

import { useFormContext } from 'react-hook-form';
import { usePrices } from '@/components/payments/prices';
import { chosenUpgrades } from '@/components/payments/providers';
import { Button } from '@/components/ui/button';
import { FieldGroup } from '@/components/ui/fields/field';
import { Notice } from '@/components/ui/notice';
import { useField } from '@/components/wizard/form/use-field';
import type { WizardValues } from '@/components/wizard/form/values';
import { checkWebsiteUrl } from '@/lib/ads/publishing/form/website-url';
import type { ActivePromotion } from '@/lib/ads/reading/ad-views';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { totalPence, type UpgradeKey, upgradeKeys, upgrades } from '@/lib/catalogue/upgrades';
import { formatPence } from '@/lib/money';
import { UpgradeOption } from './upgrade-option';
import { toSampleAd, UpgradeSample } from './upgrade-sample';
import { WebsiteField } from './website-field';

type UpgradesStepProps = {
  active: ActivePromotion[];
  /** Paid and not published, so it cannot be changed. */
  paid: UpgradeKey[] | undefined;
  isOffered: boolean;
  values: WizardValues;
};

export function UpgradesStep({ active, paid, isOffered, values }: UpgradesStepProps) {
  const { id, value: extras, error, onChange } = useField<Record<string, boolean>>('extras');
  const { clearErrors, getValues, setValue } = useFormContext<WizardValues>();
  const prices = usePrices();
  const promotionOf = (key: UpgradeKey) => active.find(({ upgrade }) => upgrade === key);
  if (!isOffered) return <Notice>{siteTexts.upgradesUnavailable}</Notice>;

  const chosen = paid ?? chosenUpgrades(extras);
  const sampleAd = toSampleAd(values);
  const fresh = upgradeKeys.filter((key) => !promotionOf(key));
  const choose = (keys: readonly UpgradeKey[]) => {
    // An invalid address must not block a step that no longer asks for it.
    const asksForAddress = keys.includes('website') || promotionOf('website');
    const isUsable = 'url' in checkWebsiteUrl(getValues('websiteUrl').trim());
    if (!asksForAddress && !isUsable) setValue('websiteUrl', '');
    clearErrors('websiteUrl');
    onChange(Object.fromEntries(keys.map((key) => [key, true])));
  };
  return (
    <>
      {paid && <Notice tone="positive">{siteTexts.upgradesPaid}</Notice>}
      <FieldGroup
        id={id}
        label="Help more people see your ad"
        hint="All of them are optional. Without them your ad is free."
        error={error}
      >
        <ul className="grid gap-3">
          {upgrades.map((upgrade) => (
            <li key={upgrade.key}>
              <UpgradeOption
                upgrade={upgrade}
                sample={<UpgradeSample upgrade={upgrade.key} ad={sampleAd} />}
                pence={prices[upgrade.key]}
                promotion={promotionOf(upgrade.key)}
                isPaid={paid?.includes(upgrade.key) ?? false}
                isLocked={paid !== undefined}
                checked={chosen.includes(upgrade.key)}
                onChange={(checked) =>
                  choose(
                    checked
                      ? [...chosen, upgrade.key]
                      : chosen.filter((key) => key !== upgrade.key),
                  )
                }
              />
            </li>
          ))}
        </ul>
      </FieldGroup>
      {(chosen.includes('website') || promotionOf('website')) && (
        <WebsiteField required={chosen.includes('website')} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p aria-live="polite" className="text-lg">
          {paid ? 'Paid' : 'Total'}{' '}
          <strong className="tabular">{formatPence(totalPence(chosen, prices))}</strong>
        </p>
        {!paid && fresh.length > 0 && fresh.every((key) => chosen.includes(key)) && (
          <Button look="quiet" size="small" onClick={() => choose([])}>
            Clear all
          </Button>
        )}
        {!paid && fresh.some((key) => !chosen.includes(key)) && (
          <Button
            look="quiet"
            size="small"
            onClick={() => choose([...new Set([...chosen, ...fresh])])}
          >
            Select All Upgrades
          </Button>
        )}
      </div>
    </>
  );
}
