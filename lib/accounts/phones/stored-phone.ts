import { openPhone } from './seal-phone';

export type StoredPhone = {
  /** Plain text, from before numbers were sealed; null once sealed. */
  plainPhone: string | null;
  phone: { id: string; sealed: string } | null;
};

const phone = { select: { id: true, sealed: true } } as const;

export const storedPhoneSelect = { plainPhone: true, phone } as const;

export const verifiedPhoneSelect = { number: true, phone } as const;

export const ofVerified = (row: { number: string } & Pick<StoredPhone, 'phone'>): StoredPhone => ({
  plainPhone: isPlain(row.number) ? row.number : null,
  phone: row.phone,
});

/** A row with a plain number has E.164 here, a row with a sealed number has its id. */
const isPlain = (number: string) => number.startsWith('+');

export function numberOf({ plainPhone, phone }: StoredPhone): string | null {
  return plainPhone ?? (phone && openPhone(phone.sealed, phone.id));
}

export const isSameNumber = (one: StoredPhone, other: StoredPhone): boolean =>
  (one.phone !== null && one.phone.id === other.phone?.id) ||
  (one.plainPhone !== null && one.plainPhone === other.plainPhone);
