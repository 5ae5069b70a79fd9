'use client';

import { useFormContext } from 'react-hook-form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field, FieldGroup } from '@/components/ui/field';
import { TextInput } from '@/components/ui/inputs';
import { Notice } from '@/components/ui/notice';
import { useField } from '@/components/wizard/form/use-field';
import type { WizardValues } from '@/components/wizard/form/values';
import type { ActivePromotion } from '@/lib/ads/ad-views';
import { parseWebsiteUrl } from '@/lib/ads/website-url';
import { messages } from '@/lib/catalogue/messages';
import { totalPence, type Upgrade, upgradeKeys, upgrades } from '@/lib/catalogue/upgrades';
import { day, formatDate } from '@/lib/dates';
import { formatPence } from '@/lib/money';

type UpgradesStepProps = { active: ActivePromotion[]; onContinueWithout: () => void };

export function UpgradesStep({ active, onContinueWithout }: UpgradesStepProps) {
  const { id, value: extras, error, onChange } = useField<Record<string, boolean>>('extras');
  const { clearErrors, getValues, setValue } = useFormContext<WizardValues>();
  const promotionOf = (key: string) => active.find((promotion) => promotion.upgrade === key);
  const open = upgradeKeys.filter((key) => !promotionOf(key));
  const chosen = open.filter((key) => extras[key]);
  const choose = (keys: readonly string[]) => {
    // An address that cannot be used must not hold up a step that no longer asks for it.
    const asksForAddress = keys.includes('website') || promotionOf('website');
    if (!asksForAddress && !parseWebsiteUrl(getValues('websiteUrl'))) setValue('websiteUrl', '');
    clearErrors('websiteUrl');
    onChange(Object.fromEntries(keys.map((key) => [key, true])));
  };
  return (
    <>
      <FieldGroup
        id={id}
        label="Help more people see your ad"
        hint="All of them are optional. Your ad is free without."
        error={error}
      >
        <ul className="grid gap-3">
          {upgrades.map((upgrade) => (
            <li key={upgrade.key}>
              <UpgradeOption
                upgrade={upgrade}
                promotion={promotionOf(upgrade.key)}
                checked={extras[upgrade.key] === true}
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
      {(extras.website || promotionOf('website')) && <WebsiteField />}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p aria-live="polite" className="text-lg">
          Total <strong className="tabular">{formatPence(totalPence(chosen))}</strong>
        </p>
        {chosen.length < open.length && (
          <Button look="quiet" size="small" onClick={() => choose(open)}>
            Select All Upgrades
          </Button>
        )}
      </div>
      {chosen.length > 0 && (
        <Notice tone="warning" live>
          <p>{messages.paymentNotSetUp}</p>
          <Button look="quiet" className="mt-3" onClick={onContinueWithout}>
            Continue without upgrades
          </Button>
        </Notice>
      )}
    </>
  );
}

type UpgradeOptionProps = {
  upgrade: Upgrade;
  promotion: ActivePromotion | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

function UpgradeOption({ upgrade, promotion, checked, onChange }: UpgradeOptionProps) {
  return (
    <label className="flex gap-3 rounded-card border border-line-strong bg-surface p-4 has-checked:border-brand-text has-checked:bg-brand-soft has-disabled:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={checked || promotion !== undefined}
        disabled={promotion !== undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-brand-strong"
      />
      <span className="grid grow gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{upgrade.name}</span>
          {promotion ? (
            <Badge tone="positive">
              {promotion.endsAt
                ? `Active until ${formatDate(new Date(promotion.endsAt))}`
                : 'Active'}
            </Badge>
          ) : (
            <span className="tabular font-semibold">{formatPence(upgrade.pence)}</span>
          )}
        </span>
        <span className="text-sm text-muted">
          {upgrade.description}{' '}
          {upgrade.term ? `For ${upgrade.term / day} days.` : 'As long as your ad.'}
        </span>
      </span>
    </label>
  );
}

function WebsiteField() {
  const { id, value, error, onChange } = useField<string>('websiteUrl');
  return (
    <Field id={id} label="Address of your site" error={error} hint="It starts with https://.">
      {(control) => (
        <TextInput
          {...control}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://example.co.uk"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
