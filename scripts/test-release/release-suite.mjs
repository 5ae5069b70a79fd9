/* Copied to the checkout of an earlier release: runs release-suite.ts on that release's Node. */
import { ensureInstalled, handOver } from '../../scripts/launch/install.mjs';
import { report } from '../../scripts/launch/preflight.mjs';

try {
  await ensureInstalled();
  await handOver('.data/test-release/release-suite.ts');
} catch (error) {
  report(error);
  process.exitCode = 1;
}
