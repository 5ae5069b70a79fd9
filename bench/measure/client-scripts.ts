import { gzipSync } from 'node:zlib';

/** Bytes of JavaScript, gzip -9, that a modern browser loads for a page. */
export async function measureScripts(address: string, path: string): Promise<number> {
  const reply = await fetch(`http://${address}${path}`);
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}.`);
  const sizes = scriptsOf(await reply.text()).map(async (source) => {
    const script = await fetch(new URL(source, `http://${address}`));
    if (script.status !== 200) throw new Error(`${source} answered ${script.status}.`);
    return gzipSync(Buffer.from(await script.arrayBuffer()), { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Distinct, without scripts for browsers without modules. */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) =>
      tag.startsWith('<script')
        ? /\bsrc="([^"]+)"/.exec(tag)?.[1]
        : /\b(?:as="script"|rel="modulepreload")/.test(tag)
          ? /\bhref="([^"]+)"/.exec(tag)?.[1]
          : undefined,
    );
  return [...new Set(sources.filter((source) => source !== undefined))].map((source) =>
    source.replaceAll('&amp;', '&'),
  );
}
