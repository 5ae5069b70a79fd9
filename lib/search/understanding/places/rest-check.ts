import type { Span } from '@/lib/search/understanding/sentence';

/**
 * Whether the rest of the search, without a place, says what is looked for there.
 * Default: a home, a job, a service or a vehicle. "bound": no vehicle, but things in a home.
 * "named": any item of the vocabulary. "work": work to be done somewhere.
 */
export type RestCheck = (without: Span, rest?: 'clear' | 'bound' | 'named' | 'work') => boolean;
