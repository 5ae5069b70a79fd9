import { createElement, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Islands, islands } from './islands';

/*
 * The whole script of a cached page. build-islands.ts puts Preact in React's place here, which is a
 * twelfth of it and does all that these components ask for.
 */

type AnyComponent = FunctionComponent<Record<string, unknown>>;

class SiteIsland extends HTMLElement {
  connectedCallback() {
    const name = this.getAttribute('name') as keyof Islands;
    const props: Record<string, unknown> = JSON.parse(this.getAttribute('props') ?? '{}');
    hydrateRoot(this, createElement(islands[name] as AnyComponent, props));
  }
}

// A page that did come with React, an error's for one, is React's alone.
if (!('__next_f' in window)) customElements.define('site-island', SiteIsland);
