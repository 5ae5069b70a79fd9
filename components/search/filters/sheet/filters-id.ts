export const filtersId = 'filters';
