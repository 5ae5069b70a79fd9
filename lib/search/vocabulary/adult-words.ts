import { wordSet } from './lists';

/** Never suggested, even if ads outside the adult section have them in their titles. */
export const adultWords: ReadonlySet<string> = wordSet(
  `adult adults bdsm bondage dildo dogging domina dominatrix erotic erotica escort escorts fetish fetishes fuck gfe
   hooker horny incall kinky lingam milf naked naughty nude nudes nudity nuru onlyfans orgasm orgy outcall owo penis
   porn porno pornography prostitute prostitution sensual sex sexual sexy shemale slut striptease swinger swingers tantric
   topless upskirt vagina vibrator vibrators whore xxx`,
);
