import type { ComponentType } from 'react';
import { hydrateIsland } from './hydrate-island';
import { hydrateOnUse } from './hydrate-on-use';
import { islands, islandsOnUse } from './islands';

/* The script of a cached page: React, and the components that bring the page to life. */

type Loader = () => Promise<ComponentType>;

class SiteIsland extends HTMLElement {
  connectedCallback() {
    const name = this.getAttribute('name') ?? '';
    if (name in islands) hydrateIsland(this, islands[name as never] as ComponentType);
    else hydrateOnUse(this, islandsOnUse[name as never] as Loader);
  }
}

// The page of an error comes with Next's own scripts, which hydrate all of it.
if (!('__next_f' in window)) customElements.define('site-island', SiteIsland);
