export const adIdPattern = /^[0-9a-z]{12}$/;
