import type * as z from 'zod';
import type { SchemaSource } from '@/lib/api/route';
import type { ErrorCode } from '@/lib/errors';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export const tags = {
  Accounts: 'Registration, login and the account of whoever is logged in.',
  Phones: 'UK mobile numbers are verified by a WhatsApp code. Ads show verified numbers only.',
  Ads: 'Reading and publishing ads.',
  Drafts: 'Ads that are not published yet, as typed so far.',
  Messages: 'Conversations between the seller of an ad and people interested in it.',
  'Saved ads': 'Saved ads.',
  Alerts: 'Searches and sellers whose new ads are mailed.',
  Pictures: 'Upload first, then name the file in the ad.',
  Payments: 'Upgrades are paid by card before the ad is published.',
  Reports: 'Telling us that something is wrong, and appealing against a decision.',
  Moderation:
    'For moderators and admins of the site, in a session that has passed the second factor.',
  Search: 'Finding ads. Results themselves are pages: /search.',
  Places: 'Every postcode district of the UK.',
  Operation: 'For load balancers and monitors.',
} as const;

export type Operation = {
  id: string;
  method: Method;
  path: `/api/${string}`;
  tag: keyof typeof tags;
  summary: string;
  description?: string;
  /** `optional`: public, with more for members. */
  access: 'open' | 'optional' | 'member' | 'staff';
  params?: z.ZodObject;
  query?: z.ZodObject;
  takesIdempotencyKey?: true;
  takesProof?: true;
  body?: SchemaSource<unknown>;
  reply: z.ZodType;
  status?: 201;
  contentType?: 'text/event-stream' | 'application/octet-stream';
  /** Errors that do not follow from input and access. */
  errors?: readonly ErrorCode[];
};
