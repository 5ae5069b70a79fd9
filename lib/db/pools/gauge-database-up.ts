import { gauge } from '@/lib/metrics/registry';
import { probeDatabase } from './probe-database';

/** Finds outages that no request has met. Never fails, since that would lose all other metrics. */
export function gaugeDatabaseUp(): void {
  gauge({
    name: 'townboard_database_up',
    help: '1 if the database answers this process on a new connection.',
    async collect() {
      this.set(
        await probeDatabase().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
}
