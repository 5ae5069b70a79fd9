'use client';

import { createContext } from 'react';

/** Slugs of categories that an owner has closed for new ads. */
export const ClosedCategories = createContext<readonly string[]>([]);
