import { randomInt } from 'node:crypto';

/** Another visitor for each request: the site counts how much each one has it search for. */
export const somebody = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});
