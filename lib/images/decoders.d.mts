import type Sharp from 'sharp';

export declare const sharp: typeof Sharp;

export type Decoding = {
  /** The most that the result may be. */
  width: number;
  height: number;
  /** 16 bits for each sample. */
  isDeep: boolean;
  maxPixels: number;
  /** Then it is given up. */
  seconds: number;
};

/** RGB, a byte for each sample. */
export type Pixels = { pixels: Buffer; width: number; height: number };

export function decode(bytes: Uint8Array, decoding: Decoding): Promise<Pixels>;
