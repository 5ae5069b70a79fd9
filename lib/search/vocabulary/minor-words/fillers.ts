import { phrases, wordSet } from '@/lib/search/vocabulary/lists';
import { nearVisitor } from '@/lib/search/vocabulary/near-visitor';

/* Filler words around the subject, which are dropped while other words remain. */

const seekers = phrases(
  'couple, young couple, professional couple, working couple, retired couple, family, young family, family of three, family of four, family of 4, student, students, professional, young professional, single professional, pensioner',
);
const seeking = phrases('looking for, seeking, seeks, needs, need, after');

export const fillers: readonly string[] = [
  ...nearVisitor,
  ...seekers.flatMap((seeker) => seeking.map((verb) => `${seeker} ${verb}`)),
  ...phrases(`
load of, loads of, a load of, for cash, cash paid, cash waiting, cash ready, i am looking for, i'm looking for, im looking for, looking for, looking to buy, looking to rent, i am searching for, searching for, search for, i need, i want, i would like, i'd like, we need, need, want to buy, wanting to buy, want to rent, want, where can i find, where can i buy, find me, show me, does anyone have, available, available now, available immediately, hiya, hey, hello there, anyone know of, does anyone know of, do you have, have you got, got any, any chance of, wanting, in search of, on the hunt for, desperately need, desperate for, really need,
anyone selling, anyone got, has anyone got, can i get, trying to find, hunting for, after a, to buy, buy, for sale, on sale, for me, please, pls, plz, thanks, thank you, hi, hello, asap, urgent, urgently, cheap, cheapest, inexpensive, affordable, bargain, good value, low cost, low price, reasonably priced, reasonable price, second hand, secondhand, 2nd hand, pre owned, preowned, pre loved, preloved, used, in good condition, good condition, in excellent condition, excellent condition, great condition, in great condition, decent condition, in working order, working order, fully working, good quality, quality, decent, nice, lovely, reliable, best, great, locally, local, in the uk, uk, in britain, in great britain, uk wide, nationwide, anywhere, any, some, no experience needed, no experience required, no experience, immediate start, start immediately, asap please, must be cheap, going cheap, in or near, thank u, ta,
got one to sell, i have one to sell, ive got one to sell, have one to sell, got one for sale, anyone want to buy one, anyone want one,
start monday, starting monday, start tomorrow, start asap, starting asap, start straight away, while im at work, while i'm at work, when im at work, when i'm at work, or similar, or something similar, or anything similar, while you wait, while u wait, while i wait, on the spot, ono, o.n.o, or nearest offer, ovno, obo, oiro, oieo, cheap to insure, cheap insurance, low insurance, cheap to run, cheap on tax, low tax, high mileage ok, any mileage, can collect, will collect, you collect, must collect, buyer collects, buyer to collect, you dismantle, buyer dismantles, buyer to dismantle, can pick up, collection only, cash buyer, what have you got, no call out charge, no call out fee, free quote, free quotes, quote, quotes, price for, free estimate, quick sale, must be local, not too far, within reason, ideally, preferably, if possible, wld like, with everything, with everything you need, lookin for, lookin 4, looking 4, im after, i'm after, were looking for, we're looking for, we are looking for, do u have, any1 selling, anyone sellin, hi all, hiya all, hello all, good afternoon, good morning, good evening,
would anybody have, would anybody be selling, would anyone be selling, wanted or for sale, for sale or wanted, cheap tax, cheap road tax, low road tax, free tax, free road tax, no road tax, zero tax, dear sirs, dear sir, dear madam, dear sir or madam, dear all, kindly, i should be obliged for, i should be grateful for, i would be grateful for, i would be obliged for, i should like, i should like to find, i should like to buy, i would like to find, i would like to buy, i would like to rent, i'd like to buy, i'd like to rent, i'd like to find, i wish to buy, i wish to rent, could you help me find, can you help me find, please help me find, could anyone recommend, can anyone recommend, could anybody recommend, can anybody recommend, anyone recommend, can someone recommend, could someone recommend, does anybody have, does anyone know, does anybody know of, has anybody got, have you any, would anyone have, is there anyone selling, is anyone selling, anybody selling, anybody got, anyone have, anyone with, my husband and i are looking for, my wife and i are looking for, my partner and i are looking for, we would like, we'd like, we want, we are after, we're after, my son needs, my daughter needs, my mum needs, my mother needs, my dad needs, in the market for, on the lookout for, on the look out for, looking out for, ideally a, hopefully, many thanks, thanks in advance, thank you in advance, kind regards, regards, cheers, much appreciated, preferably not too expensive, not too expensive, not too dear, on a budget, on budget, budget, low budget, for sale or rent, not a real one, not real one, not the real one, lol, haha, non smoker, non smokers, non smoking, non-smoker, non-smoking, nonsmoker, 4 sale, 2 buy, for cheap, cheap as chips, as cheap as chips, dirt cheap, proper cheap, quick, quickly, today, tonight, this week, right now, straight away, straightaway, soon as possible, as soon as possible, pronto, trade price, at a good price, for a good price, good price, best price, fair price, sensible price, sensible money, cash on collection, can pick it up, must go, any condition, good runner, good working order, in good working order, good clean, used but good, well looked after, one careful owner, genuine, uber ready, good battery life, good battery health, where can i rent, no leaks, no animal, no animals, site fees paid, dont mind high miles, don't mind high miles, dont mind high mileage, don't mind high mileage, high miles ok, cheep, immaculate, immaculate condition, very good condition, in very good condition, perfect condition`),
];

/** Sentences and what remains of them. */
export const fillerExamples: readonly (readonly [string, string])[] = [
  ['i am looking for a sofa', 'sofa'],
  ['cheap sofa', 'sofa'],
  ['second hand bike near me', 'bike'],
  ['sofa for sale', 'sofa'],
  ['used laptop please', 'laptop'],
  ['sofa in good condition', 'sofa'],
  ['reliable plumber', 'plumber'],
  ['young couple looking for sofa', 'sofa'],
  ['carer available', 'carer'],
  ['bike ono', 'bike'],
  ['oiro bungalow', 'bungalow'],
  ['key cutting while you wait', 'key cutting'],
  ['hi-fi separates', 'hi-fi separates'],
  ['panda low insurance', 'panda'],
  ['estate car dont mind high miles', 'estate car'],
];

export const onlyFillers: readonly string[] = ['cheap', 'used', 'for sale', 'best', 'quality'];

/** Words with which people ask, and which say little of what they ask for. */
export const askingWords: ReadonlySet<string> = wordSet(
  `somebody someone something somewhere anyone anybody anything anywhere everyone everything need needs needed needing want wants wanted wanting
   looking look looks find finding get gets getting got give gives take takes buy buying sell selling can could would like likes love loves loving
   help helps good best better nice great please thanks lot lots thing things stuff bit bits way ways go goes going come comes coming put puts keep keeps
   make makes making use uses using used im ive dont doesnt cant wont isnt id ill theres whats day days week weeks month months year years time times
   new old big small little wee cheap cheaper under over around near nearby local live lives living able sort kind type one ones whole fully maybe
   really quite still also even ever never always start starting started do does doing done have has having let lets tell know try trying
   man woman lady gentleman person people folk guy mate son daughter mum mam mother dad father gran nan grandad grandson granddaughter husband wife
   boyfriend girlfriend partner friend friends family kid kids child children brother sister boy girl lad`,
);
