import { proofHeader } from '@/lib/api/request/proof-header';
import type { ErrorCode, FieldErrors, ProofChallenge } from '@/lib/errors';
import type { Problem } from './problem';

/** The result of an API call; `network` means that no reply arrived. Calls never throw. */
export type ApiResult<T> =
  | { ok: true; data: T }
  | {
      ok: false;
      network: boolean;
      status: number;
      error?: string;
      code?: ErrorCode;
      fields: FieldErrors;
      proof?: ProofChallenge | undefined;
    };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** If a limit was used up by others, solves a proof of work and repeats the call. */
async function call<T>(
  method: Method,
  path: string,
  body?: unknown,
  init: RequestInit = {},
): Promise<ApiResult<T>> {
  const result = await send<T>(method, path, body, init);
  if (result.ok || !result.proof) return result;
  const { solveProof } = await import('@/lib/rate-limit/solve-proof');
  const headers = new Headers(init.headers);
  headers.set(proofHeader, await solveProof(result.proof));
  return send<T>(method, path, body, { ...init, headers });
}

async function send<T>(
  method: Method,
  path: string,
  body: unknown,
  init: RequestInit,
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
    return noAnswer;
  }
  return toResult(response.status, await response.json().catch(() => undefined));
}

export const noAnswer = { ok: false, network: true, status: 0, fields: {} } as const;

export function toResult<T>(status: number, data: unknown): ApiResult<T> {
  if (status >= 200 && status < 300) return { ok: true, data: data as T };
  const problem = (data ?? {}) as Partial<Problem>;
  return {
    ok: false,
    network: false,
    status,
    error: problem.error,
    code: problem.code,
    fields: problem.fields ?? {},
    proof: problem.proof,
  };
}

export const api = {
  get: <T>(path: string, init?: RequestInit) => call<T>('GET', path, undefined, init),
  post: <T>(path: string, body: unknown = {}, init?: RequestInit) =>
    call<T>('POST', path, body, init),
  put: <T>(path: string, body: unknown, init?: RequestInit) => call<T>('PUT', path, body, init),
  patch: <T>(path: string, body: unknown = {}, init?: RequestInit) =>
    call<T>('PATCH', path, body, init),
  delete: <T>(path: string, body?: unknown, init?: RequestInit) =>
    call<T>('DELETE', path, body, init),
};
