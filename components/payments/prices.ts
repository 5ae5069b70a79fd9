'use client';

import { createContext, useContext } from 'react';
import { cataloguePrices, type Prices } from '@/lib/catalogue/upgrades';

/** The prices in force when the page was made; the server compares every sum with its own. */
export const PricesInForce = createContext<Prices>(cataloguePrices);
export const usePrices = () => useContext(PricesInForce);
