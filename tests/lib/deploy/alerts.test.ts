import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';

/* Which alerts Prometheus fires for which metrics. A series is in promtool's notation: "0+3x60" grows by 3 a minute. */

type Rule = { alert: string; annotations: { summary: string; action: string } };

const { groups }: { groups: { rules: Rule[] }[] } = parse(
  readFileSync('deploy/alerts.yaml', 'utf8'),
);
const rules = groups.flatMap((group) => group.rules);

const firing = (alert: string) =>
  `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`;

type Series = Record<string, string>;

/** Expects `alert` to fire, or not, an hour after each of these sets of series begins. */
function expectFiring(alert: string, cases: { fires?: Series[]; quiet?: Series[] }): void {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'tests.yaml');
  const toldOf = (series: Series, value: number) => ({
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: [
      { expr: firing(alert), eval_time: '1h', exp_samples: [{ labels: '{}', value }] },
    ],
  });
  const told = {
    rule_files: [resolve('deploy/alerts.yaml')],
    evaluation_interval: '1m',
    tests: [
      ...(cases.fires ?? []).map((series) => toldOf(series, 1)),
      ...(cases.quiet ?? []).map((series) => toldOf(series, 0)),
    ],
  };
  writeFileSync(file, stringify(told));
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], {
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
}

const hasPromtool = !spawnSync('promtool', ['--version']).error;

describe.skipIf(!hasPromtool)('the alert', () => {
  test('DatabaseAway fires while a process gets no answer, also without requests', () => {
    const up = (value: number) => ({ 'townboard_database_up{instance="a"}': `${value}x60` });
    expectFiring('DatabaseAway', { fires: [up(0)], quiet: [up(1)] });
  });

  test('AlertsFail fires while alerts or ads fail for a quarter of an hour', () => {
    const alerts = (values: string) => ({ 'townboard_alerts{state="unsent"}': values });
    expectFiring('AlertsFail', {
      fires: [alerts('1x60')],
      quiet: [alerts('0x60'), alerts('0x50 1x10')],
    });
  });

  test('DatabaseErrors fires if connections fail, but not while our own are merely in use', () => {
    const failures = (kind: string, pool = 'read') => ({
      [`townboard_db_connect_failures_total{pool="${pool}",kind="${kind}"}`]: '0+60x60',
    });
    const kinds = ['unreachable', 'starting', 'full', 'refused'];
    const quiet = [failures('busy'), failures('unreachable', 'replica')];
    expectFiring('DatabaseErrors', { fires: kinds.map((kind) => failures(kind)), quiet });
  });

  test('QueuesNotCounted fires if no worker can count, WorkerGone does not', () => {
    const series = {
      'up{job="townboard-worker",instance="w"}': '1x60',
      'townboard_queue_metrics_up{job="townboard-worker",instance="w"}': '0x60',
    };
    expectFiring('QueuesNotCounted', { fires: [series] });
    expectFiring('WorkerGone', { quiet: [series] });
  });

  test('WorkerStuck fires once heartbeats stop, unless the database is away', () => {
    const of = 'job="townboard-worker",instance="w"';
    const heartbeat = (values: string, up: number) => ({
      [`townboard_worker_heartbeat_timestamp_seconds{${of}}`]: values,
      [`townboard_database_up{${of}}`]: `${up}x60`,
    });
    const stopped = '0+60x30 1800x30';
    expectFiring('WorkerStuck', {
      fires: [heartbeat(stopped, 1)],
      quiet: [heartbeat(stopped, 0), heartbeat('0+60x60', 1)],
    });
  });

  test('MessagesLate fires while a carrier is down, and if jobs are lost', () => {
    const messages = (state: string, count: number) => ({
      [`townboard_outbox{channel="email",state="${state}"}`]: `${count}x60`,
    });
    const deliveries = (result: string, aMinute: number) => ({
      [`townboard_deliveries_total{channel="email",result="${result}"}`]: `0+${aMinute}x60`,
    });
    const refused = { ...messages('unsent', 8), ...deliveries('failed', 2) };
    expectFiring('MessagesLate', {
      fires: [refused, messages('late', 6)],
      quiet: [{ ...refused, ...deliveries('sent', 9) }, messages('waiting', 100)],
    });
  });

  test('TaskKeepsFailing fires if each run of a task of every minute or five fails', () => {
    const runs = (result: string, values: string) => ({
      [`townboard_job_duration_seconds_count{task="refresh-ad-counts",result="${result}"}`]: values,
    });
    const everyFive = Array.from({ length: 13 }, (_, run) => `${5 * run}x4`).join(' ');
    expectFiring('TaskKeepsFailing', {
      fires: [runs('failed', '0+3x60'), runs('failed', everyFive)],
      quiet: [{ ...runs('failed', '0+1x60'), ...runs('done', '0+1x60') }],
    });
  });

  test('PaymentsFail fires in a total outage, and not if most payments succeed', () => {
    const payments = (result: string, aMinute: number) => ({
      [`townboard_payments_total{result="${result}"}`]: `0+${aMinute}x60`,
    });
    expectFiring('PaymentsFail', {
      fires: [payments('unavailable', 1), payments('declined', 1)],
      quiet: [{ ...payments('declined', 1), ...payments('paid', 2) }],
    });
  });
});

test('texts name alerts that exist', () => {
  const others = ['WhatsApp'];
  const names = rules.map(({ alert }) => alert);
  for (const { alert, annotations } of rules) {
    const text = `${annotations.summary} ${annotations.action}`.replaceAll(/"[^"]*"/g, '');
    const named = [...text.matchAll(/\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b/g)].map(([name]) => name);
    expect([...names, ...others], alert).toEqual(expect.arrayContaining(named));
  }
});
