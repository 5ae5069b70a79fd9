/** Phrases in which a word, or another word of its stem, says nothing of the item, by word. */
export const otherMeanings: Readonly<Record<string, readonly string[]>> = {
  dishwasher: ['dishwasher safe', 'dishwasher proof'],
  freezer: ['freezer safe'],
  microwave: ['microwave safe', 'microwave proof'],
  oven: ['oven safe', 'oven proof'],
  bench: [
    'weights bench',
    'weight bench',
    'bench press',
    'bench grinder',
    'bench saw',
    'bench top',
    'bench vice',
  ],
};
