import type { DemoAd } from '../demo-ad';
import type { Picture } from '../drawings/scenes';
import { between, pick, type Random } from '../random';
import type { LocalArea } from './areas';
import { fill, lines, paragraphs, some } from './writing';

const schemes = ['sage', 'blush', 'sky', 'cream', 'slate', 'plum'] as const;

/* what | picture | sentences. */
const meetings = lines(`
  people to walk with on Sundays|boots|Eight to twelve miles, a café at the end.;Any pace that allows talking.
  a five-a-side team that needs two more|bench|Tuesdays at seven, standards modest.;Shin pads for optimists.
  a book club with a free chair|nook|One book a month, mostly novels.;You may hate the book, that is the point.
  somebody to learn Italian with|cups|Coffee on Thursdays, twenty minutes of each language.;I am at the stage of ordering and apologising.
  other new parents for morning walks|bench|Prams, thermos flasks, no advice.;Ten o'clock by the gates.
  company for concerts and small gigs|turntable|Folk, jazz, anything in a back room.;I buy the first round.
  a chess opponent of modest strength|chess|Around 1200 on a good evening.;A pub with good light.
  people who draw, badly or well|nook|Sketching in cafés, no teacher.;Pencils can be borrowed.
  a running partner for early mornings|bench|Five kilometres before work.;I need somebody who will be there.
  board-game players, Wednesday evenings|chess|Four of us, long games and short ones.;Snacks are taken seriously.
  a choir that wants basses and altos|records|No audition, good biscuits.;We sing in a church hall that is nearly warm.
  cold-water swimmers|seaside|Two minutes or ten, nobody counts.;Cake afterwards, always.
`);

const meetingOpenings = lines(`
  I moved to {area} in {month} and would like to find {what}.
  {Area}, {age}, looking for {what}.
  Looking for {what} in or around {area}.
  We are a small group in {area}: {what}.
  Is there anybody in {area} who would like this? {What}.
`);

const about = lines(`
  I cook well and park badly.
  Happiest on a train with a book and no plan.
  I work with my hands and read at night.
  Two grown children and one very old cat.
  I laugh at my own jokes, somebody has to.
  Long walks, short films, good bread.
  I like hills, allotments and people who answer letters.
  Not in a hurry; coffee is a fine beginning.
  I dance at weddings, without being asked.
  Kind, solvent and able to put up a shelf.
`);

export function friendship(random: Random, area: LocalArea): DemoAd {
  const [what = '', scene = '', said = ''] = pick(random, meetings).split('|');
  const slots = {
    area: area.name,
    what,
    age: String(between(random, 24, 71)),
    month: pick(random, ['March', 'June', 'August', 'October']),
  };
  return {
    title: fill(
      random,
      pick(random, ['{Area}: {what}', 'Looking for {what}, {area}', '{What} in {area}']),
      slots,
    ).slice(0, 100),
    at: area.outcode,
    pictures: [
      (['nook', 'cups', 'turntable', 'chess'].includes(scene)
        ? `${scene}/${pick(random, schemes)}`
        : scene) as Picture,
    ],
    text: paragraphs(random, [
      fill(random, pick(random, meetingOpenings), slots),
      ...said.split(';'),
      pick(random, about),
    ]),
  };
}

export function relationship(
  random: Random,
  area: LocalArea,
  category: 'Straight Relationships' | 'Gay and Lesbian',
): DemoAd {
  const isWoman = random() < 0.5;
  const self = isWoman ? 'woman' : 'man';
  const other =
    category === 'Straight Relationships'
      ? isWoman
        ? 'a man'
        : 'a woman'
      : isWoman
        ? 'a woman'
        : 'a man';
  const age = between(random, 26, 68);
  const trait = pick(random, [
    'curious',
    'warm',
    'quiet',
    'cheerful',
    'bookish',
    'outdoor',
    'musical',
    'patient',
    'practical',
    'funny',
  ]);
  const love = pick(random, [
    'old films',
    'the hills',
    'cooking',
    'gardens',
    'live music',
    'the sea',
    'bad puns',
    'museums',
    'dancing',
    'slow Sundays',
  ]);
  const meant = `${age}-year-old ${trait} ${self}, ${area.name}`;
  return {
    title: pick(random, [
      `${trait.charAt(0).toUpperCase()}${trait.slice(1)} ${self} in ${area.name}, ${age}, loves ${love}`,
      `${area.name}: ${self}, ${age}, ${love} and you?`,
      `${age}, ${trait}, ${area.name}, hoping to meet ${other} who likes ${love}`,
    ]),
    at: area.outcode,
    who: self,
    pictures: [
      `${pick(random, ['cups', 'nook', 'glasses', 'turntable'] as const)}/${pick(random, schemes)}` as Picture,
    ],
    text: paragraphs(random, [
      pick(random, [
        `I am a ${meant}, and would like to meet ${other} for something that lasts.`,
        `A ${meant}. Looking for ${other} within about ten years of my age.`,
        `${area.name} is home, ${love} is how I spend Sundays, and I am ${age}.`,
        `At ${age} I know what I like: ${love}, honesty, a decent breakfast.`,
      ]),
      ...some(random, about, 3),
      pick(random, [
        'Tell me what made you laugh this week.',
        'Write three true things and one that is not.',
        'A photograph is nice, a letter is nicer.',
        'Coffee first, then we shall see.',
      ]),
    ]),
  };
}
