/** Next calls it once, before the server's first request; not during the build. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  try {
    const { exitUnlessServable } = await import('./lib/process/server-problem');
    exitUnlessServable();
    const { observeProcess } = await import('./lib/log/observe-process');
    observeProcess('server');
    const { startTracing } = await import('./lib/tracing/start-tracing');
    const tracing = await startTracing('server');
    if (tracing) process.once('SIGTERM', () => void tracing.flush());
    const { prepareRoutes, startRequestHook } = await import('./lib/request-hook/request-hook');
    const { followNames, isForEverybody, startPageCache } = await import(
      './lib/page-cache/page-cache'
    );
    startRequestHook(isForEverybody, startPageCache);
    await followNames();
    await prepareRoutes();
    const { warnWithoutModerators } = await import('./lib/accounts/roles/warn-without-moderators');
    void warnWithoutModerators();
    const { warnAboutPhoneKey } = await import('./lib/privacy/phones/warn-about-phone-key');
    void warnAboutPhoneKey();
    const { warnAboutDatabase } = await import('./lib/db/pools/warn-about-database');
    warnAboutDatabase();
  } catch (error) {
    // Next would print "Ready" and answer every request with 500.
    process.stderr.write(`\nThe server cannot start: ${String(error)}\n`);
    process.exit(1);
  }
}

export async function onRequestError(error: unknown) {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { isUnavailable } = await import('./lib/db/errors');
  const { requestState } = await import('./lib/api/request/request-state');
  const state = requestState();
  if (state && isUnavailable(error)) state.isUnavailable = true;
}
