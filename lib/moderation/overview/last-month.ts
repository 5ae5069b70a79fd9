/** The last complete calendar month, in UTC. */
export const lastMonth = (now: Date) => ({
  from: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)),
  to: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())),
});
