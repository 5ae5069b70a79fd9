import { errorStatus } from '@/lib/errors';
import type { OpenApiDocument } from '@/lib/openapi/document';
import { Group } from './group';
import { MethodBadge, type OperationView } from './operation-section';

type ContentsProperties = {
  groups: { name: string; operations: OperationView[] }[];
};

export const Contents = ({ groups }: ContentsProperties) => (
  <nav aria-label="Contents" className="card p-4 pb-0 sm:columns-2 sm:gap-8 sm:p-6 sm:pb-0">
    {groups.map(({ name, operations }) => (
      <div key={name} className="break-inside-avoid pb-6">
        <p className="font-bold">
          <a href={`#${name}`} className="hover:underline">
            {name}
          </a>
        </p>
        <ul>
          {operations.map(({ id, method, summary }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex items-baseline gap-2 py-1.5 hover:underline">
                <MethodBadge method={method} />
                <span>{summary}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);

export function Login({ document }: { document: OpenApiDocument }) {
  const { bearer, cookie } = document.components.securitySchemes;
  return (
    <Group id="login-and-tokens" title="Authentication">
      <p>
        API clients send <code className="font-mono text-sm">Authorization: Bearer …</code>:{' '}
        {bearer.description} Browsers have a cookie: {cookie.description} The examples take the
        token from <code className="font-mono text-sm">$TOKEN</code> and an id from{' '}
        <code className="font-mono text-sm">$ID</code>.
      </p>
    </Group>
  );
}

export const Errors = ({ document }: { document: OpenApiDocument }) => (
  <Group
    id="errors"
    title="Errors"
    description="The reply to a failed call has error, a sentence that you can show to people, code, and for wrong input fields, with a sentence for each field."
  >
    <dl className="grid gap-2">
      {Object.entries(document.components.responses).map(([code, { description }]) => (
        <div key={code} id={`error-${code}`} className="grid gap-x-4 sm:grid-cols-[15rem_1fr]">
          <dt>
            {errorStatus[code as keyof typeof errorStatus]}{' '}
            <code className="font-mono text-sm font-semibold">{code}</code>
          </dt>
          <dd className="text-muted">{description}</dd>
        </div>
      ))}
    </dl>
  </Group>
);
