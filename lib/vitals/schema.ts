import * as z from 'zod';
import { measuredPages } from './page-of';

const ms = z.number().min(0).max(600_000).optional();

export const vitalsForm = z.strictObject({
  page: z.enum(measuredPages),
  lcp: ms.meta({ description: 'Largest contentful paint, in milliseconds, as the next three.' }),
  inp: ms.meta({ description: 'Interaction to next paint.' }),
  fcp: ms.meta({ description: 'First contentful paint.' }),
  ttfb: ms.meta({ description: 'Time to the first byte.' }),
  cls: z.number().min(0).max(100).optional().meta({ description: 'Cumulative layout shift.' }),
});

export type Vitals = z.infer<typeof vitalsForm>;
