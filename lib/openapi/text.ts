import { createHash } from 'node:crypto';
import { type OpenApiDocument, openApiDocument } from './document';

let made: { document: OpenApiDocument; text: string; etag: string } | undefined;

export function openApiText(now: Date): { text: string; etag: string } {
  const document = openApiDocument(now);
  if (made?.document !== document) {
    const text = JSON.stringify(document);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27);
    made = { document, text, etag: `"${hash}"` };
  }
  return made;
}
