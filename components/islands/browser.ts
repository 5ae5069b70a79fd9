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

// Registers the offline page; browsers refuse without https or localhost.
if (window.isSecureContext && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}

// A separate chunk, since it is large and few visitors opt in.
if (mayMeasure()) void import('@/components/vitals/report-vitals').then((it) => it.reportVitals());

/** Next's scripts hydrate all islands but those in HTML that was rendered as one text. */
const isNextsOwn = (island: HTMLElement) =>
  '__next_f' in window && island.closest('[data-one-pass]') === null;

customElements.define('site-island', SiteIsland);
