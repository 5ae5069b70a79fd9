import type { Metadata } from 'next';
import { ChangeList } from '@/components/admin/settings/change-list';
import { PriceForm } from '@/components/admin/settings/price-form';
import { requireStaffPage } from '@/lib/auth/staff';
import { upgrades } from '@/lib/catalogue/upgrades';
import { formatPence } from '@/lib/money';
import { getPrices, priceSetting, priceSettings } from '@/lib/payments/prices';
import { settingHistory } from '@/lib/settings/store';

export const metadata: Metadata = { title: 'Prices' };

export default async function PricesPage() {
  await requireStaffPage('/admin/prices', 'admin');
  const [current, history] = await Promise.all([getPrices(), settingHistory(priceSettings)]);
  return (
    <>
      <h1 className="text-2xl font-bold">Prices of upgrades</h1>
      <PriceForm key={JSON.stringify(current)} current={current} />
      <ChangeList
        changes={history.map(({ key, value, at, by }) => ({
          at,
          by,
          text: `${nameOf(key)}: ${value === null ? 'as in the catalogue' : formatPence(Number(value))}.`,
        }))}
      />
    </>
  );
}

const nameOf = (setting: string) =>
  upgrades.find(({ key }) => priceSetting(key) === setting)?.name ?? setting;
