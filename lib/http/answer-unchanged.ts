import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeRequests } from './before-requests';

/*
 * Answers 304 to whoever holds a page as it still is: browsers that come back, and above all a proxy
 * that keeps pages for a second and then asks again. Next would do so only together with computing a
 * hash of the whole page for each answer; here the hash was kept with the page (cache-handler.ts).
 */

/** Call once, before the server takes its first request. */
export const answerUnchanged = (): void => beforeRequests(watch);

function watch(request: IncomingMessage, response: ServerResponse): void {
  const held = request.headers['if-none-match'];
  if (!held || (request.method !== 'GET' && request.method !== 'HEAD')) return;
  const setHeader = response.setHeader;
  // The length is the last that Next says of a page that it sends whole.
  response.setHeader = function setHeaderUnlessHeld(name, value) {
    setHeader.call(response, name, value);
    const isLast = name.toLowerCase() === 'content-length' && response.statusCode === 200;
    if (isLast && isHeld(held, response.getHeader('etag'))) withoutBody(response);
    return response;
  };
}

const isHeld = (held: string, etag: unknown) =>
  typeof etag === 'string' &&
  held.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

function withoutBody(response: ServerResponse): void {
  const end = response.end.bind(response);
  response.end = () => {
    response.statusCode = 304;
    response.removeHeader('content-length');
    response.removeHeader('content-type');
    return end();
  };
}
