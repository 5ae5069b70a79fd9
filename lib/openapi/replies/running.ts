import * as z from 'zod';

export const health = z.strictObject({
  healthy: z.literal(true),
  release: z.string().meta({ description: 'Which build answers.' }),
});

export const readiness = z.strictObject({
  ready: z.boolean(),
  serving: z.boolean().meta({
    description: 'It is ready, or was and shows the pages that it has while the database is away.',
  }),
  database: z.enum(['ok', 'busy', 'down']),
  migrations: z.enum(['ok', 'missing', 'unknown']),
  replica: z.enum(['none', 'ok', 'behind']).meta({
    description: 'Whether public pages are read from a replica of the database.',
  }),
  search: z.enum(['postgresql', 'ok', 'resting']).meta({
    description: 'What finds ads: the database, or an engine that works or failed a moment ago.',
  }),
  draining: z.boolean().meta({ description: 'The process was told to end.' }),
});
