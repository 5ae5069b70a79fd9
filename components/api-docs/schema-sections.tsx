import type { ReactNode } from 'react';
import { rowsOf, type Schema } from './describe-schema';
import { choicesOf, sharedFields } from './document-view';
import { Group } from './group';
import { SchemaTable } from './schema-table';

type Schemas = Record<string, Schema>;

const SchemaCard = ({ name, children }: { name: string; children: ReactNode }) => (
  <section id={name} className="card grid min-w-0 gap-3 p-4 sm:p-6">
    <h3 className="font-mono text-lg font-bold">
      <a href={`#${name}`} className="hover:underline">
        {name}
      </a>
    </h3>
    {children}
  </section>
);

export function AdForms({ schemas }: { schemas: Schemas }) {
  const names = choicesOf(schemas.AdForm);
  const kinds = names.map((name) => schemas[name] ?? {});
  const shared = sharedFields(kinds);
  const [first = {}] = kinds;
  const common = rowsOf({ ...first, properties: pick(first, shared) });
  return (
    <Group id="AdForm" title="The ad form" description={schemas.AdForm?.description}>
      <SchemaCard name="every-ad-form">
        <p>The fields of every ad form.</p>
        <SchemaTable of="request" label="Fields of every ad form" rows={common} />
      </SchemaCard>
      {names.map((name, index) => (
        <SchemaCard key={name} name={name}>
          <p>{kinds[index]?.title}: besides the fields of every ad form.</p>
          <SchemaTable
            label={`Fields of ${name}`}
            of="request"
            rows={rowsOf(kinds[index] ?? {}, '', shared)}
          />
        </SchemaCard>
      ))}
    </Group>
  );
}

const pick = ({ properties = {} }: Schema, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => names.has(name)));

export function Objects({ schemas, names }: { schemas: Schemas; names: string[] }) {
  const forms = choicesOf(schemas.AdForm);
  return (
    <Group id="objects" title="Objects" description="What replies consist of.">
      {names
        .filter((name) => !forms.includes(name))
        .map((name) => (
          <SchemaCard key={name} name={name}>
            {schemas[name]?.description && <p>{schemas[name]?.description}</p>}
            <SchemaTable
              label={`Fields of ${name}`}
              of="reply"
              rows={rowsOf(schemas[name] ?? {})}
            />
          </SchemaCard>
        ))}
    </Group>
  );
}
