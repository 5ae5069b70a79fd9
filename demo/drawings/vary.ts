import type { Random } from '../random';

/* Pictures of a thing differ in tint, crop and side. It keeps its colour, which its ad mentions. */

export type Take = {
  tint: (body: string) => string;
  cut: { zoom: number; x: number; y: number };
  isMirrored: boolean;
};

export function takeOf(random: Random): Take {
  const angle = random() * 360;
  const turn = (random() - 0.5) * 14;
  const light = (random() - 0.5) * 0.05;
  const shifted = new Map<string, string>();
  const shift = (hex: string) => {
    const known = shifted.get(hex) ?? shiftColour(hex, angle, turn, light);
    shifted.set(hex, known);
    return known;
  };
  return {
    tint: (body) => body.replace(colours, shift),
    cut: { zoom: 0.92 + 0.07 * random(), x: random(), y: random() },
    isMirrored: random() < 0.5,
  };
}

/** Colours in a drawing: "#rrggbb", and twice in the name of a gradient. */
const colours = /(?<=#|#[vhdr]-|#[vhdr]-[0-9a-f]{6}-|#g-)[0-9a-f]{6}(?=["')-])/g;

/** Pale colours, used for walls and backgrounds, change hue freely; others only a little. */
function shiftColour(hex: string, angle: number, turn: number, light: number): string {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const [highest, lowest] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = highest - lowest;
  const lightness = (highest + lowest) / 2;
  if (spread === 0) return hex;
  const saturation = spread / (1 - Math.abs(2 * lightness - 1) || 1);
  const hue = hueOf([red, green, blue], highest, spread);
  const isPale = lightness > 0.76 && saturation < 0.5;
  return toHex(
    hue + (isPale ? angle : turn),
    saturation,
    Math.min(0.99, Math.max(0.02, lightness + light)),
  );
}

function hueOf([red = 0, green = 0, blue = 0]: number[], highest: number, spread: number): number {
  if (highest === red) return 60 * (((green - blue) / spread + 6) % 6);
  return highest === green ? 60 * ((blue - red) / spread + 2) : 60 * ((red - green) / spread + 4);
}

function toHex(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `${channel(0)}${channel(8)}${channel(4)}`;
}
