'use client';

import { useEffect } from 'react';
import { hasCookie } from '@/components/ui/browser/has-cookie';
import { toast } from '@/components/ui/overlays/toast';
import { plural } from '@/lib/text/plural';
import {
  type Hidable,
  isHidden,
  readHidden,
  setHidden,
  subscribeHidden,
  syncHidden,
} from './device-hidden';

/** Lists are the same for all visitors, so this removes hidden ads and handles their buttons. */
export function HiddenAds({ cookie }: { cookie: string }) {
  useEffect(() => {
    const isMember = () => hasCookie(cookie);
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-hide]') : null;
      if (button) void toggle(hidableOf(button), isMember());
    };
    document.addEventListener('click', onClick);
    const unsubscribe = subscribeHidden(paint);
    paint();
    void syncHidden(isMember());
    return () => {
      document.removeEventListener('click', onClick);
      unsubscribe();
    };
  }, [cookie]);
  return null;
}

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** For cards of other pages, before they are shown here. */
export function isHiddenCard(item: Element): boolean {
  const card = item.querySelector('a');
  return card !== null && hiddenIds().has(adIdOf(card));
}

function hiddenIds(): Set<string> {
  const { ads, theirAds } = readHidden();
  return new Set([...ads, ...theirAds]);
}

/** Links of paid placements have a hash. */
const adIdOf = ({ pathname }: HTMLAnchorElement) => pathname.split('/').at(-1) ?? '';

function hidableOf({ dataset }: HTMLElement): Hidable {
  const [kind, ...name] = (dataset.hide ?? '').split(':');
  return { kind: kind === 'seller' ? 'seller' : 'ad', name: name.join(':') };
}

async function toggle(thing: Hidable, isMember: boolean) {
  const hides = !isHidden(thing);
  await setHidden([thing], hides, isMember);
  const what = thing.kind === 'ad' ? 'This ad' : 'Ads of this seller';
  toast.success(hides ? `${what} will not be shown in lists.` : `${what} will be shown again.`);
}

function paint() {
  const hidden = hiddenIds();
  for (const card of document.querySelectorAll<HTMLAnchorElement>('a.ad-card')) {
    const item = card.closest<HTMLElement>('li');
    if (item && item.hidden !== hidden.has(adIdOf(card))) item.hidden = !item.hidden;
  }
  const hereHidden = paintTiles();
  for (const note of all('[data-hidden-count]'))
    note.textContent =
      hereHidden > 0 ? `, ${hereHidden.toLocaleString('en-GB')} hidden by you` : '';
  for (const section of all('[data-hides-empty]'))
    section.hidden = [...section.querySelectorAll('li')].every((item) => item.hidden);
  for (const button of all('[data-hide]')) {
    const { shown, hidden: again } = button.dataset;
    button.textContent = (isHidden(hidableOf(button)) ? again : shown) ?? '';
  }
}

/** Returns how many ads of the page's first list are hidden, which is the one that is counted. */
function paintTiles(): number {
  const counts = [...all('[data-hidden-tile]')].map((tile) => {
    const items = [...(tile.parentElement?.children ?? [])];
    const count = items.filter((item) => item !== tile && (item as HTMLElement).hidden).length;
    tile.hidden = count === 0;
    const text = tile.querySelector('[data-hidden-text]');
    if (text) text.textContent = count > 0 ? `${plural(count, 'ad')} hidden by you` : '';
    return count;
  });
  return counts[0] ?? 0;
}
