import { phrases, wordSet } from '@/lib/search/vocabulary/lists';

/** Accessories. Their ads come after ads for the item itself, unless they are searched for. */
export const accessories: readonly string[] =
  phrases(`accessory, adapter, bag, battery, bracket, box, brake, bulb, cable, cage, cap, carrier, case, casing, charger, cleaner, cover, cushion, filter, frame,
guard, handle, helmet, holder, hook, insert, insurance, jack, key, kit, lead, leg, lesson, light, lock, manual, mat, mirror, mount, pad, panel,
part, parts, pedal, pump, rack, rail, refill, remote, rental, repair, roof, rug, sack, saddle, screen protector, seat, service, shade, sheet, sleeve, spare, spares, stand,
strap, throw, topper, trailer, transport, tray, trim, tyre, wash, wheel, whistle, paddle, stylus, blade, hose, nozzle, lid, peg, cartridge, toner, liner, footmuff, gasket`);

/** Accessories that are not part of an item's own name: a "bed frame" is a bed. */
export const sureAccessories: readonly string[] =
  phrases(`adapter, bag, battery, bracket, bulb, cable, carrier, case, casing, charger, cover, crate, filter, footmuff, guard, handle, helmet, holder, hook,
coop, hutch, controller, feeder, harness, insert, lead, lid, liner, lock, manual, mat, mount, mudguard, parts, pedal, peg, pump, rack, refill, remote, rug, screen protector, sheet, sleeve, spare, stand,
strap, toner, ink, cartridge, topper, tray, trailer, tyre, wheel, stylus, nozzle, hose, gasket, blade, groundsheet, bedding, dock, towbar, tow bar, roof bars, keyring, mattress, arm, wheel trim, headlight, wing mirror, bumper, seat cover, cage, bulkhead, racking,
raincover, rain cover, protector, stabiliser, cosytoes, tripod, door seal, drum pulley, heating element, carbon brushes, pcb, knob, hinge, bracket set, saddle bag, saddlebag`);

/** Souvenirs that show a vehicle. */
export const souvenirs: readonly string[] = phrases(
  `key ring, fob, tin, magazine, brochure, poster, sign, badge, mug, jigsaw, calendar, figurine, magnet, decal, tea towel, coaster, toy, model, tshirt, hoodie, cufflink, print, clock, wallet, jacket, leather jacket, cap, shirt, belt`,
);

/** Directly after an item these are accessories or work: "strimmer line", "chair massage". */
export const ownAccessories: readonly string[] =
  phrases(`boarding, fitter, groomer, grooming, lesson, massage, mechanic, minding, mover, moving, removal, repair, repairer, restoration, sitter, sitting, teacher, tuition,
tutor, tuner, tuning, upholstery, valeting, walk, walker, walking, line, box, shed, stick, desk, table, cleaner, game, key, shelf, polish, paint, oil, sticker, food, pad, seat, peg, stool, cushion, toy, pod, capsule, tablet, salt,
key ring, fob, tin, magazine, brochure, poster, sign, badge, mug, jigsaw, calendar, figurine, magnet, decal, slipmat, descaler, t shirt, tshirt, tee shirt, hoodie, ornament,
pyjama, jumper, binder, wallpaper`);

/** Accessories that are also wanted on their own. */
export const wantedAlone = wordSet(
  'bag case helmet crate coop hutch cage rug bedding trailer tripod tyre wheel mat lock rack stand ink',
);

/** Items whose accessory is often named first: "case iPhone 13". */
export const namedBehindAccessory = wordSet(
  'iphone ipad macbook kindle xbox playstation laptop phone tablet bike pram buggy',
);

/** Of two words, also named first: "tow bar volvo". */
export const carParts: ReadonlySet<string> = new Set(
  phrases(
    'tow bar, roof bars, roof box, roof rack, boot liner, seat covers, wing mirror, alloy wheels, wheel trims, car mats, mud flaps, head light',
  ),
);
