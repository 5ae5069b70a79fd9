const spins = [1000, 1200, 1300, 1400, 1500, 1600]
  .flatMap((speed) => [`${speed} spin`, `${speed}rpm`])
  .join(', ');
const fires =
  'electric fireplace, fireplace suite, fire suite, fireplace surround, mantel, mantelpiece';

export const household = `
automatic washer: washing machine
vacuum cleaner: dyson, vax, henry hoover, numatic, henry
hoover: dyson, vax, henry hoover, henry, numatic, shark, gtech, miele cat, sebo, bissell, upright cleaner, cylinder cleaner, hetty
pod coffee machine, pod machine, capsule coffee machine: nespresso, tassimo, dolce gusto
coffee machine: nespresso, delonghi, tassimo, dolce gusto, sage bambino, sage oracle, sage duo temp, gaggia, barista express, sage barista
food mixer: kitchenaid, kenwood chef
kitchen appliance: fridge, cooker, dishwasher, washing machine
white goods: fridge, cooker, dishwasher, washing machine, freezer
appliance: fridge, freezer, cooker, dishwasher, washing machine, tumble dryer, microwave
clothes horse: airer
tableware: plates, bowls, cutlery
glassware: glasses, wine glasses
stove: wood burner, log burner, wood burning stove
heater: radiator, fan heater
le creuset: cast iron cookware, cast iron casserole, cast iron pan
pans: cookware
hotel work: housekeeper, receptionist, night porter
kitchen equipment: pans, mixer, blender
tumble dryer: condenser dryer, heat pump dryer, 7kg dryer, 8kg dryer, 9kg dryer, vented dryer, tumbler vented, vented tumbler, tumbler condenser, condenser tumbler, tumbler dryer
pottery: denby, poole, moorcroft, hornsea
american fridge freezer: american style, side by side, double door fridge
double door fridge: american style, american fridge freezer, side by side
double door fridge freezer: american style, american fridge freezer, side by side
larder fridge: tall fridge, upright fridge
under counter fridge: undercounter, under worktop
tall freezer: upright freezer
washer: washing machine, automatic washer
dryer: tumble dryer, condenser dryer, heat pump dryer
cooker: range cooker, electric range, gas range, dual fuel range, rangemaster, belling, hotpoint cooker
electric heater: oil filled radiator, convector, fan heater, panel heater, dyson hot
fan: desk fan, tower fan, pedestal fan
carpet cleaner: rug doctor, bissell, vax carpet washer
kettle and toaster: kettle toaster set
kitchen: units and worktop, kitchen units, ex display
boiler repair: gas safe, heating engineer, heating repairs, boiler servicing, gas engineer, central heating
boiler service: gas safe, heating engineer, boiler servicing, gas engineer, heating repairs and servicing
gas engineer: gas safe, boilers
window cleaner: windows washed, windows cleaned
cleaner: housework, domestic help, home help, deep cleans
washing machine: front loader, ${spins}, automatic washer, washer
washer: front loader, ${spins}
fridge freezer: frost free, american style fridge
fridge: larder, under counter fridge
log burner: multi fuel burner, multifuel burner, villager stove, stovax, morso
casserole pot: casserole, dutch oven, cast iron pot
casserole dish: le creuset, dutch oven
air fryer: ninja dual, ninja foodi, tefal actifry, cosori
ironing service: pressing, laundry collected
electric fire: electric fireplace, electric stove, flame effect
fire and surround: ${fires}
electric fire and surround: ${fires}
gas fire and surround: ${fires}
dishwasher: 12 place, 13 place, 14 place
vented tumble dryer: vented dryer, tumbler vented, vented tumbler
condenser tumble dryer: condenser dryer, tumbler condenser, condenser tumbler
heat pump tumble dryer: heat pump dryer
vacuum cleaner: upright cleaner, cylinder cleaner, bissell
cutlery: canteen, knives and forks
fire: fireplace, electric fire, gas fire, log burner, stove
sewing machine: singer, overlocker, janome, bernina
electric cooker: ceramic cooker, ceramic hob cooker, double oven
gas cooker: gas range, calor gas cooker
bread maker: panasonic
toilet: close coupled, cistern
shower: mira, triton, shower mixer
gas bottle: propane, butane, calor gas
kitchen: howdens
kitchen units: howdens
pressure washer: karcher k2, karcher k3, karcher k4, karcher k5, karcher k7
coffee machine: krups, jura
air fryer: ninja af100
range cooker: aga, rayburn, smeg cooker
blender: vitamix
`;
