import type { OutgoingHttpHeaders } from 'node:http';

/** What is said of one answer alone, or of a body that is sent in another form. */
const ofOneAnswer =
  /^(?:connection|keep-alive|date|transfer-encoding|content-length|content-encoding|vary|x-request-id|x-nextjs-.*)$/;

/** The headers of an answer that is sent again, as writeHead takes them fastest: names and values in turn. */
export const keptHeaders = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers)
    .filter(([name]) => !ofOneAnswer.test(name))
    .flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)]));
