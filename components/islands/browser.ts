import type { ComponentType } from 'react';
import { mayMeasure } from '@/components/vitals/measuring';
import { hydrateIsland } from './hydrate-island';
import { hydrateOnUse } from './hydrate-on-use';
import { islands, islandsOnUse } from './islands';

/* The script of cached pages: hydrates their islands with React. */

type Loader = () => Promise<ComponentType>;

class SiteIsland extends HTMLElement {
  connectedCallback() {
    if (isNextsOwn(this)) return;
    const name = this.getAttribute('name') ?? '';
    if (name in islands) hydrateIsland(this, islands[name as never] as ComponentType);
    else hydrateOnUse(this, islandsOnUse[name as never] as Loader);
  }
}

// The offline page of public/sw.js; browsers refuse without https or localhost.
if (window.isSecureContext && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}

// A chunk of its own, since it is large and few visitors allow it.
if (mayMeasure()) void import('@/components/vitals/report-vitals').then((it) => it.reportVitals());

/** Next's own scripts, where a page has them, hydrate everything but text that it got from React as one piece. */
const isNextsOwn = (island: HTMLElement) =>
  '__next_f' in window && island.closest('[data-one-pass]') === null;

customElements.define('site-island', SiteIsland);
