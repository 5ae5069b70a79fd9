import type { Area } from '@/lib/locations/area';
import type { Radius } from '@/lib/search/query/search-query';
import type { Span } from '@/lib/search/understanding/sentence';

export type ReadPlace = Span & { area: Area; radius?: Radius };

/**
 * Default: a home, a job, a service or a vehicle. "bound": no vehicle, but things in a home.
 * "named": any item of the vocabulary. "work": work to be done somewhere.
 */
export type KindCheck = (without: Span, kind?: 'clear' | 'bound' | 'named' | 'work') => boolean;
