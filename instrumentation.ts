/** Runs once, before the server takes its first request; not while the site is built. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { exitUnlessConfigured } = await import('./lib/configuration');
    exitUnlessConfigured();
    const { startPageCache } = await import('./lib/page-cache/page-cache');
    startPageCache();
  }
}
