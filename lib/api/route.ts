import 'server-only';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import type { Actor } from '@/lib/accounts/actor';
import type { Staff, StaffRole } from '@/lib/accounts/roles/staff';
import { clientAddress } from '@/lib/api/request/client-address';
import { memberHeader } from '@/lib/api/request/member-header';
import { proofHeader } from '@/lib/api/request/proof-header';
import { readJson } from '@/lib/api/request/read-json';
import { defaultMaxBytes, type ReceivedBody, receiveBody } from '@/lib/api/request/receive-body';
import { requireSameOrigin } from '@/lib/api/request/same-origin';
import { currentActor } from '@/lib/auth/current-actor';
import { recentWriteCookie } from '@/lib/auth/recent-write';
import { staffOf } from '@/lib/auth/staff';
import { plainError } from '@/lib/catalogue/plain-error';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { requestId as currentRequestId } from '@/lib/log/request-id';
import type { Limit } from '@/lib/rate-limit/limits';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { type WorkQueues, workQueues } from '@/lib/work-queue';
import { invalidInput, problemReply } from './problem';
import { Reply } from './reply';
import { takeRouteLimit } from './take-route-limit';

export type SchemaSource<T> = z.ZodType<T> | ((now: Date) => z.ZodType<T>);

export type RouteOptions<Body, Query, Params> = {
  body?: SchemaSource<Body>;
  query?: z.ZodType<Query>;
  params?: z.ZodType<Params>;
  maxBytes?: number;
  tooLarge?: string;
  /** How the body is parsed, if not as plain JSON. */
  read?: typeof readJson;
  /** Counted before the body is read, for each member or IP address, besides the route's limit. */
  limit?: Limit;
  /** Limits a caller's concurrent large bodies, while they arrive and while they are processed. */
  queue?: WorkQueues;
};

export type Context<Body, Query, Params> = {
  body: Body;
  query: Query;
  params: Params;
  now: Date;
  request: Request;
  /** The caller's IP address, for limits only; never logged. */
  address: string;
  /** A solved proof of work, not checked yet. */
  proof: string | undefined;
};

type NextContext = { params: Promise<Record<string, string | string[] | undefined>> };

/** Exposes the options, so that tests can compare them with the API's description. */
export type RouteHandler = ((request: Request, next: NextContext) => Promise<Response>) & {
  access: 'open' | 'member' | 'staff';
  options: RouteOptions<unknown, unknown, unknown>;
};

type OpenRouteOptions<Body, Query, Params> = RouteOptions<Body, Query, Params> & {
  /** Skips the session lookup; `actor` is null. */
  anonymous?: boolean;
};

type MemberRouteOptions<Body, Query, Params> = RouteOptions<Body, Query, Params> & {
  limit: Limit;
};

/**
 * Bounds one member's concurrent changes, so that they do not use up the database's connections.
 * Commands take their own locks.
 */
const changeQueues = workQueues({
  parallel: 2,
  waiting: 12,
  total: Number.POSITIVE_INFINITY,
  busy: siteTexts.changesBusy,
});

export function openRoute<Body = undefined, Query = undefined, Params = undefined>(
  options: OpenRouteOptions<Body, Query, Params>,
  handle: (actor: Actor | null, context: Context<Body, Query, Params>) => unknown,
): RouteHandler {
  const identify = options.anonymous ? async () => null : currentActor;
  return Object.assign(route(options, identify, handle), { access: 'open' as const, options });
}

/** The default. Commands check ownership in their own `where`. */
export function memberRoute<Body = undefined, Query = undefined, Params = undefined>(
  options: MemberRouteOptions<Body, Query, Params>,
  handle: (actor: Actor, context: Context<Body, Query, Params>) => unknown,
): RouteHandler {
  return Object.assign(route(options, requireActor, handle), {
    access: 'member' as const,
    options,
  });
}

type StaffRouteOptions<Body, Query, Params> = MemberRouteOptions<Body, Query, Params> & {
  /** Default: moderator, which includes admins. */
  role?: StaffRole;
  withoutSecondFactor?: true;
};

