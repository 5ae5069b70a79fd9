import { slugify } from '../lib/text/text.ts';

/*
 * Adds ids to second-level headings, and an export `headings` for the table of contents. Relative imports
 * only: the compiler runs outside the bundle.
 */

export type Heading = { id: string; text: string };

type Node = {
  type: string;
  depth?: number;
  value?: string;
  children?: Node[];
  data?: Record<string, unknown>;
};

export default function remarkHeadings() {
  return (tree: Node) => {
    const headings = (tree.children ?? [])
      .filter((node) => node.type === 'heading' && node.depth === 2)
      .map((node): Heading => {
        const text = textOf(node);
        const id = slugify(text);
        node.data = { ...node.data, hProperties: { id } };
        return { id, text };
      });
    tree.children?.push(exportOf(headings));
  };
}

function textOf(node: Node): string {
  if (node.type === 'mdxTextExpression') throw new Error('A heading is plain text.');
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** `export const headings = […]` as a syntax tree. */
function exportOf(headings: Heading[]): Node {
  const property = (name: string, value: string) => ({
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name },
    value: { type: 'Literal', value },
  });
  const elements = headings.map(({ id, text }) => ({
    type: 'ObjectExpression',
    properties: [property('id', id), property('text', text)],
  }));
  const declarator = {
    type: 'VariableDeclarator',
    id: { type: 'Identifier', name: 'headings' },
    init: { type: 'ArrayExpression', elements },
  };
  const declaration = { type: 'VariableDeclaration', kind: 'const', declarations: [declarator] };
  const statement = { type: 'ExportNamedDeclaration', specifiers: [], declaration };
  const estree = { type: 'Program', sourceType: 'module', body: [statement] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
