/* Checks that a software bill of materials lists what production runs on. */
import * as z from 'zod';

const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string() })),
});

/** A sentence for each fault. `dependencies`: the pinned ones of package.json. */
export function faultsOfSbom(json: string, dependencies: Record<string, string>): string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return ['The bill of materials is no JSON.'];
  }
  const { data } = bill.safeParse(parsed);
  if (!data) return ['The bill of materials is not CycloneDX.'];
  const listed = new Set(data.components.map(({ name, version }) => `${name}@${version}`));
  return Object.entries(dependencies)
    .map(([name, version]) => `${name}@${version}`)
    .filter((dependency) => !listed.has(dependency))
    .map((dependency) => `The bill of materials lacks ${dependency}.`);
}
