import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Load, Prepared, Site } from './loads/load.ts';
import { visitorHeaders } from './loads/visitor-headers.ts';
import { type Figures, medians, runWrk } from './run-wrk.ts';
import { readProcessorTime } from './site/processor-time.ts';

type Repeat = { seconds: number; runs: number; directory: string };

const samplesBefore = 5;
const sampleEvery = 1_000;
const warmUpSeconds = 5;

/** The medians of several runs after a warm-up. Throws if any response was wrong. */
export async function runLoad(load: Load, site: Site, repeat: Repeat): Promise<Figures> {
  const prepared = await load.prepare(site);
  const runs: Figures[] = [];
  await checkAll(prepared, samplesBefore);
  await fillCache(prepared);
  await runOnce(load, prepared, { ...repeat, seconds: Math.min(warmUpSeconds, repeat.seconds) });
  for (let run = 0; run < (load.once ? 1 : repeat.runs); run += 1) {
    runs.push(await withProcessorTime(load, site, () => runOnce(load, prepared, repeat)));
  }
  await checkAll(prepared, samplesBefore);
  await load.cleanUp?.(site);
  return medians(runs);
}

async function withProcessorTime(load: Load, site: Site, run: () => Promise<Figures>) {
  if (!load.showsProcessorTime) return run();
  const before = await readProcessorTime(site);
  const figures = await run();
  const after = await readProcessorTime(site);
  if (!before || !after) return figures;
  const perAnswer = (name: 'node' | 'postgres') => (after[name] - before[name]) / figures.answers;
  return { ...figures, node: perAnswer('node'), postgres: perAnswer('postgres') };
}

const fillSeconds = 45;
const fillConcurrency = 6;

async function fillCache({ addresses, cached = [] }: Prepared) {
  const end = Date.now() + fillSeconds * 1000;
  const waiting = cached.flatMap((path) => addresses.map((address) => `http://${address}${path}`));
  const work = async () => {
    for (let url = waiting.pop(); url && Date.now() < end; url = waiting.pop()) {
      await (await fetch(url, { redirect: 'manual', headers: visitorHeaders() })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: fillConcurrency }, work));
}

let first = 1_000_000;

async function runOnce(load: Load, prepared: Prepared, { seconds, directory }: Repeat) {
  const input = join(directory, `${load.name}.txt`);
  writeFileSync(input, `${(await prepared.lines()).join('\n')}\n`);
  const ended = new AbortController();
  const watch = checkUntil(prepared, ended.signal);
  // Prevents an unhandled rejection; awaited below.
  watch.catch(() => undefined);
  const { addresses, script, acceptEncoding, connections } = prepared;
  try {
    return await runWrk({
      addresses,
      script,
      input,
      seconds,
      first,
      ...(acceptEncoding && { acceptEncoding }),
      ...(connections && { connections }),
    });
  } finally {
    // Each run has its own prices. The highest price is ten million pounds.
    first += 250_000;
    ended.abort();
    await watch;
  }
}

async function checkAll({ addresses, check }: Prepared, times: number) {
  for (let time = 0; time < times; time += 1) {
    for (const address of addresses) await check(address);
  }
}

async function checkUntil({ addresses, check }: Prepared, signal: AbortSignal) {
  for (let turn = 0; !signal.aborted; turn += 1) {
    await check(addresses[turn % addresses.length] ?? '');
    await delay(sampleEvery, undefined, { signal }).catch(() => undefined);
  }
}
