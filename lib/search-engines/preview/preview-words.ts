import { join } from 'node:path';
import { sharp } from '@/lib/images/decoders.mjs';
import { shorten } from '@/lib/search-engines/shorten';
import { escapeXml } from '@/lib/text/markup';
import { drawableText } from './drawable-text';

/** Figtree at weight 700, because Pango cannot read the variable WOFF2. */
const fontfile = () =>
  join(/* turbopackIgnore: true */ process.cwd(), 'lib/search-engines/preview/figtree-700.ttf');

/** `ink` and `muted` of globals.css. */
const inks = { ink: '#1d1a16', muted: '#625b52' } as const;

/** `size` in pixels; `isLong` text is shortened if it does not fit. */
export type Words = { text: string; size: number; ink: keyof typeof inks; isLong?: true };

type Room = { width: number; height: number };

export async function drawLines(lines: readonly (readonly Words[])[], room: Room) {
  let most = 100;
  for (;;) {
    const drawn = await draw(lines, most, room.width);
    if (drawn.info.height <= room.height || most < 10) return drawn.data;
    most = Math.floor(most * 0.8);
  }
}

const draw = (lines: readonly (readonly Words[])[], most: number, width: number) =>
  sharp({
    text: {
      text: lines.map((words) => words.map((part) => markup(part, most)).join(' ')).join('\n'),
      font: 'Figtree Preview Bold',
      fontfile: fontfile(),
      width,
      wrap: 'word-char',
      rgba: true,
      // Makes a point equal to a pixel.
      dpi: 72,
      spacing: 14,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

function markup({ text, size, ink, isLong }: Words, most: number): string {
  const drawable = drawableText(isLong ? shorten(text, most) : text);
  return `<span size="${size}pt" foreground="${inks[ink]}">${escapeXml(drawable)}</span>`;
}
