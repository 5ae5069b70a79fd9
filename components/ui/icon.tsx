/** Hidden from screen readers: the text next to an icon says the same. */
type IconProps = { className?: string; 'aria-hidden'?: 'true' };

type Line = readonly [tag: string, attributes: Record<string, string>];

/** The types of lucide's icon modules omit the data they export. */
export function drawnOnServer(module: object) {
  const { node } = (module as { __iconData: { node: readonly Line[] } }).__iconData;
  const lines = node.map(([Tag, { key, ...attributes }]) => {
    const Line = Tag as 'path';
    return <Line key={key} {...attributes} />;
  });
  return ({ className = '' }: IconProps) => (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      {lines}
    </svg>
  );
}
