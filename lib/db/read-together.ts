import { setImmediate as nextTurn } from 'node:timers/promises';
import { readsReplica } from './replica/reads-replica';

type Read<Value> = (keys: string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * Reads by key in one query at a time: those who ask while it runs share the next one, so that many
 * questions about what does not exist cost little each. There is no pause between queries: a process that
 * sleeps and wakes for every few answers pays more for that than for the queries. What a key gets was read
 * after it was asked for.
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
      // Requests that have arrived by now come along.
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
