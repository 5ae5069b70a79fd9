import { cursorOfQuery } from '@/lib/search/engine/found-list';
import { formatCursor } from '@/lib/search/query/cursor';
import type { SearchQuery } from '@/lib/search/query/search-query';

/* Cursors contain integers: the bits of OpenSearch's float, larger than any score of PostgreSQL. */

const leastBits = 2 ** 26;
const bits = new DataView(new ArrayBuffer(4));

export function keyOfScore(score: number): number {
  bits.setFloat32(0, score);
  return bits.getUint32(0);
}

export function scoreOfKey(key: number): number {
  if (key < leastBits) return key;
  bits.setUint32(0, key);
  return bits.getFloat32(0);
}

/** The same position in PostgreSQL's list, whose scores are integers and lower by `surplus`. */
export function withWholeScore(query: SearchQuery, surplus: number): SearchQuery {
  const cursor = query.sort === 'relevance' ? cursorOfQuery(query) : null;
  if (!cursor || !query.cursor) return query;
  const [moment = null, score] = cursor.keys;
  if (!score || score < leastBits) return query;
  const whole = Math.max(0, Math.round(scoreOfKey(score) - surplus));
  const value = formatCursor(query.sort, { keys: [moment, whole], id: cursor.id });
  return { ...query, cursor: { ...query.cursor, value } };
}
