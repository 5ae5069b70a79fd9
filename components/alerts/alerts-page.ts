/** The page that saves the alert for a search. */
export const addAlertPath = (search: string) =>
  `/my-account/alerts?add=${encodeURIComponent(search)}`;
