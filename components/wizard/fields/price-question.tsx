'use client';

import { useEffect, useRef, useState } from 'react';
import { unusualPriceText } from '@/lib/ads/guidance/unusual-price';
import type { Priced } from '@/lib/ads/reading/price-label';
import { autocompleteDebounce } from '@/lib/catalogue/limits';

/** A price may seem too low until it is typed to its end. */
const typingPause = 4 * autocompleteDebounce;

/** Asks about a price that is probably a slip. It never keeps anybody from going on. */
export function PriceQuestion({ ad }: { ad: Priced | null }) {
  const text = ad ? unusualPriceText(ad) : '';
  const [initial] = useState(text);
  const [settled, setSettled] = useState('');
  const self = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  const shown = settled === text ? text : '';
  useEffect(() => {
    // On a phone it may appear below the bar with the buttons.
    if (shown && shown !== initial) self.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, initial]);
  return (
    <p
      ref={self}
      role="status"
      className={shown ? 'scroll-mb-24 rounded-card bg-warning-soft p-3 text-sm' : 'sr-only'}
    >
      {shown}
    </p>
  );
}
