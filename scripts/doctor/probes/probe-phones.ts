import { knownPrefixes } from '@/lib/accounts/phones/seal-phone.ts';
import type { Env } from '@/lib/env.ts';
import { countUnreadablePhones } from '@/lib/privacy/phones/count-unreadable-phones.ts';
import { hasPlainPhones } from '@/lib/privacy/phones/has-plain-phones.ts';
import { failure } from '../../launch/preflight.mjs';
import { askDatabase } from './ask-database.ts';

export async function probePhones(url: string, values: Partial<Env>): Promise<string> {
  const { PHONE_KEY, PHONE_KEY_PREVIOUS, AUTH_SECRET, AUTH_SECRET_PREVIOUS } = values;
  const secrets = [PHONE_KEY, PHONE_KEY_PREVIOUS, AUTH_SECRET, AUTH_SECRET_PREVIOUS].filter(
    (secret) => secret !== undefined,
  );
  if (secrets.length === 0) return 'not looked at: no key is set here';
  const { unreadable, plain } = await look(url, knownPrefixes(secrets));
  if (unreadable > 0) {
    throw failure(
      `no configured key opens ${unreadable} of them. Put the one that sealed them into PHONE_KEY, ` +
        'or into PHONE_KEY_PREVIOUS and run npm run secrets:reseal',
    );
  }
  return plain
    ? 'some are not sealed yet: the worker does it a day after the update, npm run secrets:reseal at once'
    : 'all are sealed, and a configured key opens them';
}

const look = (url: string, prefixes: string[]) =>
  askDatabase(url, async (client) => ({
    unreadable: await countUnreadablePhones(client, prefixes),
    plain: await hasPlainPhones(client),
  }));
