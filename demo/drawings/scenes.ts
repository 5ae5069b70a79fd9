import { pick, type Random, seededRandom } from '../random';
import { canal, coast, country, drive, street, studio } from './backdrops';
import * as belongings from './belongings';
import { type CarColour, type CarShape, car, carColours } from './cars';
import * as clothes from './clothes';
import * as evenings from './evenings';
import * as further from './further';
import * as gadgets from './gadgets';
import * as household from './household';
import { bungalow, cottage, semi, terrace } from './houses';
import * as housewares from './housewares';
import { type Colour, type Frame, mirror, move, shadow, wrapSvg } from './kit';
import * as meetings from './meetings';
import * as moving from './moving';
import * as occasions from './occasions';
import * as pastimes from './pastimes';
import { flats, garage, plot, shopFront, storage, woodland } from './premises';
import {
  bathroom,
  bedroom,
  emptyRoom,
  kitchen,
  livingRoom,
  type Scheme,
  type SchemeName,
  schemes,
  study,
} from './rooms';
import { type Season, seasons } from './scenery';
import * as services from './services';
import * as shows from './shows';
import * as trades from './trades';
import * as vans from './vans';
import { takeOf } from './vary';
import * as vehicles from './vehicles';
import * as workplaces from './workplaces';

type Scene = (variant: string, random: Random) => string;

const season = (random: Random): Season => pick(random, seasons);

const tinted =
  (draw: (colour: Colour, random: Random) => string): Scene =>
  (variant, random) =>
    draw(carColours[variant as CarColour] ?? pick(random, Object.values(carColours)), random);

const furnished =
  (draw: (scheme: Scheme, random: Random) => string): Scene =>
  (variant, random) =>
    draw(schemes[variant as SchemeName] ?? pick(random, Object.values(schemes)), random);

const inSeason =
  (draw: (random: Random, season: Season) => string): Scene =>
  (_, random) =>
    draw(random, season(random));

const parked = (
  body: (colour: Colour) => string,
  scale: number,
  places = [street, drive, country],
) =>
  tinted(
    (colour, random) =>
      pick(random, places)(random, season(random)) +
      move(600 - 400 * scale, 925 - 300 * scale, scale, body(colour)),
  );

const parkedCar = (shape: CarShape) => parked((colour) => car(shape, colour), 1.24);
const working = (body: (colour: Colour) => string, scale: number) =>
  parked(body, scale, [country, drive]);

