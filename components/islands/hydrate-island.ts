import { type ComponentType, createElement, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type IslandRootProps = { component: ComponentType; props: object; onHydrated?: () => void };

/** React takes over the HTML inside `island`, with the properties that stand in its attribute. */
export function hydrateIsland(
  island: HTMLElement,
  component: ComponentType,
  onHydrated?: () => void,
): void {
  const props: object = JSON.parse(island.getAttribute('props') ?? '{}');
  hydrateRoot(island, createElement(IslandRoot, { component, props, onHydrated }));
}

/** `onHydrated` runs before any update that the component asks for while it is mounted. */
function IslandRoot({ component, props, onHydrated }: IslandRootProps) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return createElement(component, props);
}
