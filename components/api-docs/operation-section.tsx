import type { ReactNode } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { curl } from './curl';
import { notesOn, rowsOf, type Schema, typeOf } from './describe-schema';
import { SchemaTable, TypeLine } from './schema-table';

export type OperationView = {
  id: string;
  method: string;
  path: string;
  url: string;
  summary: string;
  description?: string | undefined;
  access: 'open' | 'optional' | 'member';
  parameters: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: Schema;
  }[];
  body: Schema | undefined;
  status: string;
  reply: Schema;
  errors: { status: string; code: string }[];
};

type Lookup = (schema: Schema) => Schema;

const accessBadges: Record<OperationView['access'], { tone: Tone; text: string }> = {
  open: { tone: 'positive', text: 'Open' },
  optional: { tone: 'positive', text: 'Open, login optional' },
  member: { tone: 'warning', text: 'Login needed' },
};

export const MethodBadge = ({ method }: { method: string }) => (
  <span className="min-w-17 shrink-0 rounded-md text-center bg-surface-2 px-1.5 py-0.5 font-mono text-sm font-bold uppercase">
    {method}
  </span>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-2">
    <h4 className="font-bold">{title}</h4>
    {children}
  </div>
);

export function OperationSection({
  operation,
  lookUp,
}: {
  operation: OperationView;
  /** Resolves a reference to a schema that is shown inline; keeps other references. */
  lookUp: Lookup;
}) {
  const { id, method, path, url, summary, description, access, parameters, body } = operation;
  const badge = accessBadges[access];
  return (
    <section id={id} className="card grid min-w-0 gap-5 p-4 sm:p-6">
      <div className="grid gap-2">
        <h3 className="text-lg font-bold">
          <a href={`#${id}`} className="hover:underline">
            {summary}
          </a>
        </h3>
        <p className="flex flex-wrap items-center gap-2">
          <MethodBadge method={method} />
          <code className="font-mono text-sm wrap-anywhere">{path}</code>
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </p>
        {description && <p>{description}</p>}
      </div>
      {parameters.length > 0 && (
        <Part title="Parameters">
          <SchemaTable
            of="request"
            label={`Parameters of ${id}`}
            rows={parameters.map(parameterRow)}
          />
        </Part>
      )}
      {body && (
        <Part title="Body">
          <Fields of="request" label={`Body of ${id}`} schema={body} lookUp={lookUp} />
        </Part>
      )}
      <Part title="Example">
        <pre className="rounded-control bg-surface-2 p-3 text-sm whitespace-pre-wrap wrap-anywhere">
          <code>
            {curl({
              method,
              url,
              needsToken: access === 'member',
              query: parameters.filter((parameter) => parameter.in === 'query'),
              example: body && exampleOf(body, lookUp),
            })}
          </code>
        </pre>
      </Part>
      <Part title={`Reply ${operation.status}`}>
        <Fields of="reply" label={`Reply of ${id}`} schema={operation.reply} lookUp={lookUp} />
      </Part>
      <Part title="Errors">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {operation.errors.map(({ status, code }) => (
            <li key={code}>
              {status}{' '}
              <a href={`#error-${code}`} className="link font-mono">
                {code}
              </a>
            </li>
          ))}
        </ul>
      </Part>
    </section>
  );
}

type FieldsProps = {
  of: 'request' | 'reply';
  label: string;
  schema: Schema;
  lookUp: Lookup;
};

function Fields({ of, label, schema, lookUp }: FieldsProps) {
  const found = lookUp(schema);
  if (found.properties) return <SchemaTable of={of} label={label} rows={rowsOf(found)} />;
  return (
    <>
      {found.description && <p>{found.description}</p>}
      <TypeLine parts={typeOf(found)} />
    </>
  );
}

const parameterRow = ({
  name,
  in: place,
  required,
  description,
  schema,
}: OperationView['parameters'][number]) => ({
  name,
  type: typeOf(schema),
  isRequired: required,
  notes: [`In the ${place}.`, ...(description ? [description] : []), ...notesOn(schema, name)],
});

const exampleOf = (body: Schema, lookUp: Lookup) => lookUp(body).examples?.[0];
