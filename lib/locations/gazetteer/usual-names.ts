/* Short names that usually mean a larger place than the one with that name: name and slug of the area. */
export const usualNames: ReadonlyMap<string, string> = new Map([
  ['newcastle', 'newcastle-upon-tyne'],
  ['stoke', 'stoke-on-trent'],
  ['southend', 'southend-on-sea'],
  ['kingston', 'kingston-upon-thames'],
  ['tunbridge', 'tunbridge-wells'],
  ['henley', 'henley-on-thames'],
  ['hillsborough', 'hillsborough-sheffield'],
]);
