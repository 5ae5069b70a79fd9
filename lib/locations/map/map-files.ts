/** Written by scripts/map/draw-map.ts. */
export const mapFiles = {
  land: '/map/land-e0b72b76.svg',
  outcodes: '/map/outcodes-0fbe5220.txt',
} as const;
