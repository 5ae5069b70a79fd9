/* In milliseconds. Separate from dates.ts, so that browsers need not load its formats. */

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
