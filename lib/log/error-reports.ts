import { randomUUID } from 'node:crypto';
import { requestId } from './request-id';
import { scrub } from './scrub';

/* Without Sentry's SDK, which would hook into every module that Next loads (docs/decisions/045). */

type Target = { url: string; headers: Record<string, string> };

const timeout = 5_000;
/** Above this many pending reports the service is down or slow, and further ones are dropped. */
const mostPending = 20;

export type ErrorReporter = {
  report: (error: Error, message: string) => void;
  flush: () => Promise<void>;
};

export function errorReporter(
  dsn: string,
  about: { release: string; process: 'server' | 'worker'; environment: string },
): ErrorReporter {
  const target = targetOf(dsn);
  const pending = new Set<Promise<void>>();
  return {
    report(error, message) {
      if (pending.size >= mostPending) return;
      const sending = send(target, eventOf(error, message, about)).finally(() =>
        pending.delete(sending),
      );
      pending.add(sending);
    },
    flush: async () => void (await Promise.all(pending)),
  };
}

export function targetOf(dsn: string): Target {
  const url = new URL(dsn);
  const path = url.pathname.split('/').filter(Boolean);
  const project = path.pop();
  if (!url.username || !project) throw new Error('SENTRY_DSN is https://KEY@HOST/PROJECT.');
  const folder = path.map((part) => `/${part}`).join('');
  return {
    url: `${url.protocol}//${url.host}${folder}/api/${project}/envelope/`,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=townboard/1, sentry_key=${url.username}`,
    },
  };
}

const eventOf = (
  error: Error,
  message: string,
  about: { release: string; process: string; environment: string },
) => ({
  event_id: randomUUID().replaceAll('-', ''),
  timestamp: Date.now() / 1000,
  platform: 'node',
  level: 'error',
  release: about.release,
  environment: about.environment,
  tags: { process: about.process, request: requestId() ?? 'none' },
  logentry: { formatted: message },
  exception: {
    values: [
      {
        type: error.name,
        value: scrub(error.message),
        stacktrace: { frames: framesOf(error.stack ?? '') },
      },
    ],
  },
});

const frame = /^\s+at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/;

/** The innermost call last. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, called, filename, lineno, colno] = frame.exec(line) ?? [];
      if (!filename) return [];
      const place = { filename, lineno: Number(lineno), colno: Number(colno) };
      return [{ function: called ?? '?', ...place, in_app: !/node:|node_modules/.test(filename) }];
    })
    .reverse();

/** Not logged as an error, which would be reported again. */
async function send({ url, headers }: Target, event: ReturnType<typeof eventOf>): Promise<void> {
  const heading = { event_id: event.event_id, sent_at: new Date().toISOString() };
  const body = [heading, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n');
  try {
    const signal = AbortSignal.timeout(timeout);
    const reply = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    await reply.arrayBuffer();
    if (!reply.ok) console.warn(`an error could not be reported: status ${reply.status}`);
  } catch (failure) {
    console.warn(`an error could not be reported: ${(failure as Error).name}`);
  }
}
