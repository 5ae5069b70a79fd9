import type { Actor } from '@/lib/accounts/actor';
import { lockOwnAd } from '@/lib/ads/publishing/lock-own-ad';
import type { NewPrice } from '@/lib/ads/publishing/schema';
import { categoryOf } from '@/lib/catalogue/categories';
import { kindFor } from '@/lib/catalogue/form-kinds/applicable-fields';
import { priceFieldOf } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { fieldSchema } from '@/lib/catalogue/form-kinds/form-schema';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { type Db, db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError } from '@/lib/errors';
import { type Pence, penceToPounds } from '@/lib/money';

/** A concurrent edit gets a conflict. Throws `conflict` also for a form without a price. */
export async function setPrice(
  actor: Actor,
  id: string,
  { price }: NewPrice,
  now: Date,
): Promise<{ price: number | null; version: number }> {
  return db.$transaction(async (tx) => {
    const ad = await lockOwnAd(actor, id, tx);
    const pricePence = await checkPrice(ad, price, now, tx);
    const version = ad.version + 1;
    await tx.ad.update({
      where: { id },
      data: { pricePence: pricePence ?? null, version, updatedAt: now },
      select: { id: true },
    });
    await recordAudit(tx, actor.userId, 'ad.priced', { type: 'ad', id }, now, { version });
    return { price: pricePence === undefined ? null : penceToPounds(pricePence), version };
  });
}

async function checkPrice(
  { id, category }: { id: string; category: string },
  price: NewPrice['price'],
  now: Date,
  tx: Db,
): Promise<Pence | undefined> {
  const { details } = await tx.ad.findUniqueOrThrow({ where: { id }, select: { details: true } });
  const kind = kindFor(formKindOf(categoryOf(category)), details as Record<string, unknown>);
  const field = priceFieldOf(kind);
  if (!field) throw new AppError('conflict', siteTexts.noPrice);
  const checked = fieldSchema(field, now).safeParse(price);
  if (checked.success) return checked.data as Pence | undefined;
  const message = checked.error.issues[0]?.message ?? siteTexts.noPrice;
  throw new AppError('invalid', message, { fields: { price: message } });
}
