import type { ErrorCode, FieldErrors } from '@/lib/errors';

/**
 * What a call to the API came to. `network` means no answer arrived at all: cut off, or the server
 * is down. Never throws, so that every caller has to look.
 */
export type ApiResult<T> =
  | { ok: true; data: T }
  | {
      ok: false;
      network: boolean;
      status: number;
      error?: string;
      code?: ErrorCode;
      fields: FieldErrors;
    };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function call<T>(
  method: Method,
  path: string,
  body?: unknown,
  init: RequestInit = {},
): Promise<ApiResult<T>> {
  const headers = new Headers(init.headers);
  if (body !== undefined) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await fetch(path, {
      ...init,
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    return { ok: false, network: true, status: 0, fields: {} };
  }
  const data = await response.json().catch(() => undefined);
  if (response.ok) return { ok: true, data: data as T };
  return {
    ok: false,
    network: false,
    status: response.status,
    error: data?.error,
    code: data?.code,
    fields: data?.fields ?? {},
  };
}

/** The site's own client of its REST interface, for the browser. */
export const api = {
  get: <T>(path: string, init?: RequestInit) => call<T>('GET', path, undefined, init),
  post: <T>(path: string, body: unknown = {}, init?: RequestInit) =>
    call<T>('POST', path, body, init),
  put: <T>(path: string, body: unknown, init?: RequestInit) => call<T>('PUT', path, body, init),
  patch: <T>(path: string, body: unknown = {}, init?: RequestInit) =>
    call<T>('PATCH', path, body, init),
  delete: <T>(path: string, init?: RequestInit) => call<T>('DELETE', path, undefined, init),
};
