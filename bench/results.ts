import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/launch/preflight.mjs';
import type { Row } from './goals.ts';
import type { Options } from './options.ts';

const file = join(root, 'bench/results.md');

const yardstick = 'bare-node';

const preamble = `# What was measured

Written by \`npm run bench\` and \`npm run lighthouse\`; every figure here was measured by them.
`;

const written = () => (existsSync(file) ? readFileSync(file, 'utf8') : preamble);

export function writePart(name: string, body: string) {
  writeFileSync(file, withPart(written(), name, body));
}

/** A run of all loads replaces the section of its size, a run with `--only` its rows in it. */
export function writeRows(rows: readonly Row[], { ads, seconds, runs, only }: Options) {
  const name = `bench ${ads}`;
  const title = `## ${ads.toLocaleString('en-GB')} ads`;
  const byLoads = `Loads by \`wrk -t2 -c16 -d${seconds}s\`, ${runs === 1 ? 'one run' : `medians of ${runs} runs`} after a warm-up, half of the connections to each of two processes.`;
  const isLoaded = rows.some(({ perSecond }) => perSecond !== undefined);
  const how = isLoaded ? `${machine()} ${byLoads}` : machine();
  const whole = `${title}\n\n${how}\n\n${tableOf(rows)}`;
  const part = only ? partOf(written(), name) : undefined;
  if (!only || !part) return writePart(name, whole);
  writePart(name, withRows(part, rows, `Measured by \`--only ${only}\`: ${how}`));
}

function partOf(text: string, name: string): string | undefined {
  const [, rest] = text.split(`<!-- ${name} -->`);
  return rest?.split(`<!-- /${name} -->`, 1)[0]?.trim();
}

/** Replaces rows of the same name, appends others, and leaves the section's yardstick. */
export function withRows(part: string, rows: readonly Row[], how: string): string {
  const lines = part.split('\n');
  const measured = rows.filter(({ verdict }) => verdict !== 'failed');
  for (const row of measured) {
    const at = lines.findIndex((line) => line.startsWith(`| ${row.what} | `));
    if (at >= 0 && row.name !== yardstick) lines[at] = lineOf(row);
    if (at < 0)
      lines.splice(lines.findLastIndex((line) => line.startsWith('|')) + 1, 0, lineOf(row));
  }
  const [by = ''] = how.split(': ', 1);
  const before = lines.findIndex((line) => line.startsWith(`${by}: `));
  if (before >= 0) lines[before] = how;
  else lines.push('', how);
  return lines.join('\n');
}

export function withPart(text: string, name: string, body: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const part = `${begin}\n\n${body.trim()}\n\n${end}`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n${part}\n`;
  return text.slice(0, from) + part + text.slice(to + end.length);
}

export function tableOf(rows: readonly Row[]): string {
  const head = ['What', 'Measured', 'Of bare node', 'Goal', ''].join(' | ');
  return [`| ${head} |`, '| ---|---|---|---|--- |', ...rows.map(lineOf)].join('\n');
}

const lineOf = ({ what, measured, ratio, goal, verdict }: Row) =>
  `| ${[what, measured, ratio, goal, verdict].join(' | ')} |`;

export function machine(): string {
  const processors = cpus();
  const model = (processors[0]?.model ?? 'unknown processor').replace(/\s+/g, ' ');
  const memory = Math.round(totalmem() / 2 ** 30);
  const versions = [
    `Node ${process.versions.node}`,
    versionOf('nginx', ['-v'], /nginx\/(\S+)/, 'nginx'),
    versionOf('wrk', ['-v'], /(\d\S*) \[/, 'wrk'),
  ];
  const day = new Date().toISOString().slice(0, 10);
  return `${day}: ${processors.length} × ${model}, ${memory} GB, ${type()} ${release()}; ${versions.filter(Boolean).join(', ')}.`;
}

function versionOf(command: string, args: string[], pattern: RegExp, name: string) {
  // Both print to either stream, and wrk exits with 1.
  const shell = execFileSync('sh', ['-c', `${command} ${args.join(' ')} 2>&1 || true`]);
  const version = pattern.exec(shell.toString())?.[1];
  return version && `${name} ${version}`;
}
