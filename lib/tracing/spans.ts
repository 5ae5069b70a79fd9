import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '@/lib/process/per-process';

/* Without an exporter (start-tracing.ts) each function only checks a variable of the process. */

export type SpanKind = 'request' | 'job' | 'call';

/** Only values of low cardinality: no personal id, address, query string or body. */
export type Attributes = Record<string, string | number>;

export type OpenSpan = { end: (attributes?: Attributes, hasFailed?: boolean) => void };

export type StartSpan = (
  kind: SpanKind,
  name: string,
  attributes: Attributes,
  parent: OpenSpan | undefined,
) => OpenSpan;

type Tracer = { start: StartSpan; current: AsyncLocalStorage<OpenSpan | undefined> };

const state = () => perProcess<{ tracer?: Tracer }>('tracing', () => ({}));

export function traceBy(start: StartSpan | null): void {
  state().tracer = start ? { start, current: new AsyncLocalStorage() } : undefined;
}

export const startRoot = (
  kind: 'request' | 'job',
  name: string,
  attributes: Attributes,
): OpenSpan | undefined => state().tracer?.start(kind, name, attributes, undefined);

export function startCall(name: string, attributes: Attributes): OpenSpan | undefined {
  const { tracer } = state();
  const parent = tracer?.current.getStore();
  return parent && tracer?.start('call', name, attributes, parent);
}

export const isTraced = (): boolean => state().tracer?.current.getStore() !== undefined;

export const withinSpan = <T>(span: OpenSpan | undefined, work: () => T): T =>
  span ? runAs(span, work) : work();

/** For the code that sends spans, which must not create any. */
export const untraced = <T>(work: () => T): T => runAs(undefined, work);

function runAs<T>(span: OpenSpan | undefined, work: () => T): T {
  const { tracer } = state();
  return tracer ? tracer.current.run(span, work) : work();
}
