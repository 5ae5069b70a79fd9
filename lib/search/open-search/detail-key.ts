/** "fuelType=petrol": details that are filtered by are one list of such words. */
export const detailKey = (name: string, value: string) => `${name}=${value.toLowerCase()}`;

/** "fuelType=Petrol": details that are counted, as typed. */
export const detailLabel = (name: string, value: string) => `${name}=${value}`;

export function splitLabel(label: string): { name: string; value: string } {
  const at = label.indexOf('=');
  return { name: label.slice(0, at), value: label.slice(at + 1) };
}
