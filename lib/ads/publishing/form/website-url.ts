const hostname =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z]$/;
const privateSuffix =
  /\.(?:local|localhost|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/;

const example = 'https://example.co.uk';

/** Accepts https with a public host name only, without credentials or port; else says what is wrong. */
export function checkWebsiteUrl(text: string): { url: string } | { problem: string } {
  if (!/^https:\/\//i.test(text)) {
    return {
      problem: `Please enter a full address that starts with https://, for example ${example}.`,
    };
  }
  if (!URL.canParse(text)) {
    return { problem: `Please enter a full address, for example ${example}.` };
  }
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') {
    return { problem: 'Please leave the user name and password out of the address.' };
  }
  if (url.port !== '') {
    return { problem: `Please leave the port “:${url.port}” out of the address.` };
  }
  if (!hostname.test(url.hostname) || privateSuffix.test(url.hostname)) {
    return {
      problem: `“${url.hostname}” is not the name of a public website. Please enter one, for example ${example}.`,
    };
  }
  return { url: url.href };
}
