import { useEffect, useRef } from 'react';

export function useCurrentInView(path: string) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = path && list.current?.querySelector('[aria-current="page"]');
    if (current) current.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [path]);
  return list;
}
