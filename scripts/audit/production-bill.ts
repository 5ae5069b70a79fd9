/* npm's own `--omit=dev` also drops what a development package depends on, including React. */
import * as z from 'zod';

const property = z.object({ name: z.string(), value: z.string() });

const bill = z.looseObject({
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      name: z.string(),
      properties: z.array(property).default([]),
    }),
  ),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

/** A development package that servers and workers run on. */
export const runtime = 'node';

export function productionBill(json: string): string {
  const { components, dependencies, ...rest } = bill.parse(JSON.parse(json));
  const isDevelopment = ({ name, properties }: (typeof components)[number]) =>
    name !== runtime &&
    properties.some(
      ({ name, value }) => name === 'cdx:npm:package:development' && value === 'true',
    );
  const left = new Set(components.filter(isDevelopment).map((component) => component['bom-ref']));
  return JSON.stringify(
    {
      ...rest,
      components: components.filter((component) => !left.has(component['bom-ref'])),
      dependencies: dependencies
        .filter(({ ref }) => !left.has(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((to) => !left.has(to)) })),
    },
    null,
    2,
  );
}
