import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { db } from '@/lib/db/client';
import { followReplica } from '@/lib/db/replica/follow-replica';
import { watchQueues } from '@/lib/jobs/queue-metrics';
import { pageCacheConnected, workerHeartbeat } from '@/lib/metrics/metrics';
import { registry } from '@/lib/metrics/registry';
import { pageStore } from '@/lib/page-cache/shared-store';

/* Every metric and label in deploy/ exists. */

type Rule = { alert: string; expr: string; annotations: { summary: string; action: string } };

const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  readFileSync('deploy/grafana.json', 'utf8'),
);
const alerts: { groups: { rules: Rule[] }[] } = parse(readFileSync('deploy/alerts.yaml', 'utf8'));
const rules = alerts.groups.flatMap((group) => group.rules);

const panelQueries = [
  ...rules.map(({ alert, expr }) => ({ name: `alert ${alert}`, expr })),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ name: `panel ${title}`, expr })),
  ),
];

let known: Map<string, string>;
/** Metrics of a process without page cache and replica. */
let usual: string[];

beforeAll(async () => {
  watchQueues();
  pageStore();
  usual = (await registry().getMetricsAsJSON()).map(({ name }) => name);
  pageCacheConnected();
  workerHeartbeat();
  followReplica(process.env.DATABASE_URL ?? '', AbortSignal.abort());
  await db.$queryRaw`SELECT 1`;
  const metrics = await registry().getMetricsAsJSON();
  known = new Map(metrics.map(({ name, type }) => [name, String(type)]));
});

const namesIn = (expr: string) =>
  [...expr.matchAll(/\b(?:townboard|process|nodejs)_\w+/g)].map(([name]) => name);

describe('every metric used in a query exists', () => {
  test.each(panelQueries)('$name', ({ expr }) => {
    const names = namesIn(expr);
    if (!/\bup\{/.test(expr)) expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const whole = name.replace(/_(?:bucket|sum|count)$/, '');
      const type = known.get(name) ?? known.get(whole);
      expect(type, name).toBeDefined();
      if (name !== whole && !known.has(name)) expect(type, name).toBe('histogram');
    }
  });
});

test('alerts do not fire for a process without a page cache or replica', () => {
  for (const name of ['townboard_page_cache_connected', 'townboard_replica_in_use']) {
    expect(usual).not.toContain(name);
    expect(known.has(name)).toBe(true);
  }
});

test('every alert has instructions and a unique name', () => {
  for (const { alert, annotations } of rules) {
    expect(annotations.summary.length, alert).toBeGreaterThan(10);
    expect(annotations.action.length, alert).toBeGreaterThan(40);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test('every own metric is on a dashboard or in an alert', () => {
  const shown = new Set(panelQueries.flatMap(({ expr }) => namesIn(expr)));
  const isShown = (name: string) =>
    [name, `${name}_bucket`, `${name}_count`].some((form) => shown.has(form));
  const own = [...known.keys()].filter((name) => name.startsWith('townboard_'));
  expect(own.filter((name) => !isShown(name))).toEqual([]);
});

test.skipIf(spawnSync('promtool', ['--version']).error)('Prometheus accepts every rule', () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', 'deploy/alerts.yaml'], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});
