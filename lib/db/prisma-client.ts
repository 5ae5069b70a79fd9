import type { PrismaClient as Client } from './generated/client';

// Loaded by itself: otherwise the bundle of each route holds a copy of its 400 KB.
export const { PrismaClient } = await import('./generated/client');
export type PrismaClient = Client;
