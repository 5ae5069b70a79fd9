import type { AlertFrequency } from '@/lib/db/generated/enums';

/* Browser-safe. */

export const alertFrequencies = ['instant', 'daily', 'weekly'] as const satisfies AlertFrequency[];

export type Alert = {
  _id: string;
  /** Of a seller who is followed, or of a search. */
  kind: 'search' | 'seller';
  /** Its address, or the seller's page; null for one who is not on the site now. */
  search: string | null;
  /** "“oak table” · within 10 miles of Ilford" */
  name: string;
  /** The words whose ads are left out, without "-". */
  leaveOut: string;
  frequency: AlertFrequency;
  withReduced: boolean;
  isPaused: boolean;
  createdAt: string;
};
