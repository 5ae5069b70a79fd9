/** Written by scripts/map/draw-map.ts. */
export const mapFiles = {
  land: '/map/land-e0b72b76.svg',
  outcodes: '/map/outcodes-d8675ed1.txt',
} as const;
