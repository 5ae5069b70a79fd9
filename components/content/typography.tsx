import type { ComponentProps } from 'react';

export const typography = {
  h2: (props: ComponentProps<'h2'>) => (
    <h2 {...props} className="mt-10 scroll-mt-24 text-2xl font-bold first:mt-0" />
  ),
  h3: (props: ComponentProps<'h3'>) => <h3 {...props} className="mt-6 text-lg font-semibold" />,
  p: (props: ComponentProps<'p'>) => <p {...props} className="mt-4 first:mt-0" />,
  ul: (props: ComponentProps<'ul'>) => <ul {...props} className={`list-disc ${list}`} />,
  ol: (props: ComponentProps<'ol'>) => <ol {...props} className={`list-decimal ${list}`} />,
  strong: (props: ComponentProps<'strong'>) => <strong {...props} className="font-semibold" />,
  blockquote: (props: ComponentProps<'blockquote'>) => (
    <blockquote {...props} className="mt-4 border-l-4 border-accent pl-4 text-muted" />
  ),
  code: (props: ComponentProps<'code'>) => (
    <code
      {...props}
      className="rounded-md bg-surface-2 px-1.5 py-0.5 text-[0.9em] wrap-anywhere in-[pre]:p-0"
    />
  ),
  pre: (props: ComponentProps<'pre'>) => (
    <pre
      {...props}
      className="mt-4 rounded-card bg-surface-2 p-4 text-sm whitespace-pre-wrap wrap-anywhere"
    />
  ),
  a: TextLink,
};

const list = 'mt-4 grid gap-2 pl-6 marker:text-muted';

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  const className = 'link wrap-anywhere';
  if (href.startsWith('/')) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  const isOutside = href.startsWith('https:');
  return (
    <a href={href} className={className} {...(isOutside && { rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
