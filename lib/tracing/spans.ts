import { AsyncLocalStorage } from 'node:async_hooks';

/*
 * Spans of requests, jobs, statements and calls to other services. Made only while traces are sent
 * (start-tracing.ts); otherwise each function here looks at one variable.
 */

export type SpanKind = 'request' | 'job' | 'call';

/** Take few values, like labels of metrics: never an id of a person, an address, a query string or a body. */
export type Attributes = Record<string, string | number>;

export type OpenSpan = { end: (attributes?: Attributes, hasFailed?: boolean) => void };

export type StartSpan = (
  kind: SpanKind,
  name: string,
  attributes: Attributes,
  parent: OpenSpan | undefined,
) => OpenSpan;

// Next bundles instrumentation.ts, the middleware and the routes separately.
const shared = globalThis as {
  townboardTracing?: { start: StartSpan; current: AsyncLocalStorage<OpenSpan | undefined> };
};

/** Null ends the tracing of this process. */
export function traceBy(start: StartSpan | null): void {
  if (start) shared.townboardTracing = { start, current: new AsyncLocalStorage() };
  else delete shared.townboardTracing;
}

/** A request or job. */
export const startRoot = (
  kind: 'request' | 'job',
  name: string,
  attributes: Attributes,
): OpenSpan | undefined => shared.townboardTracing?.start(kind, name, attributes, undefined);

/** A statement or call within a request or job; undefined outside of one. */
export function startCall(name: string, attributes: Attributes): OpenSpan | undefined {
  const parent = shared.townboardTracing?.current.getStore();
  return parent && shared.townboardTracing?.start('call', name, attributes, parent);
}

export const isTraced = (): boolean => shared.townboardTracing?.current.getStore() !== undefined;

export const withinSpan = <T>(span: OpenSpan | undefined, work: () => T): T =>
  span && shared.townboardTracing ? shared.townboardTracing.current.run(span, work) : work();

/** What sends the spans must not make spans itself. */
export const untraced = <T>(work: () => T): T =>
  shared.townboardTracing ? shared.townboardTracing.current.run(undefined, work) : work();
