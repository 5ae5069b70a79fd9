import { slugify } from '@/lib/text/text';
import type { Area } from './area';

/** Text for the place field that is parsed to the same area. */
export function areaText({ kind, name, within, slug, outcodes }: Area): string {
  const [outcode = ''] = outcodes ?? [];
  if (kind === 'outcode') return `${joined(name.replace(` ${outcode}`, ''), within)} (${outcode})`;
  if (slugify(name) === slug) return name;
  return kind === 'county' ? `${name} (${slug.split('-').at(-1)})` : joined(name, within);
}

const joined = (name: string, within: string | null) => (within ? `${name}, ${within}` : name);
