import { Client } from '@opensearch-project/opensearch';
import { alias } from '@/lib/search/open-search/multi-search.ts';
import { failure } from '../../launch/preflight.mjs';
import { askDatabase } from './ask-database.ts';

const timeoutMs = 5_000;
const longestLag = 120;

type Outbox = { isNoted: boolean; waiting: number; lag: number; refused: string[] };

export async function probeSearch(databaseUrl: string, url: string | undefined): Promise<string> {
  const { isNoted, waiting, lag, refused } = await readOutbox(databaseUrl);
  if (!url) {
    if (isNoted) {
      throw failure(
        'changes are noted for an engine, and SEARCH_URL is not set: npm run search:rebuild -- --off',
      );
    }
    return 'by PostgreSQL';
  }
  const ads = await countAds(url);
  if (!isNoted) throw failure('does not hear of changes: npm run search:rebuild');
  if (lag > longestLag) {
    throw failure(
      `has not heard of ${waiting} changes for ${Math.round(lag)} s: see the worker's log`,
    );
  }
  if (refused.length > 0) throw failure(`refused ${refused.join('; ')}`);
  return `by OpenSearch: ${ads} ads, ${waiting} changes wait`;
}

const readOutbox = (url: string): Promise<Outbox> =>
  askDatabase(
    url,
    async (client) => {
      const { rows } = await client.query(`
      SELECT (SELECT tgenabled <> 'D' FROM pg_trigger WHERE tgname = 'Ad_search_change') AS "isNoted",
        count(*) FILTER (WHERE "refusedAs" IS NULL)::int AS "waiting",
        coalesce(extract(epoch FROM now() - min("createdAt") FILTER (WHERE "refusedAs" IS NULL)), 0)::float
          AS "lag",
        coalesce((array_agg("adId" || ' (' || "refusedAs" || ')')
          FILTER (WHERE "refusedAs" IS NOT NULL))[:5], '{}') AS "refused"
      FROM "SearchChange"`);
      return rows[0];
    },
    () => 'cannot be examined: see Database',
  );

async function countAds(url: string): Promise<number> {
  const client = new Client({ node: url, maxRetries: 0, requestTimeout: timeoutMs });
  try {
    const { body } = await client.count({ index: alias });
    return body.count;
  } catch (error) {
    const isMissing = (error as { statusCode?: number }).statusCode === 404;
    throw failure(
      isMissing
        ? 'has no index: npm run search:rebuild'
        : `cannot be used, so PostgreSQL answers (${(error as Error).message})`,
    );
  } finally {
    await client.close();
  }
}
