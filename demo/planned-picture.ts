import type { Picture } from './drawings/scenes';

export type PlannedPicture = {
  name: string;
  ownerId: string;
  picture: Picture;
  frame: 'square' | 'wide';
  /** Shared by the pictures of one ad; those of different ads always differ. */
  take: string;
  createdAt: Date;
};
