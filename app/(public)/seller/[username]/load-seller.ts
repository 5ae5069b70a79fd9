import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { getSellerAt } from '@/lib/ads/reading/sellers/seller-at';

export const loadSeller = cache(async (name: string, number: string | null) => {
  const now = new Date();
  const at = await getSellerAt({ name, number }, now);
  if (!at) notFound();
  if ('location' in at) permanentRedirect(at.location);
  return { page: at.found, now };
});
