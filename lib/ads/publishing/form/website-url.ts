const hostname =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z]$/;
const privateSuffix =
  /\.(?:local|localhost|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/;

/** Accepts https with a public host name only, without credentials or port. */
export function parseWebsiteUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const acceptable =
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.port === '' &&
    hostname.test(url.hostname) &&
    !privateSuffix.test(url.hostname);
  return acceptable ? url.href : undefined;
}
