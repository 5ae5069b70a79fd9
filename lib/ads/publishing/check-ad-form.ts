import type { Actor } from '@/lib/accounts/actor';
import { adultAdsClosed } from '@/lib/accounts/adult-ads-closed';
import { parseUkMobile } from '@/lib/accounts/phone';
import { isPhoneVerified } from '@/lib/accounts/verified-phones';
import { showsSellerSql } from '@/lib/ads/shows-seller';
import { messages } from '@/lib/catalogue/messages';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { AppError, type FieldErrors } from '@/lib/errors';
import { ownImages } from '@/lib/images/own-images';
import { findPlace } from '@/lib/locations/find-place';
import type { AdForm } from './ad-form';

export type AdPictureRow = { imageName: string; position: number; isMain: boolean };

/**
 * Checks a form against the database; `adId` is the ad it edits. Throws `invalid` with a sentence
 * for each wrong field.
 */
export async function checkAdForm(actor: Actor, form: AdForm, tx: Db, adId: string | null = null) {
  const place = findPlace(form.location);
  const phone = form.phone === undefined ? null : (parseUkMobile(form.phone) ?? 'wrong');
  const fields: FieldErrors = {};
  if (!place) fields.location = messages.chooseLocation;
  const phoneProblem = await phoneError(actor, form, phone, tx);
  if (phoneProblem) fields.phone = phoneProblem;
  if (form.category.isAdult && (await adultAdsClosed())) fields.category = messages.noModerators;
  if (await sharesPicture(form, adId, tx)) fields.images = messages.pictureOfAnotherAd;
  const [firstProblem] = Object.values(fields);
  if (!place || firstProblem) {
    throw new AppError('invalid', firstProblem ?? messages.chooseLocation, { fields });
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
      phone,
      showPhone: form.showPhone,
      // Phone numbers are verified through WhatsApp.
      whatsapp: phone,
      websiteUrl: form.websiteUrl ?? null,
    },
    images: await ownPictures(actor, form, tx),
  };
}

async function phoneError(actor: Actor, form: AdForm, phone: string | null, tx: Db) {
  if (phone === null) return form.category.isAdult ? messages.phoneNeeded : undefined;
  if (phone === 'wrong') return messages.phoneInvalid;
  return (await isPhoneVerified(actor.userId, phone, tx)) ? undefined : messages.phoneUnverified;
}

/** The same picture in two ads would show that one person posted both. */
async function sharesPicture(form: AdForm, adId: string | null, tx: Db): Promise<boolean> {
  if (form.images.length === 0) return false;
  const either = form.category.showsSeller ? Prisma.sql`NOT ${showsSellerSql}` : Prisma.sql`TRUE`;
  const [shared] = await tx.$queryRaw<unknown[]>`
    SELECT FROM "AdImage" i JOIN "Ad" a ON a."id" = i."adId"
    WHERE i."imageName" = ANY (${form.images.map(({ name }) => name)}::text[])
      AND a."id" IS DISTINCT FROM ${adId} AND ${either} LIMIT 1`;
  return shared !== undefined;
}

/** Drops other members' pictures and keeps exactly one main picture. */
async function ownPictures(actor: Actor, form: AdForm, tx: Db): Promise<AdPictureRow[]> {
  const names = form.images.map(({ name }) => name);
  const own = await ownImages(actor.userId, names, tx);
  const main = form.images.find((image) => image.main && own.includes(image.name))?.name ?? own[0];
  return own.map((imageName, position) => ({ imageName, position, isMain: imageName === main }));
}
