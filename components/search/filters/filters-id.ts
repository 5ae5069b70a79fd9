/** The column of filters, which is a dialog on small screens. */
export const filtersId = 'filters';
