import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { requestId } from '@/lib/log/request-id';
import { type Refusal, refusalBody, refusalHeaders } from '@/lib/pages/refusal';

export function sendRefusal(refusal: Refusal, response: ServerResponse): void {
  const body = refusalBody(refusal);
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(refusal.status, {
    ...refusalHeaders(refusal),
    'x-request-id': requestId() ?? randomUUID(),
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
