import type { CarColour } from '../drawings/cars';

/** Colours in which a thing is made or an animal is born; other things come in any. */
const natural: Readonly<Record<string, readonly CarColour[]>> = {
  cat: ['grey', 'black', 'cream', 'orange', 'white'],
  dog: ['cream', 'black', 'grey', 'orange', 'white'],
  rabbit: ['cream', 'grey', 'black', 'white'],
  guitar: ['orange', 'cream', 'black', 'red'],
  piano: ['black', 'white', 'cream'],
  shed: ['cream', 'green', 'grey'],
  laptop: ['silver', 'grey', 'black'],
  tablet: ['silver', 'grey', 'blue', 'black'],
  washer: ['white', 'silver', 'grey', 'black'],
  fridge: ['white', 'silver', 'black', 'cream', 'red'],
  sewing: ['cream', 'black', 'white', 'green'],
  camera: ['black', 'silver', 'grey'],
  watch: ['black', 'navy', 'grey', 'cream'],
  phone: ['black', 'white', 'blue', 'red', 'green', 'silver'],
};

const any: readonly CarColour[] = [
  'red',
  'blue',
  'silver',
  'grey',
  'black',
  'white',
  'green',
  'orange',
  'yellow',
  'teal',
  'navy',
  'cream',
];

export const tintsOf = (scene: string): readonly CarColour[] => natural[scene] ?? any;
