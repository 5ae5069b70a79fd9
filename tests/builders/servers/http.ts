// Not BASE_URL: Vitest sets that one to '/'.
export const baseUrl = process.env.APP_URL ?? 'http://localhost:3000';

type Options = {
  body?: unknown;
  token?: string;
  /** Sent as a browser sends it: with the Origin of this site unless another is given. */
  cookie?: string;
  origin?: string | null;
  headers?: Record<string, string>;
};

/** One call to the API, with its reply read as JSON. */
export async function request(method: string, path: string, options: Options = {}) {
  const { body, token, cookie, origin = cookie ? baseUrl : null } = options;
  const headers = new Headers(options.headers);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (cookie) headers.set('cookie', cookie);
  if (origin) headers.set('origin', origin);
  const response = await fetch(new URL(path, baseUrl), {
    method,
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of a reply
  const data: any = isJson ? JSON.parse(text) : text;
  return { status: response.status, data, headers: response.headers };
}

/** Name and value of the cookies a reply sets, as a browser would send them back. */
export const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
