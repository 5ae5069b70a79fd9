import { placementHash } from '@/lib/ads/visits/visit-source';

/** Adult ads are in their own section. */
export const adPath = ({ _id, isAdult }: { _id: string; isAdult: boolean }) =>
  isAdult ? `/adult/ad/${_id}` : `/ad/${_id}`;

export const placedPath = (ad: Parameters<typeof adPath>[0]) => `${adPath(ad)}${placementHash}`;
