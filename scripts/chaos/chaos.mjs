/* `npm run chaos`. Runs on the system's Node; chaos.ts runs on the pinned one. */
import { checkPlatform, ensureInstalled, handOver } from '../launch/install.mjs';
import { report } from '../launch/preflight.mjs';

try {
  checkPlatform();
  await ensureInstalled();
  // The S3 stand-in encrypts its continuation tokens with DES, which OpenSSL 3 counts as legacy.
  await handOver('scripts/chaos/chaos.ts', ['--openssl-legacy-provider']);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
