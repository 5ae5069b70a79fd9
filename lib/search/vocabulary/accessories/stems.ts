/** Stems that differ from the word. PostgreSQL would stem some hundred words for each search. */
const lines = `
accessory accessori, adapter adapt, amplifier amplifi, aquaroll aquarol, attachment attach, automatic automat,
sharpener sharpen, sharpening sharpen,
aviary aviari, awning awn, badge badg, bars bar, baseplate basepl, battery batteri, bearing bear, bedding bed,
bivvy bivvi, boarding board, bottle bottl, bridle bridl, briquette briquett, brochure brochur, brushes brush,
buggy buggi, buoyancy buoyanc, cable cabl, caddy caddi, canopy canopi, capsule capsul, cartridge cartridg,
casing case, ceiling ceil, changing chang, charging charg, chemical chemic, chlorine chlorin, computer comput,
controller control, cosytoes cosyto, coupling coupl, crevice crevic, cycling cycl, descaler descal, detergent deterg,
divider divid, docking dock, dressing dress, earphone earphon, effects effect, electric electr, enclosure enclosur,
extension extens, fence fenc, figurine figurin, fixing fix, flange flang, fridge fridg, graphics graphic,
grazing graze, grooming groom, guppy guppi, handle handl, hardwire hardwir, harness har, haylage haylag,
headcover headcov, headphones headphon, heating heat, henhouse henhous, hinge hing, hoodie hoodi, horse hors,
house hous, hurdle hurdl, incubator incub, insole insol, instruction instruct, insurance insur, keyring keyr,
kindling kindl, lance lanc, landing land, leathers leather, lens len, levelling level, ligature ligatur,
lighting light, livery liveri, logs log, lubricant lubric, magazine magazin, massage massag, mechanic mechan,
memory memori, minding mind, mobile mobil, mouse mous, mouthpiece mouthpiec, moving move, muzzle muzzl, nappy nappi,
needle needl, netting net, nozzle nozzl, opener open, organiser organis, paddle paddl, parts part,
portafilter portafilt, poultry poultri, practice practic, propeller propel, racking rack, raincover raincov,
rangefinder rangefind, refill refil, remote remot, removal remov, repairer repair, reproofer reproof,
restoration restor, riding ride, saddle saddl, safety safeti, scratching scratch, selfie selfi, service servic,
shaving shave, shearing shear, shorts short, silicone silicon, sitting sit, sleeping sleep, sleeve sleev,
spares spare, stabiliser stabilis, stable stabl, stacking stack, staging stage, steering steer, storage storag,
surface surfac, table tabl, tackle tackl, thermometer thermomet, tongs tong, triangle triangl, tuning tune,
turntable turntabl, upholstery upholsteri, valance valanc, valeting valet, valve valv, waders wader, walking walk,
wallpaper wallpap, waste wast, whistle whistl
`;

const stems: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split(/,\s/)
    .map((line) => line.split(' ') as [string, string]),
);

export const stemOf = (word: string): string => stems.get(word) ?? word;
