import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { disableOutbox } from '@/lib/search/open-search/indexing/rebuild';
import { answerSearch } from './answer-search';
import { createIndexes, type Indexes } from './indexes';
import { aliasActions, searchHead } from './shapes';

type ParsedRequest = { method: string; path: string; query: URLSearchParams; lines: unknown[] };
type Reply = { status: number; body: unknown };

/** A stand-in for OpenSearch, in memory. `faults`: requests that OpenSearch would refuse. */
export async function startOpenSearch() {
  const indexes = createIndexes();
  const faults: string[] = [];
  const state = { isDown: false, isSilent: false, nonsense: null as string | null };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (state.isSilent) return;
    if (state.nonsense !== null) {
      const isMarkup = state.nonsense.startsWith('<');
      response.writeHead(200, { 'content-type': isMarkup ? 'text/html' : 'application/json' });
      response.end(state.nonsense);
      return;
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    const text = Buffer.concat(chunks).toString('utf8');
    const lines = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const parsed = {
      method: request.method ?? '',
      path: decodeURIComponent(url.pathname),
      query: url.searchParams,
      lines,
    };
    const { status, body } = state.isDown ? unavailable : replyTo(parsed, indexes, faults);
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(async () => {
    // Disables the triggers of a rebuild again for later test files.
    await disableOutbox();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, indexes, faults, state };
}

const unavailable: Reply = {
  status: 503,
  body: { error: { type: 'cluster_block_exception', reason: 'no master' }, status: 503 },
};

const missing = (what: string): Reply => ({
  status: 404,
  body: {
    error: { type: 'index_not_found_exception', reason: `no such index [${what}]` },
    status: 404,
  },
});

function replyTo(parsed: ParsedRequest, indexes: Indexes, faults: string[]): Reply {
  try {
    return route(parsed, indexes);
  } catch (error) {
    const reason = `${parsed.method} ${parsed.path}: ${(error as Error).message}`;
    faults.push(reason);
    return { status: 400, body: { error: { type: 'parsing_exception', reason }, status: 400 } };
  }
}

const done: Reply = { status: 200, body: { acknowledged: true } };

function route(parsed: ParsedRequest, indexes: Indexes): Reply {
  const { method, path, query, lines } = parsed;
  const [first = '', second = ''] = path.slice(1).split('/');
  const name = first.startsWith('_') ? second : first;
  switch (`${method} ${name ? path.replace(name, '*') : path}`) {
    case 'POST /_msearch':
      return { status: 200, body: { took: 1, responses: searches(lines, indexes) } };
    case 'PUT /*/_bulk':
      return bulk(name, query, lines, indexes);
    case 'PUT /*':
      if (indexes.indexes.has(name)) throw new Error('resource_already_exists_exception');
      indexes.create(name, lines[0]);
      return done;
    case 'DELETE /*':
      for (const one of name.split(',')) {
        const isKnown = indexes.indexes.delete(one);
        if (!isKnown && query.get('ignore_unavailable') !== 'true') return missing(one);
      }
      return done;
    case 'GET /*/_refresh':
      return indexes.find(name) ? done : missing(name);
    case 'GET /_alias/*': {
      const index = indexes.aliases.get(name);
      if (!index) return { status: 404, body: { error: `alias [${name}] missing`, status: 404 } };
      return { status: 200, body: { [index]: { aliases: { [name]: {} } } } };
    }
    case 'GET /*/_count': {
      const found = indexes.find(name);
      return found ? { status: 200, body: { count: found.documents.size } } : missing(name);
    }
    case 'POST /_aliases':
      for (const action of aliasActions.parse(lines[0]).actions) {
        if ('add' in action) indexes.aliases.set(action.add.alias, action.add.index);
        else if (!indexes.aliases.delete(action.remove.alias)) throw new Error('aliases_not_found');
      }
      return done;
    default:
      throw new Error('Nothing that the site should ask.');
  }
}

function bulk(index: string, query: URLSearchParams, lines: unknown[], indexes: Indexes): Reply {
  if (query.get('require_alias') === 'true' && !indexes.aliases.has(index)) return missing(index);
  const items = indexes.bulk(index, lines);
  return { status: 200, body: { took: 1, errors: false, items } };
}

function searches(lines: unknown[], indexes: Indexes): unknown[] {
  const answers: unknown[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const { index } = searchHead.parse(lines[at]);
    const found = indexes.find(index);
    answers.push(found ? answerSearch(lines[at + 1], found.documents) : missing(index).body);
  }
  return answers;
}
