import { imageWidths } from '@/lib/catalogue/limits';
import { randomId } from '@/lib/ids';
import { imageFile } from './image-url';

/** 130 random bits make names unguessable. */
export const newImageName = () => `${randomId(26)}.webp`;

const filePattern = /^[0-9a-z]{26}(-[0-9]{3,4})?\.webp$/;

/** A valid name is also safe as a part of a path. */
export const isImageFile = (file: string) => filePattern.test(file);

export const smallestVersion = (file: string) =>
  imageFile(file.replace(/(-\d+)?\.webp$/, '.webp'), imageWidths[0]);

const attachmentPattern = /^m-[0-9a-z]{26}\.(webp|pdf)$/;

/** Attachments of messages: in the same store, but never served under /uploads/. */
export const newAttachmentName = (type: 'webp' | 'pdf') => `m-${randomId(26)}.${type}`;

export const isAttachmentFile = (file: string) => attachmentPattern.test(file);

export const isStoredFile = (file: string) => isImageFile(file) || isAttachmentFile(file);

export const imageFiles = (names: string[]) =>
  names.flatMap((name) => imageWidths.map((width) => imageFile(name, width)));
