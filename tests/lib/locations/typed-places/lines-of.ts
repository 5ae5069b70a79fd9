import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lines of a list beside this file. */
export const linesOf = (name: 'areas' | 'outcodes' | 'suggestions'): string[] =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
