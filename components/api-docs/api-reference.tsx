import type { OpenApiDocument } from '@/lib/openapi/document';
import { nameOf, type Schema } from './describe-schema';
import { operationsOf, schemasOf, sectionNames } from './document-view';
import { Group } from './group';
import { OperationSection } from './operation-section';
import { Contents, Errors, Login } from './overview';
import { AdForms, Objects } from './schema-sections';

type ApiReferenceProps = {
  document: OpenApiDocument;
  origin: string;
};

export function ApiReference({ document, origin }: ApiReferenceProps) {
  const sections = sectionNames(document);
  const schemas = schemasOf(document);
  const lookUp = (schema: Schema): Schema => {
    const name = schema.$ref && nameOf(schema.$ref);
    return name && !sections.includes(name) ? (schemas[name] ?? schema) : schema;
  };
  const groups = document.tags.map((tag) => ({
    ...tag,
    operations: operationsOf(document, tag.name, origin),
  }));
  return (
    <div className="container-page grid max-w-4xl grid-cols-1 gap-10 py-8 sm:py-12">
      <header className="grid gap-4">
        <h1 className="text-3xl font-extrabold sm:text-4xl">{document.info.title}</h1>
        <p>
          {document.info.description} For programs:{' '}
          <a href="/api/openapi.json" className="link">
            /api/openapi.json
          </a>{' '}
          (OpenAPI {document.openapi.slice(0, 3)}).
        </p>
      </header>
      <Contents groups={groups} />
      <Login document={document} />
      <Errors document={document} />
      {groups.map(({ name, description, operations }) => (
        <Group key={name} id={name} title={name} description={description}>
          {operations.map((operation) => (
            <OperationSection key={operation.id} operation={operation} lookUp={lookUp} />
          ))}
        </Group>
      ))}
      <AdForms schemas={schemas} />
      <Objects schemas={schemas} names={sections} />
    </div>
  );
}
