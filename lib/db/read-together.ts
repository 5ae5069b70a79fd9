import { readsReplica } from './replica/reads-replica';

type Read<Value> = (keys: string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * Milliseconds from the start of a query to that of the next one, so that a flood costs few of them: those
 * who got an answer of the last one ask again in time for the next.
 */
const pause = 10;

/**
 * Reads by key in one query at a time: those who ask while it runs, or shortly after it began, share the
 * next one, so that many questions about what does not exist cost little each. What a key gets was read
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
  let startedAt = Number.NEGATIVE_INFINITY;

  function startNext() {
    const keys = new Set<string>();
    const found = last.then(async () => {
      const wait = startedAt + pause - performance.now();
      // Requests that have arrived by now come along.
      await new Promise((resolve) =>
        wait > 0 ? setTimeout(resolve, wait) : setImmediate(resolve),
      );
      startedAt = performance.now();
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
