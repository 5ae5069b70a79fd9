import { getSellerPage, type SellerPage, sellerPageName } from './get-seller-page';
import { type SellerAddress, sellerPageNumber, sellerRedirect } from './seller-address';

type At<Found> = { found: Found } | { location: string } | null;

/** Null if the address has no page, and a location if the page has another address. */
export const getSellerAt = (address: SellerAddress, now: Date): Promise<At<SellerPage>> =>
  resolve(
    address,
    (name, page) => getSellerPage(name, page, now),
    ({ seller }) => seller.username,
  );

/** The same of the name alone, without the page's ads and reviews. */
export const findSellerAt = (address: SellerAddress, now: Date): Promise<At<string>> =>
  resolve(
    address,
    (name, page) => sellerPageName(name, page, now),
    (username) => username,
  );

async function resolve<Found>(
  address: SellerAddress,
  read: (name: string, page: number) => Promise<Found | null>,
  usernameOf: (found: Found) => string,
): Promise<At<Found>> {
  const page = sellerPageNumber(address);
  const found = page === null ? null : await read(address.name, page);
  if (page === null || found === null) return null;
  const location = sellerRedirect(address, { username: usernameOf(found), page });
  return location === null ? { found } : { location };
}
