/* The specification's enumerations (section 3), in display order. */

export const services = [
  'A Levels',
  'BDSM',
  'Dining',
  'Domination',
  'DUO',
  'Escorting',
  'Fetish',
  'French Kiss',
  'GFE',
  'Massage',
  'Modelling',
  'OW',
  'OWO',
  'PSE',
  'Quickie',
  'Role play',
  'Stress Relief',
  'Strip-tease',
  'Tantric Massage',
  'Travel',
  'WS',
  'Phone',
  'Webcam',
] as const;

export const languages = [
  'English',
  'Spanish',
  'French',
  'Italian',
  'German',
  'Portuguese',
  'Russian',
  'Chinese',
  'Other',
] as const;

export const ethnicities = [
  'White',
  'Black',
  'Asian',
  'Mixed',
  'Latino',
  'Arab',
  'Indian',
  'Mediterranean',
  'Oriental',
  'European',
  'African',
  'Other',
] as const;

export const nationalities = [
  'United Kingdom',
  'Ireland',
  'France',
  'Germany',
  'Italy',
  'Spain',
  'Portugal',
  'Netherlands',
  'Belgium',
  'Poland',
  'Romania',
  'Bulgaria',
  'Hungary',
  'Czech Republic',
  'Slovakia',
  'Greece',
  'Sweden',
  'Lithuania',
  'Latvia',
  'Ukraine',
  'Russia',
  'Turkey',
  'Brazil',
  'Colombia',
  'United States',
  'Canada',
  'Australia',
  'India',
  'China',
  'Japan',
  'Thailand',
  'Other',
] as const;

export const advertiserTypes = ['Independent', 'Agency'] as const;
export const genders = ['Male', 'Female', 'Transgender', 'Non-binary'] as const;
export const serviceAudiences = ['Men', 'Women', 'Couples'] as const;

/** Keys are incall_1h, outcall_overnight and so on. */
export const rateDurations = ['15min', '30min', '1h', '2h', '4h', 'overnight'] as const;

export const propertyTypes = ['Flat', 'Studio', 'House', 'Commercial', 'Garage', 'Land'] as const;
export const yesNo = ['Yes', 'No'] as const;
export const yesSomeNo = ['Yes', 'Some', 'No'] as const;
export const petAnswers = ['Yes', 'By agreement', 'No'] as const;
export const lettingTypes = ['Room', 'Whole place'] as const;
export const furnishings = ['Furnished', 'Part furnished', 'Unfurnished'] as const;
export const epcRatings = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export const councilTaxBands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** Of ads for goods, homes and jobs. */
export const adTypes = ['Offer', 'Wanted'] as const;

export const fuelTypes = ['Petrol', 'Diesel', 'Hybrid', 'Electric', 'Other'] as const;
export const transmissions = ['Manual', 'Automatic', 'Semi-auto', 'Other'] as const;
export const bodyTypes = [
  'Hatchback',
  'Sedan',
  'SUV',
  'Coupe',
  'Convertible',
  'Van',
  'Pickup',
  'Other',
] as const;
export const vehicleSellerTypes = ['Individual', 'Dealer'] as const;
export const vehicleOfferTypes = ['sell', 'buy'] as const;

export const availabilities = ['Weekdays', 'Weekends', 'Evenings', 'Flexible'] as const;
export const serviceRateTypes = ['per hour', 'fixed'] as const;
export const serviceModes = ['Remote', 'On-site', 'Both'] as const;

export const conditions = ['New', 'Like new', 'Good', 'Fair', 'For parts or repair'] as const;
export const workplaces = ['On-site', 'Hybrid', 'Remote'] as const;
export const jobHours = ['Part time', 'Full time', 'Full or part time'] as const;
export const contractTypes = [
  'Permanent',
  'Fixed term',
  'Temporary',
  'Freelance',
  'Apprenticeship',
  'Internship',
] as const;

export function vehicleYears(now: Date): string[] {
  const current = now.getFullYear();
  return Array.from({ length: 40 }, (_, index) => String(current - index));
}

export const memberGenders = ['Female', 'Male', 'Non-binary', 'Other'] as const;
