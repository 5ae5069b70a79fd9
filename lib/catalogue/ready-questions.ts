const goods = ['Is it still available?', 'When could I collect it?', 'Would you post it?'];

const questionsFor: Record<string, readonly string[]> = {
  property: ['Is it still available?', 'When could I view it?', 'What does the rent include?'],
  vehicles: ['Is it still available?', 'When could I view it?', 'Does it have a service history?'],
  services: ['When could you come?', 'What would it cost?', 'Do you work in my area?'],
  personals: ['Hello! I would like to get to know you.'],
  jobs: [],
};

const adult = ['Are you available today?', 'Hello! I would like to know more.'];

type Standing = { groupSlug: string; isAdult: boolean; categorySlug: string };

export const readyQuestions = ({
  groupSlug,
  isAdult,
  categorySlug,
}: Standing): readonly string[] => {
  if (isAdult) return adult;
  if (categorySlug === 'property-for-sale')
    return ['Is it still available?', 'When could I view it?'];
  return questionsFor[groupSlug] ?? goods;
};

/** Readers of a job apply for it; for "Job Wanted" they write to the person. */
export const takesApplications = ({ groupSlug, categorySlug }: Standing) =>
  groupSlug === 'jobs' && categorySlug !== 'job-wanted';
