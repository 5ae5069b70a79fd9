import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { getSellerPage } from '@/lib/ads/reading/sellers/get-seller-page';
import { sellerPath } from '@/lib/site-paths';

const pageNumber = /^[1-9]\d{0,3}$/;

/** Redirects a username in other capitals, and an explicit page 1, to the canonical address. */
export const loadSeller = cache(async (username: string, number: string | null) => {
  const requested = number ?? '1';
  const now = new Date();
  const page = pageNumber.test(requested)
    ? await getSellerPage(username, Number(requested), now)
    : null;
  if (!page) notFound();
  const isCanonical = page.seller.username === username && number !== '1';
  if (!isCanonical) permanentRedirect(sellerPath(page.seller.username, page.page));
  return { page, now };
});
