import type { Schema } from './describe-schema';

type Call = {
  method: string;
  url: string;
  needsToken: boolean;
  query: { name: string; schema: Schema }[];
  example: unknown;
};

/** A command for a shell in which TOKEN and ID are set. */
export function curl({ method, url, needsToken, query, example }: Call): string {
  const terms = query.map(
    ({ name, schema }) => `${name}=${encodeURIComponent(String(schema.examples?.[0] ?? ''))}`,
  );
  const address = [url.replaceAll(/%7B(\w+)%7D|\{(\w+)\}/g, '$ID'), ...terms].join('?');
  const parts = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "${address}"`,
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(example === undefined ? [] : ['-H "Content-Type: application/json"', data(example)]),
  ];
  return parts.join(' \\\n  ');
}

const data = (example: unknown) =>
  `-d '${JSON.stringify(example, null, 2).replaceAll("'", `'\\''`)}'`;
