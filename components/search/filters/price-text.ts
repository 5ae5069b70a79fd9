/* Light, since the script of search pages contains it. */

export const askForPrice = 'Please enter the price in pounds, for example 120.';

/** For an input; also matches a price that is still being typed. */
export const pricePattern = '\\s*£?\\s*[\\d,]*(?:\\.\\d{0,2})?\\s*';
