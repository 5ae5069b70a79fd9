import { expect, test, vi } from 'vitest';
import { answer, loopback } from '../builders/servers/loopback';
import { startSecondSite } from '../builders/servers/second-site';

type Span = { name: string; traceId: string; parentSpanId?: string };
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

test('a built server sends the spans of a request and of its statements to the collector', async () => {
  const collector = await loopback(answer(200, {}));
  const site = await startSecondSite(undefined, {
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
  });
  const spans = () =>
    collector.received.flatMap(({ body }) =>
      (JSON.parse(body) as Sent).resourceSpans.flatMap((resource) =>
        resource.scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  try {
    expect((await fetch(`${site.url}/search?q=sofa`)).status).toBe(200);
    await vi.waitUntil(() => spans().some(({ name }) => name === 'GET /search'), {
      timeout: 15_000,
    });
    const search = spans().find(({ name }) => name === 'GET /search');
    const within = () => spans().filter(({ traceId }) => traceId === search?.traceId);
    await vi.waitUntil(() => within().length > 1, { timeout: 5_000 });
    expect(within().some(({ parentSpanId }) => parentSpanId)).toBe(true);
    expect(collector.received[0]?.path).toBe('/v1/traces');
    expect(JSON.stringify(spans())).not.toContain('sofa');
  } finally {
    await site.close();
  }
}, 60_000);