/** Members get `not_found`. */
export function staffRoute<Body = undefined, Query = undefined, Params = undefined>(
  options: StaffRouteOptions<Body, Query, Params>,
  handle: (staff: Staff, context: Context<Body, Query, Params>) => unknown,
): RouteHandler {
  const identify = async (request: Request, now: Date) =>
    staffOf(await requireActor(request, now), options, now);
  return Object.assign(route(options, identify, handle), { access: 'staff' as const, options });
}

async function requireActor(request: Request, now: Date): Promise<Actor> {
  const actor = await currentActor(request, now);
  if (!actor) throw new AppError('unauthenticated', 'Please log in to continue.');
  const opener = request.headers.get(memberHeader);
  if (opener !== null && opener !== actor.userId) {
    throw new AppError('forbidden', siteTexts.otherMember);
  }
  return actor;
}

function route<Who extends Actor | null, Body, Query, Params>(
  options: RouteOptions<Body, Query, Params>,
  identify: (request: Request, now: Date) => Promise<Who>,
  handle: (actor: Who, context: Context<Body, Query, Params>) => unknown,
) {
  return async (request: Request, next: NextContext): Promise<Response> => {
    const requestId = currentRequestId() ?? randomUUID();
    try {
      const now = new Date();
      const address = clientAddress(request.headers);
      await takeRouteLimit(new URL(request.url).pathname, address, now);
      requireSameOrigin(request);
      const actor = await identify(request, now);
      const subject = actor?.userId ?? address;
      const answer = async (received: ReceivedBody | null) => {
        const context: Context<Body, Query, Params> = {
          params: parse(options.params, await next.params, now),
          query: parse(options.query, queryOf(request), now),
          body: parseBody(options, received, request, now),
          now,
          request,
          address,
          proof: request.headers.get(proofHeader) ?? undefined,
        };
        return handle(actor, context);
      };
      let held: ReceivedBody | null = null;
      // Inside the queue, so that a refused call costs no query.
      const receive = async () => {
        if (options.limit) await takeFromLimit(options.limit, subject, now);
        if (!options.body) return null;
        held = await receiveBody(request, options.maxBytes ?? defaultMaxBytes, options.tooLarge);
        return held;
      };
      const queue = options.queue ?? (actor && request.method !== 'GET' ? changeQueues : null);
      const answered = queue ? queue(subject, receive, answer) : receive().then(answer);
      const result = await answered.finally(() => held?.release());
      const response = toResponse(result, requestId);
      const isWrite = actor !== null && request.method !== 'GET';
      return isWrite && env().DATABASE_REPLICA_URL
        ? withRecentWriteCookie(response, now)
        : response;
    } catch (error) {
      return problemReply(error, requestId);
    }
  };
}

function parseBody<Body, Query, Params>(
  options: RouteOptions<Body, Query, Params>,
  received: ReceivedBody | null,
  request: Request,
  now: Date,
): Body {
  if (!options.body || !received) return undefined as Body;
  const read = options.read ?? readJson;
  return parse(options.body, read(received.take(), request.headers), now);
}

function parse<T>(source: SchemaSource<T> | undefined, input: unknown, now: Date): T {
  if (!source) return undefined as T;
  const schema = typeof source === 'function' ? source(now) : source;
  const result = schema.safeParse(input, { error: plainError });
  if (!result.success) throw invalidInput(result.error);
  return result.data;
}

/** Uses the first value of a repeated parameter. */
const queryOf = (request: Request) =>
  Object.fromEntries([...new URL(request.url).searchParams].reverse());

function withRecentWriteCookie(response: Response, now: Date): Response {
  // The headers of a redirect are immutable.
  const copy = new Response(response.body, response);
  copy.headers.append('set-cookie', recentWriteCookie(now));
  return copy;
}

function toResponse(result: unknown, requestId: string): Response {
  if (result instanceof Response) return result;
  const reply = result instanceof Reply ? result : new Reply(result);
  reply.headers.set('x-request-id', requestId);
  if (!reply.headers.has('cache-control')) reply.headers.set('cache-control', 'no-store');
  return Response.json(reply.data ?? {}, { status: reply.status, headers: reply.headers });
}
