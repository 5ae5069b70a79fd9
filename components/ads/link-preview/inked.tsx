import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/* Pictures have no stylesheet: the inks of globals.css, in their light edition. */
export const inks = {
  brand: '#f58220',
  'brand-strong': '#e06d05',
  'brand-ink': '#241203',
  'brand-soft': '#fff1e4',
  ink: '#1d1a16',
  muted: '#625b52',
  surface: '#ffffff',
  'surface-2': '#f3efe9',
} as const;

const inkOf = (className: string | undefined, use: 'fill' | 'stroke'): string | undefined => {
  const name = className?.split(' ').find((part) => part.startsWith(`${use}-`));
  if (name === 'fill-none') return 'none';
  return name && inks[name.slice(use.length + 1) as keyof typeof inks];
};

type Drawn = ReactElement<{
  className?: string;
  fill?: string;
  stroke?: string;
  children?: ReactNode;
}>;

/** A drawing of the pages with its colours as attributes instead of classes. */
export function inked(node: ReactNode): ReactNode {
  if (!isValidElement(node)) return node;
  const { className, children } = (node as Drawn).props;
  const fill = inkOf(className, 'fill');
  const stroke = inkOf(className, 'stroke');
  const props = { ...(fill && { fill }), ...(stroke && { stroke }) };
  return cloneElement(node as Drawn, props, ...Children.toArray(children).map(inked));
}
