import * as z from 'zod';
import { runtime } from './production-bill.ts';

const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string() })),
});

type Pinned = Record<string, string>;

/** A sentence for each fault. The pinned packages are those of package.json. */
export function faultsOfSbom(
  json: string,
  { dependencies, devDependencies }: { dependencies: Pinned; devDependencies: Pinned },
): string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return ['The bill of materials is no JSON.'];
  }
  const { data } = bill.safeParse(parsed);
  if (!data) return ['The bill of materials is not CycloneDX.'];
  const listed = new Set(data.components.map(({ name, version }) => `${name}@${version}`));
  return Object.entries({ ...dependencies, [runtime]: devDependencies[runtime] })
    .map(([name, version]) => `${name}@${version}`)
    .filter((dependency) => !listed.has(dependency))
    .map((dependency) => `The bill of materials lacks ${dependency}.`);
}
