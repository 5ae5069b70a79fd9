import type { PrismaClient as Client } from './generated/client';

// In its own module: otherwise each route's bundle has a copy of its 400 KB.
export const { PrismaClient } = await import('./generated/client');
export type PrismaClient = Client;
