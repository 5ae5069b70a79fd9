import { categoryByName } from '@/lib/catalogue/categories';
import { type FormKind, priceFieldOf } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { type Pence, penceToPounds } from '@/lib/money';
import type { AdEvent, MyAd, OwnAd, PublicAd } from './ad-views';
import { detailsInPounds } from './details-money';

type InPounds<Ad extends { pricePence: Pence | null }> = Omit<Ad, 'pricePence'> & {
  price: number | null;
};

export type PublicAdReply = Omit<InPounds<PublicAd>, 'reducedFromPence' | 'history'> & {
  reducedFrom: number | null;
  history: { kind: AdEvent['kind']; at: string; from: number | null; to: number | null }[];
};
export type MyAdReply = InPounds<MyAd>;
/** The flat ad form, which can be sent back unchanged, and the ad's state. */
export type OwnAdReply = Omit<InPounds<OwnAd>, 'details'> & { [detail: string]: unknown };

export const toAdReply = (ad: OwnAd | PublicAd): OwnAdReply | PublicAdReply =>
  'seller' in ad ? toPublicAdReply(ad) : toOwnAdReply(ad);

const toPublicAdReply = ({ reducedFromPence, history, ...ad }: PublicAd): PublicAdReply => ({
  ...withPrice(ad),
  reducedFrom: poundsOrNull(reducedFromPence),
  history: history.map(({ kind, at, fromPence, toPence }) => ({
    kind,
    at,
    from: poundsOrNull(fromPence),
    to: poundsOrNull(toPence),
  })),
  details: detailsInPounds(kindOf(ad), ad.details),
});

export const toMyAdReply = (ad: MyAd): MyAdReply => withPrice(ad);

export function toOwnAdReply({ details, ...ad }: OwnAd): OwnAdReply {
  const kind = kindOf(ad);
  return {
    ...detailsInPounds(kind, details),
    ...priceUnderItsName(kind, ad.pricePence),
    ...withPrice(ad),
  };
}

function kindOf(ad: { category: string }): FormKind {
  const category = categoryByName(ad.category);
  if (!category) throw new Error(`Unknown category "${ad.category}".`);
  return formKindOf(category);
}

function priceUnderItsName(kind: FormKind, pricePence: Pence | null) {
  const field = priceFieldOf(kind);
  return field && pricePence !== null ? { [field.name]: penceToPounds(pricePence) } : {};
}

const withPrice = <Ad extends { pricePence: Pence | null }>({
  pricePence,
  ...ad
}: Ad): InPounds<Ad> => ({
  ...ad,
  price: poundsOrNull(pricePence),
});

const poundsOrNull = (pence: Pence | null) => (pence === null ? null : penceToPounds(pence));
