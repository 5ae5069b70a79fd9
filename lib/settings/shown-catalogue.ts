import { type ShownChanges, showChanges, shownChanges } from '@/lib/catalogue/shown-catalogue';
import { namedInCatalogue, orderedInCatalogue } from '@/lib/catalogue/shown-lines';
import { type Db, db } from '@/lib/db/client';
import { readSettings } from './store';

export const nameSetting = (slug: string) => `shown.name.${slug}`;
export const orderSetting = (slug: string) => `shown.order.${slug}`;

const named = namedInCatalogue.map(({ slug }) => slug);

export const shownSettings = [...named.map(nameSetting), ...orderedInCatalogue.map(orderSetting)];

export const readShownChanges = async (tx: Db = db): Promise<ShownChanges> =>
  toShownChanges(await readSettings(shownSettings, tx));

export const toShownChanges = (set: ReadonlyMap<string, string>): ShownChanges => ({
  names: valuesOf(named, (slug) => set.get(nameSetting(slug))),
  order: valuesOf(orderedInCatalogue, (slug) => set.get(orderSetting(slug))?.split(',')),
});

function valuesOf<T>(slugs: readonly string[], find: (slug: string) => T | undefined) {
  const entries = slugs.flatMap((slug): [string, T][] => {
    const value = find(slug);
    return value === undefined ? [] : [[slug, value]];
  });
  return Object.fromEntries(entries);
}

let last: Promise<unknown> = Promise.resolve();

/** Serialised, so that the latest wins. Returns whether something changed. */
export function renewShownCatalogue(): Promise<boolean> {
  const renewed = last.then(async () => {
    const changes = await readShownChanges();
    const isNew = JSON.stringify(changes) !== JSON.stringify(shownChanges());
    if (isNew) showChanges(changes);
    return isNew;
  });
  last = renewed.catch(() => undefined);
  return renewed;
}
