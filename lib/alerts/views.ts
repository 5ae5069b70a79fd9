import type { AlertFrequency } from '@/lib/db/generated/enums';

export const alertFrequencies = ['instant', 'daily', 'weekly'] as const satisfies AlertFrequency[];

export type Alert = {
  _id: string;
  kind: 'search' | 'seller';
  /** The address of the search or the seller's page; null while the seller is not on the site. */
  search: string | null;
  name: string;
  /** The excluded words, without "-". */
  leaveOut: string;
  frequency: AlertFrequency;
  withReduced: boolean;
  isPaused: boolean;
  createdAt: string;
};
