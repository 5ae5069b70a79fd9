import { randomInt } from 'node:crypto';

export const visitorHeaders = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});
