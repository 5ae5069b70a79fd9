/** The page that saves an alert for a search. */
export const addAlertPath = (search: string) =>
  `/my-account/alerts?add=${encodeURIComponent(search)}`;
