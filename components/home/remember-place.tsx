'use client';

import { useEffect } from 'react';
import { type LastPlace, rememberPlace } from './last-place';

/** On pages of a place, so that the home page begins with ads near it. */
export function RememberPlace({ name, path }: LastPlace) {
  useEffect(() => rememberPlace({ name, path }), [name, path]);
  return null;
}
