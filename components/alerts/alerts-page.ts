export const addAlertPath = (search: string) =>
  `/my-account/alerts?add=${encodeURIComponent(search)}`;
