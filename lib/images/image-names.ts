import { imageWidths } from '@/lib/catalogue/limits';
import { randomId } from '@/lib/ids';
import { imageFile } from './image-url';

/** 130 random bits: who does not know the name cannot find the picture. */
export const newImageName = () => `${randomId(26)}.webp`;

const filePattern = /^[0-9a-z]{26}(-[0-9]{3,4})?\.webp$/;

/** Whether this can be the name of a stored file. What passes is safe as a part of a path. */
export const isImageFile = (file: string) => filePattern.test(file);

/** The files of all widths of these pictures. */
export const imageFiles = (names: string[]) =>
  names.flatMap((name) => imageWidths.map((width) => imageFile(name, width)));
