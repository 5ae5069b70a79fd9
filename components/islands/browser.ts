import type { ComponentType } from 'react';
import { hydrateIsland } from './hydrate-island';
import { hydrateOnUse } from './hydrate-on-use';
import { islands, islandsOnUse } from './islands';

/* The script of cached pages: hydrates their islands with React. */

type Loader = () => Promise<ComponentType>;

class SiteIsland extends HTMLElement {
  connectedCallback() {
    const name = this.getAttribute('name') ?? '';
    if (name in islands) hydrateIsland(this, islands[name as never] as ComponentType);
    else hydrateOnUse(this, islandsOnUse[name as never] as Loader);
  }
}

// The offline page of public/sw.js; browsers refuse without https or localhost.
if (window.isSecureContext && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}

// Error pages load Next's own scripts, which hydrate everything.
if (!('__next_f' in window)) customElements.define('site-island', SiteIsland);
