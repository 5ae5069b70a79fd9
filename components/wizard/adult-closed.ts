'use client';

import { createContext } from 'react';

/** Whether adult ads are not taken, since nobody can review them. */
export const AdultClosed = createContext(false);
