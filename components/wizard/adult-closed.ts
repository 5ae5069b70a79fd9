'use client';

import { createContext } from 'react';

/** Why the member cannot post adult ads. */
export const AdultClosed = createContext<string | undefined>(undefined);
