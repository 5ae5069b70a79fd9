import { expect, onTestFinished, test, vi } from 'vitest';
import { errorReporter, targetOf } from '@/lib/log/error-reports';
import { withRequestId } from '@/lib/log/request-id';
import { answer, deadAddress, loopback } from '@/tests/builders/servers/loopback';

const about = { release: 'b1', process: 'server', environment: 'production' } as const;
const dsnOf = (url: string) => `${url.replace('//', '//abc123@')}/folder/42`;

test('an error is sent as a Sentry envelope, with its request and without personal data', async () => {
  const service = await loopback(answer(200, {}));
  const reporter = errorReporter(dsnOf(service.url), about);
  const error = new TypeError('nobody@example.com has no token=abcdef');
  withRequestId('request-9', () => reporter.report(error, 'request failed:'));
  await reporter.flush();
  const [{ method, path, headers, body }] = service.received as [(typeof service.received)[number]];
  expect(`${method} ${path}`).toBe('POST /folder/api/42/envelope/');
  expect(headers['x-sentry-auth']).toContain('sentry_key=abc123');
  const [heading, item, event] = body.split('\n').map((line) => JSON.parse(line));
  expect(heading.event_id).toMatch(/^[0-9a-f]{32}$/);
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    event_id: heading.event_id,
    level: 'error',
    release: 'b1',
    environment: 'production',
    tags: { process: 'server', request: 'request-9' },
    logentry: { formatted: 'request failed:' },
  });
  const [exception] = event.exception.values;
  expect(exception).toMatchObject({ type: 'TypeError', value: '[email] has no token=[secret]' });
  const innermost = exception.stacktrace.frames.at(-1);
  expect(innermost).toMatchObject({ lineno: expect.any(Number), in_app: true });
  expect(innermost.filename).toContain('error-reports.test.ts');
});

test('a service that is down or over quota causes only a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const full = await loopback(answer(429, {}));
  for (const url of [await deadAddress(), full.url]) {
    const reporter = errorReporter(dsnOf(url), about);
    reporter.report(new Error('broken'), 'failed:');
    await reporter.flush();
  }
  expect(warn.mock.calls.map(([sentence]) => sentence)).toEqual([
    'an error could not be reported: TypeError',
    'an error could not be reported: status 429',
  ]);
});

test('at most twenty reports are pending', async () => {
  const service = await loopback(answer(200, {}));
  const reporter = errorReporter(dsnOf(service.url), about);
  for (let count = 0; count < 50; count += 1) reporter.report(new Error('broken'), 'failed:');
  await reporter.flush();
  expect(service.received).toHaveLength(20);
});

test('a DSN without a key or project is refused', () => {
  expect(() => targetOf('https://errors.example/42')).toThrow('KEY@HOST');
  expect(targetOf('https://k@errors.example/42').url).toBe(
    'https://errors.example/api/42/envelope/',
  );
});
