export const badgeKeys = [
  'first-ad',
  'ten-ads',
  'verified-email',
  'verified-phone',
  'one-year',
] as const;

export type BadgeKey = (typeof badgeKeys)[number];

/** `reason` is addressed to the badge's owner. */
export const badgeTexts: Record<BadgeKey, { name: string; reason: string }> = {
  'first-ad': { name: 'First ad', reason: 'You published your first ad.' },
  'ten-ads': { name: 'Ten ads', reason: 'You have published ten ads.' },
  'verified-email': { name: 'Verified email', reason: 'You verified your email address.' },
  'verified-phone': { name: 'Verified phone', reason: 'You verified a mobile number.' },
  'one-year': { name: 'A year with us', reason: 'You have been a member for a year.' },
};

export type BadgeFacts = {
  /** Without ads under review or removed; counts up to ten. */
  adsPublished: number;
  hasVerifiedPhone: boolean;
  memberSince: Date;
};

/** Members without an ad have no badges (docs/decisions/009). */
export function badgesOf(facts: BadgeFacts, now: Date): BadgeKey[] {
  const { adsPublished, hasVerifiedPhone, memberSince } = facts;
  const isEarned: Record<BadgeKey, boolean> = {
    'first-ad': true,
    'ten-ads': adsPublished >= 10,
    // Accounts require a verified address.
    'verified-email': true,
    'verified-phone': hasVerifiedPhone,
    'one-year': aYearAfter(memberSince) <= now,
  };
  return adsPublished === 0 ? [] : badgeKeys.filter((key) => isEarned[key]);
}

function aYearAfter(date: Date): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}
