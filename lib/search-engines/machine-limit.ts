import { filesForMachinesPerMinute } from '@/lib/catalogue/limits';
import { minute } from '@/lib/durations';

/** Of sitemaps, and of feeds that are not kept, for each address. Nobody needs all of them at once. */
export const machineLimit = {
  name: 'files-for-machines',
  max: filesForMachinesPerMinute,
  window: minute,
};
