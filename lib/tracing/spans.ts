import { AsyncLocalStorage } from 'node:async_hooks';

/* Without an exporter (start-tracing.ts) each function only checks a variable. */

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

// On the global object, since Next bundles the middleware and the routes separately.
const shared = globalThis as {
  townboardTracing?: { start: StartSpan; current: AsyncLocalStorage<OpenSpan | undefined> };
};

export function traceBy(start: StartSpan | null): void {
  if (start) shared.townboardTracing = { start, current: new AsyncLocalStorage() };
  else delete shared.townboardTracing;
}

export const startRoot = (
  kind: 'request' | 'job',
  name: string,
  attributes: Attributes,
): OpenSpan | undefined => shared.townboardTracing?.start(kind, name, attributes, undefined);

export function startCall(name: string, attributes: Attributes): OpenSpan | undefined {
  const parent = shared.townboardTracing?.current.getStore();
  return parent && shared.townboardTracing?.start('call', name, attributes, parent);
}

export const isTraced = (): boolean => shared.townboardTracing?.current.getStore() !== undefined;

export const withinSpan = <T>(span: OpenSpan | undefined, work: () => T): T =>
  span && shared.townboardTracing ? shared.townboardTracing.current.run(span, work) : work();

/** For the code that sends spans, which must not create any. */
export const untraced = <T>(work: () => T): T =>
  shared.townboardTracing ? shared.townboardTracing.current.run(undefined, work) : work();
