import type { Actor } from '@/lib/accounts/actor';
import { adultAdsClosed } from '@/lib/accounts/adult-ads-closed';
import { parseUkMobile } from '@/lib/accounts/phones/phone';
import { verifiedPhoneId } from '@/lib/accounts/phones/verified-phones';
import { closedFor } from '@/lib/ads/publishing/lifetime/closed-for';
import { showsSellerSql } from '@/lib/ads/shows-seller';
import { isTradersAd } from '@/lib/catalogue/form-kinds/form-kinds';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { AppError, type FieldErrors } from '@/lib/errors';
import { ownImages } from '@/lib/images/own-images';
import { findPlace } from '@/lib/locations/find-place';
import type { AdForm } from './ad-form';
import { roughPosition } from './rough-position';

export type AdPictureRow = { imageName: string; position: number; isMain: boolean };

/** Throws `invalid` with a sentence for each wrong field. */
export async function checkAdForm(
  actor: Actor,
  form: AdForm,
  now: Date,
  tx: Db,
  adId: string | null = null,
) {
  const place = findPlace(form.location);
  const fields: FieldErrors = {};
  if (!place) fields.location = siteTexts.chooseLocation;
  const phone = await phoneOf(actor, form, now, tx);
  if (phone.problem) fields.phone = phone.problem;
  if (form.category.isAdult && (await adultAdsClosed(isTradersAd(form.details), tx))) {
    fields.category = siteTexts.noModerators;
  }
  if ((await closedFor(actor, adId, tx)).includes(form.category.slug)) {
    fields.category = siteTexts.categoryClosed;
  }
  if (await sharesPicture(form, adId, tx)) fields.images = siteTexts.pictureOfAnotherAd;
  const [firstProblem] = Object.values(fields);
  if (!place || firstProblem) {
    throw new AppError('invalid', firstProblem ?? siteTexts.chooseLocation, { fields });
  }
  return {
    columns: {
      category: form.category.slug,
      categoryGroup: form.category.groupSlug,
      isAdult: form.category.isAdult,
      formKind: form.category.formKind,
      title: form.title,
      description: form.description,
      details: form.details as Prisma.InputJsonObject,
      pricePence: form.pricePence ?? null,
      priceUnit: form.priceUnit,
      outcode: place.outcode,
      ...(await roughPosition(form, place, tx, adId)),
      phoneId: phone.id,
      plainPhone: null,
      plainWhatsapp: null,
      showPhone: form.showPhone,
      websiteUrl: form.websiteUrl ?? null,
    },
    images: await ownPictures(actor, form, tx),
  };
}

type AdPhone = { id: string | null; problem?: string };

async function phoneOf(actor: Actor, form: AdForm, now: Date, tx: Db): Promise<AdPhone> {
  if (form.phone === undefined) {
    return { id: null, ...(form.category.isAdult && { problem: siteTexts.phoneNeeded }) };
  }
  const number = parseUkMobile(form.phone);
  if (!number) return { id: null, problem: siteTexts.phoneInvalid };
  const id = await verifiedPhoneId(actor.userId, number, now, tx);
  return id ? { id } : { id: null, problem: siteTexts.phoneUnverified };
}

/** The same picture in two ads would reveal that they are from the same person. */
async function sharesPicture(form: AdForm, adId: string | null, tx: Db): Promise<boolean> {
  if (form.images.length === 0) return false;
  const either = form.category.showsSeller ? Prisma.sql`NOT ${showsSellerSql}` : Prisma.sql`TRUE`;
  const [shared] = await tx.$queryRaw<unknown[]>`
    SELECT FROM "AdImage" i JOIN "Ad" a ON a."id" = i."adId"
    WHERE i."imageName" = ANY (${form.images.map(({ name }) => name)}::text[])
      AND a."id" IS DISTINCT FROM ${adId} AND ${either} LIMIT 1`;
  return shared !== undefined;
}

async function ownPictures(actor: Actor, form: AdForm, tx: Db): Promise<AdPictureRow[]> {
  const names = form.images.map(({ name }) => name);
  const own = await ownImages(actor.userId, names, tx);
  const main = form.images.find((image) => image.main && own.includes(image.name))?.name ?? own[0];
  return own.map((imageName, position) => ({ imageName, position, isMain: imageName === main }));
}
