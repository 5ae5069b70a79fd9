import type { AttackRow } from '../attack-row.ts';
import { bannedMember } from './banned-member.ts';
import { codesAndLogins } from './codes-and-logins.ts';
import { largePicturesRow } from './large-pictures.ts';
import { madeUpPages } from './made-up-pages.ts';
import { apiDescription, suggestions } from './many-of-one-route.ts';
import { oneMembersLoad } from './one-members-load.ts';
import { personals } from './personals.ts';
import { pipelining } from './pipelining.ts';
import { realAds } from './real-ads.ts';
import { refusals } from './refusals.ts';
import { serverErrors } from './server-errors.ts';
import { slowUploads } from './slow-uploads.ts';
import { inventedVisits } from './visits.ts';

export const rows: readonly AttackRow[] = [
  madeUpPages,
  realAds,
  pipelining,
  apiDescription,
  suggestions,
  slowUploads,
  largePicturesRow,
  codesAndLogins,
  bannedMember,
  oneMembersLoad,
  serverErrors,
  inventedVisits,
  personals,
  // Last, on a warm server: compiling code and planning statements are not part of the measurement.
  refusals,
];
