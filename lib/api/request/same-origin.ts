import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Against request forgery. Clients other than browsers send neither header nor cookies. */
export function requireSameOrigin(request: Request): void {
  if (safeMethods.has(request.method) || request.headers.has('authorization')) return;

  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site === 'same-origin') return;
  if (!site && origin && isOwnOrigin(origin, request)) return;
  if (!site && !origin && !request.headers.has('cookie')) return;
  throw new AppError('forbidden', 'This request did not come from this site.');
}

/** True for scripts of our pages. Programs can forge these headers; rate limits bound that. */
export function isFromOwnScript(request: Request): boolean {
  const { headers } = request;
  const site = headers.get('sec-fetch-site');
  const mode = headers.get('sec-fetch-mode');
  const origin = headers.get('origin');
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson || origin === null || !isOwnOrigin(origin, request)) return false;
  return site === null || (site === 'same-origin' && mode !== 'navigate' && mode !== 'no-cors');
}

function isOwnOrigin(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === new URL(env().APP_URL).host || host === request.headers.get('host');
}
