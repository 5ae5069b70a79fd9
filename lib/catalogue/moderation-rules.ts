/* The rules that a decision can cite, shown to moderators, sellers and in figures. */

type Rule = {
  key: string;
  title: string;
  breach: string;
  remedy: string;
};

const rule = <const Key extends string>(key: Key, title: string, breach: string, remedy: string) =>
  ({ key, title, breach, remedy }) satisfies Rule;

/** In the order of the moderators' list and its number keys. */
export const moderationRules = [
  rule(
    'scam',
    'Misleading or fraudulent',
    'The ad looks fraudulent or misleads people about what is offered.',
    'Describe truthfully what you offer, and do not ask for payment in advance.',
  ),
  rule(
    'prohibited',
    'Things that may not be sold here',
    'It offers something that may not be sold here, such as weapons, drugs, medicines or stolen goods.',
    'Remove everything that may not be sold. If that is the whole ad, please delete it.',
  ),
  rule(
    'counterfeit',
    'Counterfeit goods',
    'It offers copies of a brand as if they were genuine.',
    'Offer genuine goods only, and name only their real brands.',
  ),
  rule(
    'adult-content',
    'Sexual content outside the adult categories',
    'The text or a photo is sexual, or it offers sexual services in a category that is not for adults.',
    'Remove the sexual content. Adult services belong in an adult category.',
  ),
  rule(
    'no-consent',
    'Somebody else’s photos or details',
    'It shows photos, a number or details of somebody who has not agreed to that.',
    'Use your own photos and your own number only.',
  ),
  rule(
    'hate',
    'Hatred, threats or exclusion',
    'It insults or threatens people, or excludes them for who they are.',
    'Remove those words. Everybody may reply to an ad.',
  ),
  rule(
    'contact-details',
    'Contact details in the text',
    'The title or description has phone numbers, addresses or links.',
    'Take them out of the text. Use the fields for the phone number and the website.',
  ),
  rule(
    'wrong-category',
    'Wrong category or place',
    'The ad is in the wrong category or place.',
    'Choose the category and the place that fit.',
  ),
  rule(
    'duplicate',
    'The same ad again',
    'The same offer has been posted more than once.',
    'Keep one ad, and repost it instead of posting another.',
  ),
  rule(
    'under-age',
    'Somebody who may be under 18',
    'Somebody in the ad is, or appears to be, under 18.',
    'Nobody under 18 may be in an adult ad, and nothing may suggest it.',
  ),
  rule(
    'coercion',
    'Somebody who may not be free to choose',
    'There are signs that somebody in the ad is controlled or forced by others.',
    'If you need help yourself, call the Modern Slavery Helpline on 08000 121 700, day and night.',
  ),
  rule(
    'animals',
    'Animals',
    'It offers animals in a way that is against the law or harms them.',
    'State licence and microchip, and do not sell an animal before it may leave its mother.',
  ),
  rule(
    'other',
    'Another rule of the terms',
    'It breaks a rule of the terms; see the note.',
    'Please read the note and the terms, and change what it names.',
  ),
] as const;

export type RuleKey = (typeof moderationRules)[number]['key'];

export const ruleKeys = moderationRules.map(({ key }) => key) as [RuleKey, ...RuleKey[]];

/** A stored key may refer to a removed rule. */
export const ruleOf = (key: string | null): Rule | undefined =>
  moderationRules.find((each) => each.key === key);
