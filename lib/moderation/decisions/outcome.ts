import type { Before } from './state';

export type Outcome = {
  memberId: string;
  before: Before;
  adIds: string[];
  words: string[];
  /** What the moderator is told besides. */
  notice?: string;
};
