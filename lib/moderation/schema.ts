import * as z from 'zod';
import { categories } from '@/lib/catalogue/categories';
import { decisionActions } from '@/lib/catalogue/decision-words';
import {
  bannedWordsLength,
  batchMost,
  emailMax,
  moderationNoteMax,
  reportTextMax,
  shownNameLength,
  skippedMost,
} from '@/lib/catalogue/limits';
import { ruleKeys } from '@/lib/catalogue/moderation-rules';
import { namedInCatalogue, orderedInCatalogue } from '@/lib/catalogue/shown-lines';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { Moderation } from '@/lib/db/generated/enums';
import { settingKeys } from '@/lib/settings/definitions';
import { cleanLine, cleanText } from '@/lib/text/text';
import { caseFilterKeys } from './queue/case-filters';
import { reportReasonKeys } from './report-reasons';

const text = (max: number) =>
  z
    .string()
    .transform(cleanText)
    .pipe(z.string().max(max, `Please use at most ${max.toLocaleString('en-GB')} characters.`));

const { min, max } = bannedWordsLength;
const wordsLength = `Please enter ${min} to ${max} characters.`;

export const reportForm = z.object({
  targetType: z.enum(['ad', 'user', 'message', 'conversation', 'review']).meta({
    description: 'A conversation: its other person. That and a message need a login.',
  }),
  /** The id of an ad or conversation, a username, "conversation.number" or "sale.side" (review). */
  target: z.string().max(60).transform(cleanLine).pipe(z.string().min(1)),
  reason: z.enum(reportReasonKeys, { error: siteTexts.reportReasonNeeded }),
  text: text(reportTextMax).default(''),
  /** Empty: the reporter gets no mail. */
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(emailMax, siteTexts.emailInvalid)
    .pipe(z.union([z.literal(''), z.email(siteTexts.emailInvalid)], siteTexts.emailInvalid))
    .default(''),
});

export const appealForm = z.object({
  key: z.string().min(1).max(80),
  text: text(reportTextMax).pipe(z.string().min(20, siteTexts.appealTextNeeded)),
});

export const queueRequest = z.object({
  /** Cases on the moderator's screen or being decided. */
  skip: z.array(z.uuid()).max(200).default([]),
  /** Cases that the moderator skipped, which others may take at once. */
  later: z.array(z.uuid()).max(skippedMost).default([]),
  /** Cases whose decisions are being sent: they are neither returned nor counted. */
  deciding: z.array(z.uuid()).max(200).default([]),
  /** The only case wanted: one that the moderator skipped and returns to. */
  again: z.uuid().nullable().default(null),
  filter: z
    .enum(caseFilterKeys)
    .default('all')
    .meta({ description: 'Of the next case and the count.' }),
});

export const decisionForm = z.object({
  caseId: z.uuid().nullable().default(null),
  targetType: z.enum(['ad', 'user', 'message', 'review', 'appeal']),
  targetId: z.string().min(1).max(60),
  action: z.enum(decisionActions),
  /** What the moderator saw: another state or version replies 409. */
  expected: z
    .object({ moderation: z.enum(Moderation), version: z.number().int() })
    .nullable()
    .default(null),
  rule: z.enum(ruleKeys).nullable().default(null),
  note: text(moderationNoteMax).default(''),
  /** Length of a suspension; null if it is permanent. */
  days: z.number().int().min(1).max(365).nullable().default(null),
});

export const escalationForm = z.object({
  /** For the admins. */
  note: text(moderationNoteMax).pipe(z.string().min(1, siteTexts.escalationNoteNeeded)),
});

/** Ads that are decided alike and together. */
export const batchForm = z.object({
  action: z.enum(['approve', 'remove']),
  rule: z.enum(ruleKeys).nullable().default(null),
  note: text(moderationNoteMax).default(''),
  ads: z
    .array(
      z.object({
        caseId: z.uuid().nullable().default(null),
        id: z.string().min(1).max(60),
        /** What the moderator saw. */
        expected: z.object({ moderation: z.enum(Moderation), version: z.number().int() }),
      }),
    )
    .min(1)
    .max(batchMost)
    .refine((ads) => new Set(ads.map(({ id }) => id)).size === ads.length, 'Name each ad once.'),
});

export const bannedWords = z.object({
  words: z
    .string()
    .transform((words) => cleanLine(words).toLowerCase())
    .pipe(
      z.string().min(bannedWordsLength.min, wordsLength).max(bannedWordsLength.max, wordsLength),
    ),
});

const slugs = categories.map(({ slug }) => slug) as [string, ...string[]];
const closed = z.array(z.enum(slugs)).max(slugs.length);

export const categoryPreview = z.object({ closed });
export const categoryChange = z.object({
  closed: closed.meta({ description: 'Slugs of all categories that take no new ads.' }),
  before: closed.meta({ description: 'Those that were closed when the admin looked.' }),
});

const { min: shortestName, max: longestName } = shownNameLength;
const nameLength = `Please enter ${shortestName} to ${longestName} characters.`;
const shownNameText = z
  .string()
  .transform(cleanLine)
  .pipe(z.string().min(shortestName, nameLength).max(longestName, nameLength));
const namedSlugs = namedInCatalogue.map(({ slug }) => slug);
const oneOf = (known: readonly string[]) => z.string().refine((key) => known.includes(key));
const changedNames = z.object({
  names: z.record(oneOf(namedSlugs), shownNameText).meta({
    description: 'By slug of a category or group. Without one: the name in the catalogue.',
  }),
  order: z
    .record(oneOf(orderedInCatalogue), z.array(oneOf(namedSlugs)).max(namedSlugs.length))
    .meta({
      description:
        'All slugs of the categories of a group, under its slug; those of groups under "groups". Without one: the order of the catalogue.',
    }),
});

export const shownCataloguePreview = z.object({ changes: changedNames });
export const shownCatalogueChange = z.object({
  changes: changedNames.meta({ description: 'All that differs from the catalogue.' }),
  before: changedNames.meta({ description: 'What differed when the admin looked.' }),
});

export const settingForm = z.object({
  key: z.enum(settingKeys),
  value: z.string().max(40).nullable().meta({ description: 'Null: back to the configuration.' }),
});

export type ReportForm = z.output<typeof reportForm>;
export type DecisionForm = z.output<typeof decisionForm>;
export type BatchForm = z.output<typeof batchForm>;
