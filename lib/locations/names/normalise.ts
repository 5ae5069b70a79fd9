import { slugify } from '@/lib/text/text';

/** "St. Alban's" and "saint albans" both become "st albans". */
export const normaliseName = (text: string) =>
  slugify(text)
    .replaceAll('-', ' ')
    .replace(/\bsaint\b/g, 'st');
