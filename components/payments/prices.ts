'use client';

import { createContext, useContext } from 'react';
import { cataloguePrices, type Prices } from '@/lib/catalogue/upgrades';

/** The prices when the page was rendered; the server checks every sum against the current ones. */
export const PricesInForce = createContext<Prices>(cataloguePrices);
export const usePrices = () => useContext(PricesInForce);
