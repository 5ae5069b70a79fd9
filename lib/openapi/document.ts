import type * as z from 'zod';
import { sessionCookieName } from '@/lib/auth/cookie-names';
import { type ErrorCode, errorStatus } from '@/lib/errors';
import { siteName } from '@/lib/site';
import { componentRef, components } from './components';
import { errorMeanings, errorsOf } from './errors';
import { inputSchema, type JsonSchema } from './json-schema';
import { type Operation, tags } from './operation';
import { operations } from './operations';

let cached: { year: number; document: OpenApiDocument } | undefined;

/** `now` decides the valid years of vehicles. */
export function openApiDocument(now: Date): OpenApiDocument {
  const year = now.getFullYear();
  if (cached?.year !== year) cached = { year, document: makeDocument(now) };
  return cached.document;
}

const makeDocument = (now: Date) => ({
  openapi: '3.1.1',
  info: {
    title: `${siteName()} API`,
    version: '1',
    description:
      'JSON over HTTPS. Amounts are pounds, times are ISO 8601 in UTC. Every reply has an x-request-id.',
  },
  servers: [{ url: '/' }],
  tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
  paths: paths(),
  components: {
    schemas: components(now),
    responses: Object.fromEntries(
      (Object.keys(errorStatus) as ErrorCode[]).map((code) => [code, errorResponse(code)]),
    ),
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description: 'The token replied by login and registration.',
      },
      cookie: {
        type: 'apiKey',
        in: 'cookie',
        name: sessionCookieName(),
        description:
          'Set by login and registration. Requests that change something need the same origin.',
      },
    },
  },
});

export type OpenApiDocument = ReturnType<typeof makeDocument>;

type Content = { 'application/json': { schema: JsonSchema } };
type ReplyContent = Partial<
  Record<'application/json' | 'text/event-stream', { schema: JsonSchema }>
>;
type ResponseObject = { $ref: string } | { description: string; content: ReplyContent };

export type OperationObject = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Security[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, ResponseObject>;
};

function paths() {
  const all: Record<string, Partial<Record<Operation['method'], OperationObject>>> = {};
  for (const operation of operations) {
    all[operation.path] = {
      ...all[operation.path],
      [operation.method]: operationObject(operation),
    };
  }
  return all;
}

function operationObject(operation: Operation): OperationObject {
  const {
    id,
    tag,
    summary,
    description,
    access,
    body,
    reply,
    status = 200,
    contentType = 'application/json',
  } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    security: securityOf(access),
    parameters: parametersOf(operation),
    ...(body ? { requestBody: { required: true, content: json(componentRef(body)) } } : {}),
    responses: {
      [status]: {
        description: 'Success',
        content: { [contentType]: { schema: componentRef(reply) } },
      },
      ...Object.fromEntries(
        errorsOf(operation).map((code) => [errorStatus[code], responseRef(code)]),
      ),
    },
  };
}

type Security = Record<string, string[]>;

const loggedIn: Security[] = [{ bearer: [] }, { cookie: [] }];

function securityOf(access: Operation['access']): Security[] {
  if (access === 'open') return [];
  return access === 'optional' ? [...loggedIn, {}] : loggedIn;
}

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

function parametersOf({ params, query, takesIdempotencyKey, takesProof }: Operation): Parameter[] {
  return [
    ...(params ? parametersIn('path', params) : []),
    ...(query ? parametersIn('query', query) : []),
    ...(takesIdempotencyKey ? [idempotencyKey] : []),
    ...(takesProof ? [proofOfWork] : []),
  ];
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject): Parameter[] {
  const { properties, required = [] } = inputSchema(schema) as {
    properties: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A key chosen by the caller, by which a repeated request is recognised.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const proofOfWork: Parameter = {
  name: 'Proof-Of-Work',
  in: 'header',
  required: false,
  description: 'The solved proof of work of a 429 reply: challenge, a dot, and the counter.',
  schema: { type: 'string', maxLength: 200 },
};

const errorResponse = (code: ErrorCode) => ({
  description: errorMeanings[code],
  ...(code === 'rate_limited' || code === 'unavailable' ? { headers: retryAfter } : {}),
  content: json({ $ref: '#/components/schemas/Problem' }),
});

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
};

const responseRef = (code: ErrorCode) => ({ $ref: `#/components/responses/${code}` });
const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
