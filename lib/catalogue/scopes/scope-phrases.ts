/* "Cars for sale" (in Ilford), "1 car", "42 cars": by the slug of a group or category. */

export type ScopePhrase = { title: string; one: string; many: string };

const phrase = (title: string, one: string, many: string): ScopePhrase => ({ title, one, many });

export const adsFor = (title: string, subject = title.toLowerCase()) =>
  phrase(title, `ad for ${subject}`, `ads for ${subject}`);

export const scopePhrases: Readonly<Record<string, ScopePhrase>> = {
  all: phrase('Classified ads', 'ad', 'ads'),
  adult: phrase('Adult ads', 'adult ad', 'adult ads'),

  personals: phrase('Personals', 'personal ad', 'personal ads'),
  'friendship-friends': phrase('New friends', 'friendship ad', 'friendship ads'),
  'straight-relationships': phrase('Straight dating', 'dating ad', 'dating ads'),
  'gay-and-lesbian': phrase('Gay and lesbian dating', 'dating ad', 'dating ads'),
  'gay-escorts': phrase('Gay escorts', 'gay escort', 'gay escorts'),
  'trans-escorts': phrase('Trans escorts', 'trans escort', 'trans escorts'),
  'adult-dating': phrase('Adult dating', 'adult dating ad', 'adult dating ads'),
  'escorts-and-massages': adsFor('Escorts and massages'),
  'adult-entertainment': adsFor('Adult entertainment'),
  swingers: phrase('Swingers', 'swingers ad', 'swingers ads'),

  services: phrase('Services', 'service', 'services'),
  'find-a-tradesman': phrase('Tradespeople', 'tradesperson', 'tradespeople'),
  'web-and-it-services': phrase('Web and IT services', 'web or IT service', 'web and IT services'),
  'models-auditions-photography': adsFor('Models, auditions and photography'),
  'event-planning-and-catering': adsFor('Event planning and catering'),
  'health-beauty': adsFor('Health and beauty services'),
  massage: adsFor('Massage'),
  'removals-and-storage-services': adsFor('Removals and storage'),
  'transport-services': phrase('Transport services', 'transport service', 'transport services'),
  'interpreting-translation': adsFor('Interpreting and translation'),
  'financial-services': phrase('Financial services', 'financial service', 'financial services'),
  'astrology-psychics': adsFor('Astrology and psychics'),
  'other-services': phrase('Other services', 'other service', 'other services'),

  'buy-and-sell': phrase('Things for sale', 'thing for sale', 'things for sale'),
  home: adsFor('Furniture and things for the home'),
  leisure: adsFor('Sports, hobbies and leisure things', 'sports, hobbies and leisure'),
  electronics: adsFor('Electronics for sale', 'electronics'),
  fashion: adsFor('Clothes and fashion for sale', 'clothes and fashion'),
  'free-stuff-swap': adsFor('Free stuff and swaps', 'free stuff and swaps'),
  miscellaneous: phrase('Other things for sale', 'other thing for sale', 'other things for sale'),

  property: phrase('Property', 'property', 'properties'),
  'property-to-rent': phrase('Property to rent', 'property to rent', 'properties to rent'),
  'flatshare-rooms-to-rent': phrase(
    'Flatshares and rooms to rent',
    'room to rent',
    'rooms to rent',
  ),
  'property-for-sale': phrase('Property for sale', 'property for sale', 'properties for sale'),
  'land-for-sale': phrase('Land for sale', 'plot of land for sale', 'plots of land for sale'),
  'garage-storage': adsFor('Garages and storage'),
  'commercial-property': phrase(
    'Commercial property',
    'commercial property',
    'commercial properties',
  ),

  vehicles: phrase('Vehicles', 'vehicle ad', 'vehicle ads'),
  cars: phrase('Cars for sale', 'car', 'cars'),
  'motorbikes-and-scooters': phrase(
    'Motorbikes and scooters for sale',
    'motorbike or scooter',
    'motorbikes and scooters',
  ),
  vans: phrase('Vans for sale', 'van', 'vans'),
  caravans: phrase('Caravans for sale', 'caravan', 'caravans'),
  trucks: phrase('Trucks for sale', 'truck', 'trucks'),
  'vehicle-accessories': adsFor('Vehicle parts and accessories'),
  'other-vehicles': phrase('Other vehicles for sale', 'other vehicle', 'other vehicles'),

  jobs: phrase('Jobs', 'job ad', 'job ads'),
  'job-offers': phrase('Job offers', 'job offer', 'job offers'),
  'job-wanted': phrase(
    'People looking for work',
    'person looking for work',
    'people looking for work',
  ),
  'part-time-jobs': phrase('Part-time jobs', 'part-time job', 'part-time jobs'),
  'full-time-jobs': phrase('Full-time jobs', 'full-time job', 'full-time jobs'),
  'freelance-jobs': phrase('Freelance jobs', 'freelance job', 'freelance jobs'),
  internships: phrase('Internships', 'internship', 'internships'),
};
