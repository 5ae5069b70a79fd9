import { addTime, day } from '@/lib/dates';
import type { PlannedAd } from './plan-ad';
import type { PlannedPromotions } from './plan-promotions';
import { type Random, seededRandom } from './random';

export type PlannedDay = {
  adId: string;
  day: Date;
  views: number;
  contacts: number;
  fromSearch: number;
  fromBrowse: number;
  fromPromotion: number;
  /** How many conversations began. */
  messages: number;
};

type Given = {
  bought: PlannedPromotions | undefined;
  /** When people wrote about the ad for the first time. */
  wroteAt: readonly Date[];
  now: Date;
};

const lift = 2.6;

export function planDays(ad: PlannedAd, { bought, wroteAt, now }: Given): PlannedDay[] {
  const random = seededRandom(`days ${ad.id}`);
  const paidSince = bought?.promotions.find(({ endsAt }) => endsAt !== null)?.startsAt;
  const days = daysBetween(ad.createdAt, now);
  const weights = days.map(({ from, hours }) => {
    const isPaid = paidSince !== undefined && addTime(from, day) > paidSince;
    return hours * (isPaid ? lift : 1) * (0.7 + 0.6 * random());
  });
  const views = shares(ad.visits, weights);
  return days.map(({ from }, index) => {
    const seen = views[index] ?? 0;
    const isPaid = paidSince !== undefined && addTime(from, day) > paidSince;
    const fromPromotion = isPaid ? Math.floor(seen / 4) : 0;
    return {
      adId: ad.id,
      day: from,
      views: seen,
      contacts: contactsOf(seen, random),
      fromSearch: Math.floor(seen * 0.4),
      fromBrowse: Math.floor(seen * 0.25),
      fromPromotion,
      messages: wroteAt.filter((at) => at >= from && at < addTime(from, day)).length,
    };
  });
}

function daysBetween(start: Date, end: Date): { from: Date; hours: number }[] {
  const first = Math.floor(start.getTime() / day) * day;
  const count = Math.floor(end.getTime() / day) - first / day + 1;
  return Array.from({ length: count }, (_, index) => {
    const from = first + index * day;
    const begin = Math.max(from, start.getTime());
    return { from: new Date(from), hours: Math.min(from + day, end.getTime()) - begin };
  });
}

function shares(total: number, weights: number[]): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  let [passed, given] = [0, 0];
  return weights.map((weight) => {
    passed += weight;
    const share = Math.round((total * passed) / sum) - given;
    given += share;
    return share;
  });
}

const contactsOf = (views: number, random: Random) =>
  Array.from({ length: views }, random).filter((roll) => roll < 1 / 12).length;
