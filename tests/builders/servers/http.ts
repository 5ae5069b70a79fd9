// Not BASE_URL: Vitest sets that one to '/'.
export const baseUrl = process.env.APP_URL ?? 'http://localhost:3000';

type Options = {
  body?: unknown;
  token?: string;
  /** Headers of a browser: the Origin is this site's unless another is given. */
  cookie?: string;
  origin?: string | null;
  headers?: Record<string, string>;
};

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

/** The Cookie header that a browser sends after this reply. */
export const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
