/* Apart from dates.ts: scripts of the browser that only wait need none of its formats. */

/** Milliseconds in a second, minute, hour and day. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
