import { placementHash } from '@/lib/ads/visits/visit-source';

/** Adult ads have their own section. */
export const adPath = ({ _id, isAdult }: { _id: string; isAdult: boolean }) =>
  isAdult ? `/adult/ad/${_id}` : `/ad/${_id}`;

/** In a place that its seller paid for. */
export const placedPath = (ad: Parameters<typeof adPath>[0]) => `${adPath(ad)}${placementHash}`;
