/* Writes docs/specification-coverage.md: each row of the specification with its tests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCoverage, report } from '../../tests/specification/coverage.ts';
import { root } from '../launch/preflight.mjs';

writeFileSync(join(root, 'docs/specification-coverage.md'), report(readCoverage()));
