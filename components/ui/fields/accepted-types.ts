import { imageTypes } from '@/lib/catalogue/limits';

/** For the file chooser. Phones convert their own formats to one of these. */
export const acceptedTypes = imageTypes.join(',');
