/** Filters outside the form belong to it by this id. */
export const searchFormId = 'search';
