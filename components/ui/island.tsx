import type { ComponentProps, ComponentType } from 'react';

/** Empty here, since components/islands/islands.ts imports folders that import this file. */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be extended elsewhere
export interface Islands {}

type IslandProps<Name extends keyof Islands> = {
  name: Name;
  of: Islands[Name];
  /** Serialised into the HTML, so they must survive JSON. */
  props: ComponentProps<Islands[Name]>;
};

/** Hydrated by Next on its pages, and by islands/browser.ts on cached ones (docs/decisions/023). */
export function Island<Name extends keyof Islands>({ name, of, props }: IslandProps<Name>) {
  const Component = of as ComponentType<object>;
  return (
    <site-island name={name} props={JSON.stringify(props)}>
      <Component {...(props as object)} />
    </site-island>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-island': { name: string; props: string; children: React.ReactNode };
    }
  }
}
