/*
 * Next answers 404 from a page only by way of an error, whose page is empty until scripts have run.
 * So a cached page that is not there says it in its metadata, shows its words like any other page,
 * and the store puts the status on the answer.
 */

/** Spread into the metadata of a cached page that is not there; the page returns its own words. */
export const missingPage = { robots: { index: false }, other: { 'answer-status': '404' } };

/** What one visitor was told, or all were for a moment: nothing of a page that is kept. */
export const isPassing = (status = 200) => status === 429 || status >= 500;

// Nobody's text gets into a page with a "<" of its own.
const mark = /<meta name="answer-status" content="(\d{3})"\/>/;

/** The status that a page gives itself. */
export const statusOf = (html: string): number | undefined => {
  const [, status] = mark.exec(html) ?? [];
  return status === undefined ? undefined : Number(status);
};
