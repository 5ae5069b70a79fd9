/* British words for one thing: whoever searches one of them finds the others as well. */

const groups = [
  'sofa couch settee',
  'flat apartment',
  'bike bicycle pushbike',
  'motorbike motorcycle',
  'pram pushchair buggy stroller',
  'mobile phone smartphone',
  'tv television telly',
  'fridge refrigerator',
  'hoover vacuum',
  'cooker oven',
  'wardrobe closet',
  'laptop notebook',
  'pc computer',
  'trainers sneakers',
  'jumper sweater pullover',
  'trousers pants',
  'cot crib',
  'nappy diaper',
  'lorry truck',
  'motorhome campervan',
  'plumber plumbing',
  'electrician electrical',
  'cleaner cleaning',
  'gardener gardening',
  'handyman odd-jobs',
  'removals movers',
  'childminder nanny babysitter',
  'tutor tuition tutoring',
  'flatmate housemate flatshare',
  'holiday vacation',
  'lounge sitting-room',
  'rubbish waste',
].map((group) => group.split(' '));

const byWord = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));

/** Searchable words, whether or not a title has them. */
export const synonymWords: readonly string[] = [...byWord.keys()];

/** Includes the word itself; undefined without synonyms. */
export function synonymsOf(word: string): readonly string[] | undefined {
  const key = word.toLowerCase();
  return byWord.get(key) ?? byWord.get(key.replace(/s$/, '')) ?? byWord.get(key.replace(/es$/, ''));
}
