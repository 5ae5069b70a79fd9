import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** React takes over the HTML inside `island`, with the properties that stand in its attribute. */
export function hydrateIsland(island: HTMLElement, component: ComponentType): void {
  const props: object = JSON.parse(island.getAttribute('props') ?? '{}');
  hydrateRoot(island, createElement(component, props));
}
