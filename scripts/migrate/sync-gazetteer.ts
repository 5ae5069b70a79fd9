import type pg from 'pg';
import { syncPlaces } from '@/lib/locations/sync-places';

/** Keeps the table `Place` in step with the embedded gazetteer. */
export async function syncGazetteer(client: pg.Client): Promise<void> {
  await syncPlaces(client);
}
