import type { ChaosRow } from '../chaos-row.ts';
import { databaseRestarts } from './database-restarts.ts';
import { failover } from './failover.ts';
import { mixedLoad } from './mixed-load.ts';
import { publishes } from './publishes.ts';
import { backupAndRestore } from './restore.ts';
import { rollingRestart } from './rolling-restart.ts';
import { outsideServices } from './services.ts';
import { abandonedUploads } from './uploads.ts';

export const rows: readonly ChaosRow[] = [
  publishes,
  databaseRestarts,
  rollingRestart,
  outsideServices,
  abandonedUploads,
  mixedLoad,
  backupAndRestore,
  failover,
];
