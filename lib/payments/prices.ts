import { cataloguePrices, type Prices, upgradeKeys } from '@/lib/catalogue/upgrades';
import { type Db, db } from '@/lib/db/client';
import { readSettings } from '@/lib/settings/store';

export const priceSetting = (key: string) => `price.${key}`;
export const priceSettings = upgradeKeys.map(priceSetting);

/** The current prices, or those at a time: the catalogue's, unless an owner has changed them. */
export async function getPrices(tx: Db = db, at?: Date): Promise<Prices> {
  const set = await readSettings(priceSettings, tx, at);
  const entries = upgradeKeys.map((key) => {
    const pence = Number(set.get(priceSetting(key)));
    return [key, Number.isSafeInteger(pence) && pence > 0 ? pence : cataloguePrices[key]];
  });
  return Object.fromEntries(entries) as Prices;
}
