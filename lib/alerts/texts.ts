export const alertTexts = {
  tooWide: 'Please choose words, a category or a place first: this alert would send you every ad.',
  smallWords:
    'These words are in nearly every ad. Please add another word, or choose a category or a place.',
  noWords: 'Words cannot be excluded from a seller’s ads.',
  ownAds: 'These are your own ads.',
  sellerGone: 'A seller who is not on the site at the moment',
  noSearch: 'This is not a search on this site.',
  tooMany: (most: number) => `You have ${most} alerts. Please delete one first.`,
  exists: 'You have another alert for this search already.',
  tooLong: 'These are too many words to leave out.',
  ageCheck: 'Please confirm your age in the adult section first.',
} as const;
