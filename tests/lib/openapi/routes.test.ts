import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RouteHandler } from '@/lib/api/route';
import { errorsOf } from '@/lib/openapi/errors';
import type { Operation } from '@/lib/openapi/operation';
import { operations } from '@/lib/openapi/operations';

/* Compares the table of operations with the routes. */

/** Routes that are deliberately undocumented. */
const undescribed = [
  // next-auth's own protocol.
  '/api/auth/{...nextauth}',
  // Only for a platform's scheduler.
  '/api/jobs/run',
  // The OpenAPI document itself.
  '/api/openapi.json',
];

/** Redirects browsers to a page. */
const redirects = ['GET /api/unsubscribe/{key}'];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const files = globSync('app/api/**/route.ts', { cwd: process.cwd() });

const pathOf = (file: string) =>
  `/${file}`
    .replace(/^\/app/, '')
    .replace(/\/route\.ts$/, '')
    .replaceAll('[', '{')
    .replaceAll(']', '}');

const routes = (
  await Promise.all(
    files
      .filter((file) => !undescribed.includes(pathOf(file)))
      .map(async (file) => {
        const module: Record<string, RouteHandler> = await import(join(process.cwd(), file));
        return methods.flatMap((method) => {
          const handler = module[method];
          return handler ? [{ name: `${method} ${pathOf(file)}`, handler }] : [];
        });
      }),
  )
)
  .flat()
  .filter(({ name }) => !redirects.includes(name));

const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

describe('the table of operations', () => {
  test('has exactly the existing routes and methods', () => {
    expect(operations.map(nameOf).sort()).toEqual(routes.map(({ name }) => name).sort());
  });

  test('omits only existing routes', () => {
    expect(files.map(pathOf)).toEqual(expect.arrayContaining(undescribed));
  });

  test.each(routes)('describes $name with its own schemas', ({ name, handler }) => {
    const operation = operations.find((candidate) => nameOf(candidate) === name);
    if (!operation) throw new Error(`${name} is not described`);
    const { options, access } = handler;
    expect(operation.body).toBe(options.body);
    expect(operation.query).toBe(options.query);
    expect(operation.params).toBe(options.params);
    for (const kind of ['member', 'staff'] as const) {
      expect(operation.access === kind).toBe(access === kind);
    }
    if ('anonymous' in options) expect(operation.access).toBe('open');
    if (access !== 'open') expect(options.limit).toBeDefined();
    expect(errorsOf(operation)).toContain('rate_limited');
  });
});
