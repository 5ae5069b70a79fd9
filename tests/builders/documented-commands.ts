import { readFileSync } from 'node:fs';

/** The indented lines of a page from one with this beginning to an empty one. */
export function documentedCommands(page: string, start: string): string {
  const lines = readFileSync(page, 'utf8').split('\n');
  const first = lines.findIndex((line) => line.startsWith(`    ${start}`));
  if (first < 0) throw new Error(`${page} has no block "${start}"`);
  const last = lines.findIndex((line, index) => index > first && line === '');
  return lines.slice(first, last).join('\n');
}
