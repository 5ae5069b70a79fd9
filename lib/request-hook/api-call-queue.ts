import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileRoutes } from '@/lib/api/uploads/file-routes';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError } from '@/lib/errors';
import { unavailable } from '@/lib/pages/refusal';
import { workQueues } from '@/lib/work-queue';
import { sendRefusal } from './send-refusal';
import { sessionOf } from './session-of';

/** Streams and slow uploads, which have limits of their own. */
const lasting = new Set(['/api/messages/events', ...fileRoutes]);

/** A page's calls take milliseconds, so a client that sends hundreds at once delays only itself. */
const bounds = {
  parallel: 8,
  waiting: 200,
  total: Number.POSITIVE_INFINITY,
  busy: siteTexts.changesBusy,
};

const nothing = async () => undefined;

export type ApiCallQueue = ReturnType<typeof apiCallQueue>;

/** By session, unverified, so that members behind one address do not wait for each other. */
export function apiCallQueue() {
  const queues = workQueues(bounds);
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const session = sessionOf(request.headers);
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    if (!session || lasting.has(pathname)) return next();
    try {
      await queues(session, nothing, () => untilAnswered(request, response, next));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      sendRefusal(unavailable('problem'), response);
    }
  };
}

function untilAnswered(
  { socket }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  if (socket.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    // A pipelined request gets no event when its connection closes.
    const end = () => {
      socket.removeListener('close', end);
      response.removeListener('close', end);
      resolve();
    };
    socket.once('close', end);
    response.once('close', end);
    next();
  });
}
