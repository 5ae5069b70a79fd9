const counts = [
  ['4', 'four'],
  ['6', 'six'],
  ['8', 'eight'],
] as const;
const seated = counts.flatMap(([digit, word]) =>
  [digit, word].map(
    (count) =>
      `${count} chairs: ${[digit, word].flatMap((other) => [`${other} chairs`, `${other} seats`, `seats ${other}`, `set of ${other}`]).join(', ')}`,
  ),
);
const seats = counts.flat();
const tables = [
  'extending oak',
  'extending pine',
  'extending glass',
  'extending table',
  'drop leaf',
  'gateleg',
  'gate leg',
  'draw leaf',
  'refectory table',
  ...seats.flatMap((count) => [`table and ${count}`, `table plus ${count}`, `table with ${count}`]),
].join(', ');

export const furniture = `
bed: divan, bedstead
double bed: double divan, double bedstead, 4ft6 bed, 4ft 6 bed, four foot six
king size bed: king size divan, king divan, king bed, kingsize divan
sofa: chesterfield, sofa bed, sofabed, suite, three piece suite, 3 piece suite, snuggler, chaise longue, 2 seater, 3 seater, three seater, two seater
furniture: sofa, couch, settee, armchair, chair, table, wardrobe, chest of drawers, bed, bookcase, sideboard, desk, cabinet
bedroom furniture: bed, wardrobe, chest of drawers, bedside table, dressing table
dining furniture: dining table, dining chairs
living room furniture: sofa, armchair, coffee table, tv stand
bedding: duvet, quilt, pillow, sheets, bed linen, bed set, duvet set
suite: sofa set
sideboard: g plan, ercol
rocking chair: ercol
armchair: parker knoll, wingback, recliner, wing chair, fireside chair, tub chair
chair: armchair, recliner, stool
chest of drawers: drawer, set of drawers, five drawers, four drawers, six drawers, chest of three, chest of four, chest of five, chest of six
dining table: table and chairs, table with chairs, ${tables}
furniture: table and chairs, dresser, ottoman
3 piece suite: settee and two armchairs, settee and two chairs, sofa and two armchairs, sofa and two chairs, sofa and 2 chairs, sofa and 2 armchairs
three piece suite: settee and two armchairs, settee and two chairs, sofa and two armchairs, sofa and two chairs, sofa and 2 chairs, sofa and 2 armchairs
tv stand: tv unit, media unit, tv bench, entertainment unit
6ft bed: super king bed, superking bed, super king divan, super king frame, super king ottoman, super kingsize bed
5ft bed: king size bed, kingsize bed, king size divan, king bed, five foot divan
4ft6 bed: double bed, double divan
4ft bed: small double bed, small double
3ft bed: single bed, single divan
super king bed: 6ft bed, super king divan, super king frame, super king ottoman, six foot bed, 6 ft bed, six foot divan, 6ft divan
small double bed: 4ft bed, small double
storage bed: ottoman bed, divan with drawers, bed with drawers
cube storage: kallax, expedit, cubes, cube shelves, cube unit
ikea storage unit: kallax, expedit, trofast, besta, eket
toy storage unit: trofast, toy storage
cube storage unit: kallax, expedit, cubes, cube shelves, cube unit
bookcase: billy, shelving
shelving unit: kallax, expedit, billy, bookcase
lamp: anglepoise, lava lamp, lantern
light: chandelier, pendant
floor lamp: standard lamp, uplighter
cupboard: cabinet, larder unit
antiques: georgian, victorian, edwardian, art deco
wardrobe: sliding door robe, triple robe, double robe, ikea pax, armoire, pax, door robe
bunk bed: bunks, triple sleeper
corner sofa: corner unit sofa
6ft bed: six foot bed, six foot divan
single bed: 3ft bed, three foot bed, single divan
office chair: herman miller, aeron, swivel chair, desk chair
flat pack assembly: flat pack, flat packs built, wardrobes built, furniture built
${seated.join('\n')}
king size: king
double size: double
single size: single
bunk beds: high sleeper, triple sleeper
cabin bed: high sleeper, loft bed
mattress: memory foam, pocket sprung, silentnight, sealy, slumberland, hypnos, tempur
curtains: eyelet, pencil pleat, voile
carpet: roll end, carpet remnant, carpet offcut
rug: persian rug, hall runner, carpet runner
leather sofa: chesterfield
oil painting: oil on canvas, framed oil
rug: persian runner, wool runner, long runner
bookcase: ikea billy
wardrobe: pax wardrobe
armchair: poang, strandmon, ercol chair
sofa: ektorp, klippan
bed: ikea malm, hemnes bed
chest of drawers: hemnes drawers, stag minstrel
nest of tables: g plan nest
mattress: simba mattress, emma mattress, eve mattress
`;
