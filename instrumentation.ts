/** Runs once, before the server takes its first request; not while the site is built. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { exitUnlessConfigured } = await import('./lib/configuration');
    exitUnlessConfigured();
    const { followPageChanges } = await import('./lib/page-cache/follow-page-changes');
    followPageChanges();
    const { shareSearches } = await import('./lib/page-cache/shared-searches');
    shareSearches();
    const { writeBuffersInBase64 } = await import('./lib/page-cache/cheap-buffer-json');
    writeBuffersInBase64();
    const { lookFirst } = await import('./lib/page-cache/look-first');
    lookFirst();
  }
}
