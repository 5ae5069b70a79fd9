/**
 * A value of the whole process, made on first use. Next bundles instrumentation.ts, the middleware,
 * pages and routes separately, each with its own copy of a module, and hot reload evaluates modules
 * again: state of a module is not enough.
 */
export function perProcess<T>(name: string, create: () => T): T {
  const shared = globalThis as Record<string, unknown>;
  const key = `townboard ${name}`;
  shared[key] ??= create();
  return shared[key] as T;
}
