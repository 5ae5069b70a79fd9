import { imageMaxBytes, imageTypes } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';

/** Why this file cannot be used, in a sentence with its name; undefined if it can. */
export function refusal(file: File): string | undefined {
  const name = `“${file.name}”`;
  if (isHeic(file)) {
    return `${name} is a HEIC photo, which browsers cannot open. Save it as JPEG first; on an iPhone choose Settings, Camera, Formats, Most Compatible.`;
  }
  if (!imageTypes.some((type) => type === file.type))
    return `${name} is not a picture we can use. ${siteTexts.imageKind}`;
  if (file.size > imageMaxBytes) return `${name} is too large. ${siteTexts.imageTooLarge}`;
  return undefined;
}

/** Some browsers report no type for these files, so their extension counts too. */
const isHeic = (file: File) => /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);

export const cannotOpen = (file: File) => `“${file.name}” cannot be opened. It may be damaged.`;
