/*
 * Removes development packages from npm's bill of materials, except Node, which servers and workers run on. npm's own
 * `--omit=dev` also removes every package that one of them depends on, including React.
 */
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

/** The package of the Node that package.json pins. */
export const runtime = 'node';

/** Throws if the text is not a bill of materials. */
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
