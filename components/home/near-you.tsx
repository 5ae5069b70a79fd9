'use client';

import { useEffect, useRef, useState } from 'react';
import { isHiddenCard } from '@/components/hidden/hidden-ads';
import { type LastPlace, lastPlace } from '@/components/locations/last-place';
import { paintHearts } from '@/components/saved/save-hearts';

/** `usualId`: the id of the element for visitors without a place. */
type NearYouProps = { usualId: string; most: number };

/** Fewer would leave a gap. */
const fewest = 3;

export function NearYou({ usualId, most }: NearYouProps) {
  const [place, setPlace] = useState<LastPlace>();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const last = lastPlace();
    const abort = new AbortController();
    const show = async (found: LastPlace) => {
      const cards = await cardsOf(found.path, abort.signal);
      if (abort.signal.aborted || cards.length < fewest) return;
      list.current?.replaceChildren(...cards.slice(0, most));
      paintHearts();
      document.getElementById(usualId)?.setAttribute('hidden', '');
      setPlace(found);
    };
    if (last) void show(last);
    return () => abort.abort();
  }, [usualId, most]);

  return (
    <div hidden={!place} className="grid gap-4">
      <div className="section-head">
        <h2>Where you last looked: {place?.name}</h2>
        <a href={place?.path} className="link inline-flex min-h-11 items-center">
          All ads
        </a>
      </div>
      <ul ref={list} className="near-strip" />
    </div>
  );
}

/** Those the visitor has not hidden; empty if the page cannot be loaded. */
async function cardsOf(path: string, signal: AbortSignal): Promise<Element[]> {
  try {
    const response = await fetch(path, { signal });
    if (!response.ok) return [];
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return [...page.querySelectorAll('.ad-grid > li:not([data-hidden-tile])')]
      .filter((card) => !isHiddenCard(card))
      .map((card) => document.adoptNode(card));
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return [];
    throw error;
  }
}
