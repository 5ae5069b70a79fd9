export const regions = [
  { code: 'LN', name: 'London', slug: 'london' },
  { code: 'SE', name: 'South East', slug: 'south-east' },
  { code: 'SW', name: 'South West', slug: 'south-west' },
  { code: 'EE', name: 'East of England', slug: 'east-of-england' },
  { code: 'EM', name: 'East Midlands', slug: 'east-midlands' },
  { code: 'WM', name: 'West Midlands', slug: 'west-midlands' },
  { code: 'YH', name: 'Yorkshire and the Humber', slug: 'yorkshire-and-the-humber' },
  { code: 'NW', name: 'North West', slug: 'north-west' },
  { code: 'NE', name: 'North East', slug: 'north-east' },
  { code: 'SC', name: 'Scotland', slug: 'scotland' },
  { code: 'WA', name: 'Wales', slug: 'wales' },
  { code: 'NI', name: 'Northern Ireland', slug: 'northern-ireland' },
  {
    code: 'CD',
    name: 'Isle of Man and Channel Islands',
    slug: 'isle-of-man-and-channel-islands',
  },
] as const;

export type Region = (typeof regions)[number];
export type RegionCode = Region['code'];

const byCode: ReadonlyMap<string, Region> = new Map(regions.map((region) => [region.code, region]));

export const regionByCode = (code: string): Region | undefined => byCode.get(code);
