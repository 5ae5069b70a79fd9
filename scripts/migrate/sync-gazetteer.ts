import type pg from 'pg';
import { syncPlaces } from '@/lib/locations/sync-places';

export async function syncGazetteer(client: pg.Client): Promise<void> {
  await syncPlaces(client);
}
