import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { detailKey, detailLabel } from '@/lib/search/open-search/detail-key';
import { gap } from '@/lib/search/open-search/gap';
import { titleWords } from '@/lib/search/open-search/title-clause';
import { tokenOf } from '@/lib/search/open-search/words-clause';
import { isOfferedSql, isTradeSql } from '@/lib/search/postgresql/sql/matching-sql';

export type AdDocument = {
  id: string;
  isAdult: boolean;
  categoryGroup: string;
  category: string;
  outcode: string;
  pricePence?: number;
  /** For sorting: ads without a price come last. */
  priceUp: number;
  priceDown: number;
  /** Milliseconds. */
  createdAt: number;
  rankedAt: number;
  expiresAt: number;
  hasPhoto: boolean;
  isTrade: boolean;
  isWanted: boolean;
  isFeatured: boolean;
  words: string;
  title: string;
  details: string[];
  labels: string[];
  numbers: Record<string, number>;
};

/** Above PostgreSQL's largest integer. */
export const noPrice = { up: 2 ** 31, down: -1 };
/** 9999-12-31 */
const never = 253_402_214_400_000;

/** Documents of those ads among `ids` that are public until they expire. */
export const readDocuments = (ids: readonly string[], tx: Db): Promise<AdDocument[]> =>
  readSome(Prisma.sql`a."id" = ANY (${[...ids]}::text[])`, Prisma.empty, tx);

export const readDocumentsAfter = (id: string, most: number, tx: Db): Promise<AdDocument[]> =>
  readSome(Prisma.sql`a."id" > ${id}`, Prisma.sql`ORDER BY a."id" LIMIT ${most}`, tx);

async function readSome(which: Prisma.Sql, order: Prisma.Sql, tx: Db): Promise<AdDocument[]> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT a."id", a."isAdult", a."categoryGroup", a."category", a."outcode", a."title", a."pricePence",
      a."createdAt", a."rankedAt", a."expiresAt", a."facets",
      EXISTS (SELECT FROM "AdImage" i WHERE i."adId" = a."id" AND i."isMain") AS "hasPhoto",
      ${isTradeSql} AS "isTrade", NOT ${isOfferedSql} AS "isWanted",
      EXISTS (SELECT FROM "Placement" p WHERE p."adId" = a."id" AND p."upgrade" = 'featured')
        AS "isFeatured",
      (SELECT json_agg(json_build_array(w.lexeme, w.positions, w.weights))
        FROM unnest(a."search") w) AS "words"
    FROM "Ad" a
    WHERE a."isActive" AND a."moderation" = 'approved' AND a."deletedAt" IS NULL AND ${which} ${order}`;
  return rows.map(toDocument);
}

type Row = Pick<
  AdDocument,
  | 'id'
  | 'isAdult'
  | 'categoryGroup'
  | 'category'
  | 'outcode'
  | 'hasPhoto'
  | 'isTrade'
  | 'isWanted'
  | 'isFeatured'
> & {
  pricePence: number | null;
  createdAt: Date;
  rankedAt: Date;
  expiresAt: Date | null;
  title: string;
  facets: Record<string, unknown> | null;
  words: Lexeme[] | null;
};

type Lexeme = [lexeme: string, positions: number[], weights: string[]];

function toDocument(found: Row): AdDocument {
  const { title, pricePence, createdAt, rankedAt, expiresAt, facets, words, ...row } = found;
  const details = Object.entries(facets ?? {});
  const texts = details.flatMap(([name, value]) =>
    typeof value === 'number' ? [] : [value].flat().map((one) => ({ name, value: String(one) })),
  );
  return {
    ...row,
    ...(pricePence === null ? {} : { pricePence }),
    priceUp: pricePence ?? noPrice.up,
    priceDown: pricePence ?? noPrice.down,
    createdAt: createdAt.getTime(),
    rankedAt: rankedAt.getTime(),
    expiresAt: expiresAt?.getTime() ?? never,
    words: toWords(words ?? []),
    title: titleWords(title),
    details: texts.map(({ name, value }) => detailKey(name, value)),
    labels: texts.map(({ name, value }) => detailLabel(name, value)),
    numbers: Object.fromEntries(
      details.flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
    ),
  };
}

/** The engine's tokenizer would split longer tokens. */
const longestToken = 250;

/** Lexemes with their weights, in text order. */
function toWords(lexemes: readonly Lexeme[]): string {
  const tokens: string[] = [];
  for (const [lexeme, positions, weights] of lexemes) {
    if (lexeme.length > longestToken) continue;
    positions.forEach((position, index) => {
      tokens[position - 1] = tokenOf(lexeme, weights[index] ?? 'D');
    });
  }
  return Array.from(tokens, (token) => token ?? gap).join(' ');
}
