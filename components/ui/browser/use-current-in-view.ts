import { useEffect, useRef } from 'react';

/** For a list of links that scrolls sideways: brings the link of the current page into view. */
export function useCurrentInView(path: string) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = path && list.current?.querySelector('[aria-current="page"]');
    if (current) current.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [path]);
  return list;
}
