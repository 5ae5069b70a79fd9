'use client';

import { useEffect } from 'react';
import { type LastPlace, rememberPlace } from './last-place';

/** On a place's pages, so that the home page starts with ads near it. */
export function RememberPlace({ name, path }: LastPlace) {
  useEffect(() => rememberPlace({ name, path }), [name, path]);
  return null;
}
