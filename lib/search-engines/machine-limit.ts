import { filesForMachinesPerMinute } from '@/lib/catalogue/limits';
import { minute } from '@/lib/durations';

/** Sitemaps and feeds, per address. */
export const machineLimit = {
  name: 'files-for-machines',
  max: filesForMachinesPerMinute,
  window: minute,
};
