import { setImmediate as nextTurn } from 'node:timers/promises';
import { readsReplica } from './replica/reads-replica';

type Read<Value> = (keys: string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * SQL for `= ANY` of an array of texts in a named statement. The subquery hides its length from the
 * planner: else plans for few keys look cheaper than the kept one, and PostgreSQL plans every call anew,
 * which costs three times the lookup.
 */
export const anyOf = (parameter: string): string => `ANY ((SELECT ${parameter}::text[])::text[])`;

/**
 * Batches reads by key: callers that arrive while a query runs share the next one, so that many
 * lookups of unknown names cost little. There is no pause between queries, since waking for every
 * few answers costs a process more than the queries. A value is always read after it was asked for.
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
      // The first turn ends what is being read from connections; in the second, requests that have
      // arrived meanwhile are read.
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
