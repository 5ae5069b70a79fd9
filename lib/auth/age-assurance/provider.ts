import * as z from 'zod';
import { second } from '@/lib/dates';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { absoluteUrl } from '@/lib/site';
import { type AgeResult, readSignedResult } from './signed-result';

/* OAuth 2: the visitor returns with a code, which the server exchanges for a signed result. */

export type AgeProviderSettings = {
  authorizeUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
};

export function ageProviderSettings(): AgeProviderSettings | null {
  const {
    AGE_CHECK_AUTHORIZE_URL: authorizeUrl,
    AGE_CHECK_TOKEN_URL: tokenUrl,
    AGE_CHECK_CLIENT_ID: clientId,
    AGE_CHECK_CLIENT_SECRET: clientSecret,
  } = env();
  return authorizeUrl && tokenUrl && clientId && clientSecret
    ? { authorizeUrl, tokenUrl, clientId, clientSecret }
    : null;
}

const returnPath = '/adult/age-check/return';

export type AgeRequest = { state: string; nonce: string };

export function authorizeAddress(
  { authorizeUrl, clientId }: AgeProviderSettings,
  { state, nonce }: AgeRequest,
): string {
  const url = new URL(authorizeUrl);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: absoluteUrl(returnPath),
    scope: 'over_18',
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

const reply = z.object({ result: z.string().max(10_000) });

/** Null if the result is not genuine. Throws `unavailable` if the provider does not answer. */
export async function exchangeCode(
  { tokenUrl, clientId, clientSecret }: AgeProviderSettings,
  { code, nonce }: { code: string; nonce: string },
  now: Date,
  timeout = 4 * second,
): Promise<AgeResult | null> {
  const data = await postForm(
    tokenUrl,
    {
      grant_type: 'authorization_code',
      code,
      redirect_uri: absoluteUrl(returnPath),
      client_id: clientId,
      client_secret: clientSecret,
    },
    timeout,
  );
  const answer = reply.safeParse(data);
  if (!answer.success) return null;
  const expected = { secret: clientSecret, audience: clientId, nonce };
  return readSignedResult(answer.data.result, expected, now);
}

async function postForm(
  url: string,
  form: Record<string, string>,
  timeout: number,
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status >= 500) throw new Error(`The provider answered ${response.status}.`);
    return response.ok ? await response.json() : null;
  } catch (cause) {
    throw new AppError('unavailable', 'The age check is not responding. Please try again later.', {
      cause,
    });
  }
}
