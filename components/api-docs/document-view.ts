import type { OpenApiDocument } from '@/lib/openapi/document';
import { nameOf, type Schema } from './describe-schema';
import type { OperationView } from './operation-section';

type Schemas = Record<string, Schema>;

export const schemasOf = (document: OpenApiDocument): Schemas => document.components.schemas;

/** Larger schemas are linked instead of shown inline. */
const mostInPlace = 8;

export function sectionNames(document: OpenApiDocument): string[] {
  const schemas = schemasOf(document);
  const text = JSON.stringify(schemas);
  return Object.keys(schemas).filter((name) => {
    const fields = Object.keys(schemas[name]?.properties ?? {}).length;
    return fields > mostInPlace || (fields > 0 && text.includes(`/${name}"`));
  });
}

export const choicesOf = (schema: Schema | undefined): string[] =>
  schema?.oneOf?.flatMap(({ $ref }) => ($ref ? [nameOf($ref)] : [])) ?? [];

export function sharedFields(schemas: Schema[]): Set<string> {
  const [first, ...rest] = schemas;
  const entries = Object.entries(first?.properties ?? {}).filter(([name, property]) =>
    rest.every((schema) => JSON.stringify(schema.properties?.[name]) === JSON.stringify(property)),
  );
  return new Set(entries.map(([name]) => name));
}

export function operationsOf(document: OpenApiDocument, tag: string, origin: string) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]): OperationView => {
        const replies = Object.entries(operation.responses);
        const success = replies.find(([status]) => status.startsWith('2'));
        const [status = '', response] = success ?? [];
        return {
          id: operation.operationId,
          method,
          path,
          url: origin.replace(/\/$/, '') + path,
          summary: operation.summary,
          description: operation.description,
          access: accessOf(operation.security),
          parameters: operation.parameters,
          body: operation.requestBody?.content['application/json'].schema,
          status,
          reply:
            response && 'content' in response
              ? (Object.values(response.content)[0]?.schema ?? {})
              : {},
          errors: replies.flatMap(([errorStatus, reply]) =>
            '$ref' in reply ? [{ status: errorStatus, code: nameOf(reply.$ref) }] : [],
          ),
        };
      }),
  );
}

function accessOf(security: Record<string, string[]>[]): OperationView['access'] {
  if (security.length === 0) return 'open';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'member';
}
