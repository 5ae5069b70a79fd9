import { escapeHtml } from '@/lib/text/markup.ts';

export type Shot = { file: string; screen: string; width: number; scheme: 'light' | 'dark' };

export function galleryPage(shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(({ screen }) => screen))];
  const rows = names.map(
    (name) =>
      `<section><h2>${escapeHtml(name)}</h2><div>${shots
        .filter(({ screen }) => screen === name)
        .map(
          ({ file, width, scheme }) =>
            `<figure><a href="${file}"><img src="${file}" alt="${escapeHtml(name)}, ${width} px, ${scheme}" loading="lazy"></a><figcaption>${width} px, ${scheme}</figcaption></figure>`,
        )
        .join('')}</div></section>`,
  );
  return `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><title>Screens</title><style>
body { font: 16px system-ui, sans-serif; margin: 2rem; background: #f4f2ef; color: #222; }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
figure { margin: 0; } img { height: 22rem; border: 1px solid #ccc; }
</style></head><body><h1>Screens</h1>${rows.join('\n')}</body></html>
`;
}
