export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  if (at < 0) return <span className="wrap-anywhere">{children}</span>;
  return (
    <span className="wrap-anywhere">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
