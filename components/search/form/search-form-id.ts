/** Of the search form; filters that stand elsewhere on the page belong to it by this id. */
export const searchFormId = 'search';