/** Everything the demo can draw. A variant is a colour or a scheme of a room. */
export const scenes = {
  hatchback: parkedCar('hatchback'),
  estate: parkedCar('estate'),
  saloon: parkedCar('saloon'),
  suv: parkedCar('suv'),
  coupe: parkedCar('coupe'),
  convertible: parkedCar('convertible'),
  dashboard: tinted(vehicles.dashboard),
  van: parked(vans.van, 1.14),
  camper: parked(vans.camper, 1.12),
  minibus: parked(vans.minibus, 1.14),
  lorry: parked((colour) => vans.lorry(colour, '#e9e7e3'), 1.08),
  tipper: working(vans.tipper, 1.14),
  pickup: working(vans.pickup, 1.2),
  caravan: working(vans.caravan, 1.14),
  motorhome: working(vans.motorhome, 1.12),
  motorbike: parked(vehicles.motorbike, 1.14),
  scooter: parked(vehicles.scooter, 1.18),
  tractor: parked(vehicles.tractor, 1.14, [country]),
  horsebox: working(vehicles.horsebox, 1.12),
  quad: parked(vehicles.quad, 1.14, [country]),
  narrowboat: tinted(
    (colour, random) =>
      canal(season(random)) +
      shadow(600, 960, 560, 40, 0.5) +
      move(190, 640, 1.02, vehicles.narrowboat('#2b3040', colour)),
  ),
  alloys: tinted((colour) => studio('#d5d9de') + vehicles.bigWheel(colour, 2)),
  roofbox: tinted((colour) => studio('#dfe3e6') + vehicles.roofBox(colour)),

  terrace: inSeason(terrace),
  semi: inSeason(semi),
  bungalow: inSeason(bungalow),
  cottage: inSeason(cottage),
  flats: inSeason(flats),
  garage: inSeason(garage),
  plot: inSeason(plot),
  woodland: inSeason(woodland),
  storage: (_, random) => storage(random),
  shop: (_, random) => shopFront(random),
  living: furnished(livingRoom),
  bedroom: furnished(bedroom),
  kitchen: furnished(kitchen),
  bathroom: furnished(bathroom),
  empty: furnished(emptyRoom),
  study: furnished(study),

  sofa: furnished(household.sofaScene),
  armchair: furnished(household.armchairScene),
  bed: furnished(household.bedScene),
  table: furnished(household.diningTable),
  wardrobe: furnished(household.wardrobe),
  bookcase: furnished(household.bookcase),
  cushions: furnished(household.curtainsAndCushions),
  washer: tinted(housewares.washingMachine),
  kettle: tinted(housewares.kettleAndToaster),
  crockery: tinted(housewares.crockery),
  houseplants: tinted(housewares.houseplants),
  mower: tinted(housewares.lawnmower),
  clock: tinted(housewares.clockAndVases),
  sewing: tinted(housewares.sewing),
  box: (_, random) => housewares.freeBox(random),

  phone: tinted(gadgets.phone),
  laptop: tinted(gadgets.laptop),
  television: (_, random) => gadgets.television(random()),
  console: tinted(gadgets.console),
  headphones: tinted(gadgets.headphones),
  camera: tinted(gadgets.camera),
  desktop: tinted(gadgets.desktop),
  bicycle: tinted((colour) => pastimes.bicycle(colour, 'summer')),
  wheels: tinted((colour) => pastimes.bicycle(colour, 'autumn')),
  guitar: tinted(pastimes.guitar),
  piano: tinted(pastimes.piano),
  tent: tinted(pastimes.tent),
  games: (_, random) => pastimes.boardGames(random()),
  records: tinted(pastimes.records),
  jacket: tinted(clothes.jacket),
  dress: tinted(clothes.dress),
  trainers: tinted(clothes.trainers),
  handbag: tinted(clothes.handbag),
  watch: tinted(clothes.watch),
  pram: tinted(clothes.pram),
  toys: tinted(clothes.toys),
  exercise: tinted(belongings.exercise),
  collectibles: tinted(belongings.collectibles),
  tools: tinted(belongings.tools),
  shed: tinted(belongings.shed),
  fridge: tinted(further.fridge),
  tablet: tinted(further.tablet),
  desk: tinted(further.desk),
  cat: tinted(further.cat),
  rabbit: tinted(further.rabbit),

  painting: tinted(trades.painting),
  plumbing: tinted(trades.plumbing),
  electrics: tinted(trades.electrics),
  roofing: inSeason(trades.roofing),
  gardening: inSeason(trades.gardening),
  site: inSeason(moving.constructionSite),
  cleaning: tinted(trades.cleaning),
  coding: furnished(services.coding),
  photo: tinted(services.photoStudio),
  party: tinted(occasions.partyTable),
  cake: tinted(occasions.cake),
  salon: tinted(occasions.salon),
  stones: tinted(occasions.spaStones),
  massage: tinted(occasions.massageTable),
  removals: tinted((colour, random) => moving.removals(colour, random, season(random))),
  transport: tinted(moving.transport),
  delivery: tinted((colour, random) => moving.delivery(colour, random, season(random))),
  languages: tinted(services.languageBooks),
  finance: tinted(services.finance),
  crystal: tinted(services.crystalBall),
  dog: tinted((colour, random) => services.dogWalk(colour, season(random), random)),
  office: furnished(workplaces.officeDesks),
  cafe: tinted(workplaces.cafe),
  warehouse: tinted(moving.warehouse),
  care: furnished(workplaces.careHome),
  classroom: tinted(workplaces.classroom),
  restaurant: tinted(workplaces.restaurantKitchen),
  helpdesk: tinted(workplaces.helpDesk),

  coast: (_, random) => coast(random),
  seaside: (_, random) => meetings.seaside(random),
  cups: furnished(meetings.twoCups),
  bench: (_, random) => meetings.parkBench(random),
  city: (_, random) => evenings.cityLights(random),
  balcony: (_, random) => evenings.balcony(random),
  glasses: furnished(evenings.twoGlasses),
  candles: tinted(evenings.candles),
  roses: tinted(evenings.roses),
  silk: tinted(evenings.silkCurtain),
  lamp: furnished(evenings.hotelLamp),
  masks: tinted(shows.masks),
  stage: tinted(shows.stage),
  moon: tinted(shows.moonlitSea),
  nook: furnished(meetings.readingNook),
  turntable: furnished(meetings.recordPlayer),
  boots: (_, random) => meetings.walkingBoots(random),
  chess: furnished(meetings.chess),
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

/** `scene`, `scene/variant`, either with `/2`, `/3` for another take or `/close` for a detail. */
export type Picture = SceneName | `${SceneName}/${string}`;

const isScene = (name: string): name is SceneName => Object.hasOwn(scenes, name);

/** The SVG of a picture, deterministic for each picture and take. Throws for an unknown scene. */
export function drawPicture(picture: Picture, frame: 'square' | 'wide', take: string): string {
  const [name = '', ...words] = picture.split('/');
  if (!isScene(name)) throw new Error(`There is no scene "${name}"`);
  const isClose = words.at(-1) === 'close';
  const view: Frame = isClose ? 'close' : frame;
  const seed = isClose ? picture.slice(0, -'/close'.length) : picture;
  const { tint, cut, isMirrored } = takeOf(seededRandom(`take ${take}`));
  const body = tint(scenes[name](words[0] ?? '', seededRandom(`${seed} ${take}`)));
  return wrapSvg(isMirrored ? mirror(600, body) : body, view, cut);
}
