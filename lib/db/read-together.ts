import { setImmediate as nextTurn } from 'node:timers/promises';
import { readsReplica } from './replica/reads-replica';

type Read<Value> = (keys: string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * SQL for `= ANY` of a text array in a prepared statement. The subquery hides the array's length
 * from the planner: otherwise plans for few keys look cheaper than the generic one, and PostgreSQL
 * plans every call anew, at three times the cost of the lookup.
 */
export const anyOf = (parameter: string): string => `ANY ((SELECT ${parameter}::text[])::text[])`;

/**
 * Batches reads by key: callers that arrive while a query runs share the next one, so that many
 * lookups of unknown names are cheap. There is no pause between queries, since waking up for a few
 * replies costs a process more than the queries. A value is never older than its request.
 */
export function readTogether<Value>(
  read: Read<Value>,
): (key: string) => Promise<Value | undefined> {
  const [primary, replica] = [inTurns(read), inTurns(read)];
  return (key) => (readsReplica() ? replica : primary)(key);
}

function inTurns<Value>(read: Read<Value>): (key: string) => Promise<Value | undefined> {
  let next: { keys: Set<string>; found: Promise<ReadonlyMap<string, Value>> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function startNext() {
    const keys = new Set<string>();
    const found = last.then(async () => {
      // Two turns of the event loop: the first finishes reading sockets, the second handles the
      // requests that arrived.
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
