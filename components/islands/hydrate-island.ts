import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The properties come from the island's attribute. */
export function hydrateIsland(island: HTMLElement, component: ComponentType): void {
  const props: object = JSON.parse(island.getAttribute('props') ?? '{}');
  hydrateRoot(island, createElement(component, props));
}
