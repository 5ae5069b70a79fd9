/** Runs once, before the server takes its first request; not while the site is built. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { exitUnlessConfigured } = await import('./lib/configuration');
    exitUnlessConfigured();
    const { followPageChanges } = await import('./lib/http/follow-page-changes');
    followPageChanges();
    const { answerUnchanged } = await import('./lib/http/answer-unchanged');
    answerUnchanged();
    const { refuseMalformedAddresses } = await import('./lib/http/malformed-addresses');
    refuseMalformedAddresses();
    // In development no page is kept, and Next has addresses of its own.
    if (process.env.NODE_ENV !== 'production') return;
    const { forgetQueries } = await import('./lib/http/forget-query');
    forgetQueries();
  }
}
