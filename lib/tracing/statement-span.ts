import { isTraced, type OpenSpan, startCall } from './spans';

const longestStatement = 500;

/** `text` has placeholders for values; literals are removed. */
export function startStatement(pool: string, text: string): OpenSpan | undefined {
  if (!isTraced()) return undefined;
  const statement = text
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestStatement);
  const operation = statement.split(' ', 1)[0]?.toUpperCase() ?? '';
  return startCall(operation, {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': statement,
    'townboard.pool': pool,
  });
}
