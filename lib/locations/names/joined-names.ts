import { slugify } from '@/lib/text/text';

const shortestJoined = 6;

/** Names that people join or split: "Tŷ Ddewi", "cross gates". Earlier entries win. */
export function joinedNames<T>(entries: () => readonly (readonly [slug: string, T])[]) {
  let index: ReadonlyMap<string, T> | undefined;
  const joined = (slug: string) => slug.replaceAll('-', '');
  return (text: string): T | undefined => {
    const key = joined(slugify(text));
    if (key.length < shortestJoined) return undefined;
    index ??= new Map(
      entries()
        .toReversed()
        .map(([slug, value]) => [joined(slug), value]),
    );
    return index.get(key);
  };
}
