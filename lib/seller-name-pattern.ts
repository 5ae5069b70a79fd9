export const sellerNamePattern = /^[A-Za-z0-9._-]{1,60}$/;
