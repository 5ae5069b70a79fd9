import { slugify } from '@/lib/text';
import type { Area } from './areas';

/** An area as it stands in the box for it: sent again, it means the same one. */
export function areaText({ kind, name, within, slug, outcodes }: Area): string {
  const [outcode = ''] = outcodes ?? [];
  if (kind === 'outcode') return `${joined(name.replace(` ${outcode}`, ''), within)} (${outcode})`;
  return slugify(name) === slug ? name : joined(name, within);
}

const joined = (name: string, within: string | null) => (within ? `${name}, ${within}` : name);
