import type { Source } from './evaluate';
import { bulkAction, type IndexBody, indexBody } from './shapes';

type Index = { body: IndexBody; documents: Map<string, Source>; versions: Map<string, number> };

export type Indexes = ReturnType<typeof createIndexes>;

export function createIndexes() {
  const indexes = new Map<string, Index>();
  const aliases = new Map<string, string>();
  return {
    aliases,
    indexes,
    create: (name: string, body: unknown) =>
      indexes.set(name, { body: indexBody.parse(body), documents: new Map(), versions: new Map() }),
    find: (name: string) => indexes.get(aliases.get(name) ?? name),
    bulk: (name: string, lines: unknown[]) => {
      const index = indexes.get(aliases.get(name) ?? name);
      if (!index) throw new Error(`No index ${name}.`);
      const rest = [...lines];
      const items: object[] = [];
      while (rest.length > 0) {
        const action = bulkAction.parse(rest.shift());
        items.push(
          'index' in action
            ? { index: write(index, action.index, rest.shift() as Source) }
            : { delete: remove(index, action.delete) },
        );
      }
      return items;
    },
  };
}

type About = { _id: string; version: number };

const conflict = (_id: string) => ({
  _id,
  status: 409,
  error: { type: 'version_conflict_engine_exception', reason: 'a higher version is there' },
});

function write({ body, documents, versions }: Index, { _id, version }: About, source: Source) {
  if (version <= (versions.get(_id) ?? 0)) return conflict(_id);
  const fault = faultOf(body, source);
  if (fault)
    return { _id, status: 400, error: { type: 'mapper_parsing_exception', reason: fault } };
  versions.set(_id, version);
  documents.set(_id, source);
  return { _id, status: 201 };
}

function remove({ documents, versions }: Index, { _id, version }: About) {
  if (version <= (versions.get(_id) ?? 0)) return conflict(_id);
  versions.set(_id, version);
  return { _id, status: documents.delete(_id) ? 200 : 404 };
}

const typeOfKind: Record<string, string> = {
  keyword: 'string',
  text: 'string',
  boolean: 'boolean',
  integer: 'number',
  long: 'number',
  date: 'number',
  object: 'object',
};

/** Strict: every field is in the mappings and has its kind. */
function faultOf({ mappings }: IndexBody, source: Source): string | undefined {
  for (const [name, value] of Object.entries(source)) {
    const kind = mappings.properties[name]?.type;
    if (!kind) return `strict_dynamic_mapping_exception: [${name}]`;
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one !== typeOfKind[kind]) return `failed to parse field [${name}]`;
      if (kind === 'keyword' && Buffer.byteLength(one) > 32_766) return `immense term in [${name}]`;
    }
  }
  return undefined;
}
