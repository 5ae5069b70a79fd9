type TableOfContentsProps = { headings: readonly { id: string; text: string }[] };

export function TableOfContents({ headings }: TableOfContentsProps) {
  const list = (
    <ol className="grid text-sm lg:gap-1">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center text-muted hover:text-ink hover:underline mouse:min-h-8"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav aria-label="On this page" className="card px-4 lg:hidden">
        <details>
          <summary className="min-h-11 py-2.5 font-semibold">On this page</summary>
          <div className="pb-3">{list}</div>
        </details>
      </nav>
      <nav aria-label="On this page" className="sticky top-24 hidden self-start lg:block">
        <p className="mb-2 font-semibold">On this page</p>
        {list}
      </nav>
    </>
  );
}
