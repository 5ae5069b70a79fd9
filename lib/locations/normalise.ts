import { slugify } from '@/lib/text';

/** Names as they are compared: "St. Alban's" and "saint albans" are both "st albans". */
export const normaliseName = (text: string) =>
  slugify(text)
    .replaceAll('-', ' ')
    .replace(/\bsaint\b/g, 'st');
