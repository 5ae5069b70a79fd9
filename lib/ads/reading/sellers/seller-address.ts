import { sellerPath } from '@/lib/site-paths';
import { usernamePattern } from '@/lib/username-pattern';

/** `number` as in the address; null on the first page. */
export type SellerAddress = { name: string; number: string | null };

const pageNumber = /^[1-9]\d{0,3}$/;

/** Counts from 1. Null if no seller can have the address. */
export function sellerPageNumber({ name, number }: SellerAddress): number | null {
  const written = number ?? '1';
  return usernamePattern.test(name) && pageNumber.test(written) ? Number(written) : null;
}

/** Redirects a username in other capitals, and an explicit page 1. Null if it is canonical. */
export function sellerRedirect(
  { name, number }: SellerAddress,
  { username, page }: { username: string; page: number },
): string | null {
  const isCanonical = username === name && number !== '1';
  return isCanonical ? null : sellerPath(username, page);
}
