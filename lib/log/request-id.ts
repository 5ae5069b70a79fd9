import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '@/lib/process/per-process';

/* The id of the request, or of the one that enqueued the job, for logs and SQL comments. */

const storage = () => perProcess('request ids', () => new AsyncLocalStorage<string>());

export const requestId = (): string | undefined => storage().getStore();

export const withRequestId = <T>(id: string, work: () => T): T => storage().run(id, work);
