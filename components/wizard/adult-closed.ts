'use client';

import { createContext } from 'react';

/** True if adult ads are not accepted, since nobody can review them. */
export const AdultClosed = createContext(false);
