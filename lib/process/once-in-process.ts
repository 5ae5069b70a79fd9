const shared = globalThis as { townboardBuilt?: Map<string, unknown> };

/**
 * Next bundles instrumentation.ts, the middleware, pages and routes separately, each with its own copy of
 * a module. What is large and never changes is built by the first of them, for all of a process.
 */
export function onceInProcess<T>(name: string, build: () => T): T {
  // In development a module is loaded again when it is edited.
  if (process.env.NODE_ENV !== 'production') return build();
  shared.townboardBuilt ??= new Map();
  const built = shared.townboardBuilt;
  if (!built.has(name)) built.set(name, build());
  return built.get(name) as T;
}
