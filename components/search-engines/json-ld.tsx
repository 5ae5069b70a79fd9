import { type JsonLdNode, jsonLdText } from '@/lib/search-engines/json-ld/json-ld';

/** The only way to put data into a script element. */
export const JsonLd = ({ data }: { data: JsonLdNode }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLdText escapes all that could end it
    dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
  />
);
