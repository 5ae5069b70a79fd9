import { Fragment } from 'react';
import type { Row, TypePart } from './describe-schema';

const TypeText = ({ parts }: { parts: TypePart[] }) =>
  parts.map(({ text, schema }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a type never move
    <Fragment key={index}>
      {schema ? (
        <a href={`#${schema}`} className="link">
          {text}
        </a>
      ) : (
        text
      )}
    </Fragment>
  ));

export const TypeLine = ({ parts }: { parts: TypePart[] }) => (
  <p className="font-mono text-sm wrap-anywhere">
    <TypeText parts={parts} />
  </p>
);

type SchemaTableProps = {
  /** For screen readers. */
  label: string;
  rows: Row[];
  /** Whether the table marks required fields of a request, or optional ones of a reply. */
  of: 'request' | 'reply';
};

export const SchemaTable = ({ label, rows, of }: SchemaTableProps) => (
  <table className="w-full table-fixed text-sm">
    <caption className="sr-only">{label}</caption>
    <thead className="text-left text-muted">
      <tr>
        <th scope="col" className="w-[45%] pr-3 pb-1 font-normal sm:w-1/3">
          Field and type
        </th>
        <th scope="col" className="pb-1 font-normal">
          What it is, limits, options
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line border-y border-line">
      {rows.map(({ name, type, isRequired, notes }) => (
        <tr key={name} className="align-top">
          <th scope="row" className="py-2 pr-3 text-left font-normal">
            <span className="block font-mono font-semibold wrap-anywhere">{name}</span>
            <span className="font-mono text-muted wrap-anywhere">
              <TypeText parts={type} />
            </span>{' '}
            <span className="text-accent">{markOf(isRequired, of)}</span>
          </th>
          <td className="py-2 wrap-anywhere">
            {notes.map((note) => (
              <span key={note} className="block">
                {note}
              </span>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

function markOf(isRequired: boolean, of: SchemaTableProps['of']): string {
  if (of === 'request') return isRequired ? 'required' : '';
  return isRequired ? '' : 'not always';
}
