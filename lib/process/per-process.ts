/**
 * Next bundles routes, middleware and instrumentation apart, each with its copy of a module, and
 * hot reload evaluates a module again.
 */
export function perProcess<T>(name: string, create: () => T): T {
  const shared = globalThis as Record<string, unknown>;
  const key = `townboard ${name}`;
  shared[key] ??= create();
  return shared[key] as T;
}
