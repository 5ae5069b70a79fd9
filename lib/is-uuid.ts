import type { UUID } from 'node:crypto';
import * as z from 'zod';

const uuid = z.uuid();

export const isUuid = (value: unknown): value is UUID => uuid.safeParse(value).success;
