import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/launch/preflight.mjs';
import type { Row } from './goals.ts';

const file = join(root, 'bench/results.md');

const preamble = `# What was measured

Written by \`npm run bench\` and \`npm run lighthouse\`; every figure here was measured by them.
`;

export function writePart(name: string, body: string) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : preamble;
  writeFileSync(file, withPart(text, name, body));
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
  const lines = rows.map(({ what, measured, ratio, goal, verdict }) =>
    [what, measured, ratio, goal, verdict].join(' | '),
  );
  const head = ['What', 'Measured', 'Of bare node', 'Goal', ''].join(' | ');
  return [head, '---|---|---|---|---', ...lines].map((line) => `| ${line} |`).join('\n');
}

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
