import type { AlertFrequency } from '@/lib/db/generated/enums';

/* Browser-safe. */

export const alertFrequencies = ['instant', 'daily', 'weekly'] as const satisfies AlertFrequency[];

export type Alert = {
  _id: string;
  /** The address of the search. */
  search: string;
  /** "“oak table” · within 10 miles of Ilford" */
  name: string;
  /** The words whose ads are left out, without "-". */
  leaveOut: string;
  frequency: AlertFrequency;
  withReduced: boolean;
  isPaused: boolean;
  createdAt: string;
};
