import { setImmediate as nextTurn } from 'node:timers/promises';
import { readsReplica } from './replica/reads-replica';

type Read<Value> = (keys: string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * The subquery hides the array's length from the planner. Otherwise plans for few keys look cheaper
 * than the generic one, and PostgreSQL plans every call anew, at three times the cost.
 */
export const anyOf = (parameter: string): string => `ANY ((SELECT ${parameter}::text[])::text[])`;

/**
 * Callers that arrive while a query runs share the next one. There is no pause between queries,
 * since waking up costs more than the queries. A value is never older than its request.
 */
export function readTogether<Value>(
  read: Read<Value>,
): (key: string) => Promise<Value | undefined> {
  const [primary, replica] = [coalesced(read), coalesced(read)];
  return (key) => (readsReplica() ? replica : primary)(key);
}

function coalesced<Value>(read: Read<Value>): (key: string) => Promise<Value | undefined> {
  let next: { keys: Set<string>; found: Promise<ReadonlyMap<string, Value>> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function startNext() {
    const keys = new Set<string>();
    const found = last.then(async () => {
      // Two turns of the event loop: one finishes reading sockets, one handles their requests.
      await nextTurn();
      await nextTurn();
      next = undefined;
      return read([...keys]);
    });
    last = found.catch(() => undefined);
    return { keys, found };
  }

  return async (key) => {
    next ??= startNext();
    next.keys.add(key);
    return (await next.found).get(key);
  };
}
