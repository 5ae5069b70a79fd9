import { AsyncLocalStorage } from 'node:async_hooks';

/* The id of the request, or of the request that enqueued the job, in logs, answers and SQL comments. */

// Next bundles instrumentation.ts, the middleware and the routes separately.
const shared = globalThis as { townboardRequestIds?: AsyncLocalStorage<string> };

const storage = () => {
  shared.townboardRequestIds ??= new AsyncLocalStorage();
  return shared.townboardRequestIds;
};

export const requestId = (): string | undefined => storage().getStore();

export const withRequestId = <T>(id: string, work: () => T): T => storage().run(id, work);
