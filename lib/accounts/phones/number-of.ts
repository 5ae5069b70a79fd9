import { openPhone } from './seal-phone';

/** What a row of User or Ad holds of its number. */
export type StoredPhone = {
  /** Of before numbers were sealed. */
  plainPhone: string | null;
  phone: { id: string; sealed: string } | null;
};

const phone = { select: { id: true, sealed: true } } as const;

export const storedPhoneSelect = { plainPhone: true, phone } as const;

/** Of VerifiedPhone. */
export const verifiedPhoneSelect = { number: true, phone } as const;

export const ofVerified = (row: { number: string } & Pick<StoredPhone, 'phone'>): StoredPhone => ({
  plainPhone: isPlain(row.number) ? row.number : null,
  phone: row.phone,
});

/** In E.164, and no id. */
const isPlain = (number: string) => number.startsWith('+');

/** E.164. Throws `unavailable` if no configured key opens it. */
export function numberOf({ plainPhone, phone }: StoredPhone): string | null {
  return plainPhone ?? (phone && openPhone(phone.sealed, phone.id));
}

export const isSameNumber = (one: StoredPhone, other: StoredPhone): boolean =>
  (one.phone !== null && one.phone.id === other.phone?.id) ||
  (one.plainPhone !== null && one.plainPhone === other.plainPhone);
