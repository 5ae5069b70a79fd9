import type { Area } from '@/lib/locations/areas';
import type { Radius } from '@/lib/search/query/search-query';
import type { Span } from '@/lib/search/understanding/sentence';

export type ReadPlace = Span & { area: Area; radius?: Radius };

/**
 * Whether a home, a job, a service or a vehicle is searched for by the words without these. "bound": a
 * home, what stands in one, a job or a service, and nothing with models like "m3". "named": any thing of
 * the vocabulary. "wished": something to be done, which happens somewhere.
 */
export type KindCheck = (without: Span, kind?: 'clear' | 'bound' | 'named' | 'wished') => boolean;
