import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { getSellerPage } from '@/lib/ads/reading/sellers/get-seller-page';
import { sellerPageNumber, sellerRedirect } from '@/lib/ads/reading/sellers/seller-address';

export const loadSeller = cache(async (name: string, number: string | null) => {
  const address = { name, number };
  const requested = sellerPageNumber(address);
  const now = new Date();
  const page = requested === null ? null : await getSellerPage(name, requested, now);
  if (!page) notFound();
  const { username } = page.seller;
  const location = sellerRedirect(address, { username, page: page.page });
  if (location) permanentRedirect(location);
  return { page, now };
});
