/** "fuelType=petrol": filterable details are stored as one list of these. */
export const detailKey = (name: string, value: string) => `${name}=${value.toLowerCase()}`;

/** "fuelType=Petrol": details for counting, as typed. */
export const detailLabel = (name: string, value: string) => `${name}=${value}`;

export function splitLabel(label: string): { name: string; value: string } {
  const at = label.indexOf('=');
  return { name: label.slice(0, at), value: label.slice(at + 1) };
}
