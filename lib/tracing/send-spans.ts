import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { type OpenSpan, type StartSpan, untraced } from './spans';

const kinds = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, call: SpanKind.CLIENT };

/** Milliseconds for the last spans of a process. */
const lastMoment = 3_000;
const longestComplaint = 200;

export type Sender = { start: StartSpan; flush: () => Promise<void> };

/** The provider is not registered globally: Next would add spans with whole addresses. */
export function sendSpans(about: Record<string, string>): Sender {
  const provider = new TracerProvider({
    resource: resourceFromAttributes(about),
    spanProcessors: [new BatchSpanProcessor({ exporter: complaining(new OTLPTraceExporter()) })],
  });
  const tracer = provider.getTracer('townboard');
  const known = new WeakMap<OpenSpan, Span>();
  return {
    start(kind, name, attributes, parent) {
      const above = parent && known.get(parent);
      const context = above ? trace.setSpan(ROOT_CONTEXT, above) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
      const open: OpenSpan = {
        end(more = {}, hasFailed = false) {
          span.setAttributes(more);
          // Error messages may contain personal data.
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          untraced(() => span.end());
        },
      };
      known.set(open, span);
      return open;
    },
    // The exporter's errors are logged already; this one is for a slow flush.
    flush: () => untraced(() => provider.forceFlush({ timeoutMillis: lastMoment })).catch(complain),
  };
}

function complaining(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error) complain(error);
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

const complain = (error: unknown) =>
  console.warn('traces were not sent:', String(error).slice(0, longestComplaint));
