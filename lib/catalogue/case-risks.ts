/**
 * Risks of moderation cases: the queue shows the highest first (docs/decisions/036). A case for
 * several causes has the highest of theirs. What endangers people comes before fraud. Those of reports are in
 * lib/moderation/report-reasons.ts; triggers of the database give a held ad 30, a held adult ad 40,
 * and the card of a suspended member 60.
 */
export const caseRisks = {
  /** By category of the screening rule; other categories have that of a flag. */
  words: {
    'under-age': 115,
    'coercion and trafficking': 110,
    'abuse of care': 100,
    'threats and shaming': 95,
    weapons: 70,
    drugs: 60,
    'hate and abuse': 60,
  } as Record<string, number>,
  /** The classifier found forbidden content in a photo. */
  heldPhoto: 70,
  /** Grows faster than others, because it is due after 72 hours. */
  appeal: 65,
  /** A message with a photo of a removed ad. The same as for a word that holds a message. */
  blockedPhoto: 60,
  /** A member verifies the number of a suspended member. The same as for paying with their card. */
  evasion: 60,
  /** The classifier is in doubt about a photo. */
  flaggedPhoto: 35,
  /** Two members' ads have the same photo. */
  photoMatch: 25,
  /** The classifier did not answer. */
  uncheckedPhoto: 20,
  /** Words that are shown but doubtful. The lowest that screening gives. */
  flag: 20,
  /** An adult ad shown before review. Only reports of untidy or outdated ads are less urgent. */
  shownAdult: 20,
};

/** Added by each further report of the same target. */
export const riskPerReport = 10;

/** Added to a report from a conversation, where somebody is being cheated or threatened just now. */
export const riskInConversation = 15;

/** From this risk on a case counts as urgent: people may be in danger, or several report the same. */
export const urgentRisk = 90;
