/*
 * Takes the place of Next's collect-segment-data in the built site (next.config.ts). Next writes each
 * cached page down once more in parts, for a router that fetches pages by their parts, which takes a
 * tenth of making one. No link leads such a router to a cached page (docs/decisions/017), and none of
 * the parts would be kept (docs/decisions/019).
 */

/** The build asks for one part of a page, by any name. */
export const collectSegmentData = async (): Promise<Map<string, Buffer>> =>
  new Map([['/none/__PAGE__', Buffer.alloc(0)]]);

/** Which parts would be worth fetching ahead. */
export const collectPrefetchHints = async (): Promise<null> => null;
