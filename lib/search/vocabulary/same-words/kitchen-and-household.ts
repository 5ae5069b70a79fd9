export const household = `
vanity unit, bathroom vanity
butler sink, belfast sink, butler trough
hoover, vacuum, vacuum cleaner, vac
fridge, refrigerator, larder fridge
fridge freezer, fridgefreezer, fridge and freezer
fridge freezer, fridge freezers, freezer fridge
washing machine, clothes washer
tumble dryer, tumble drier, tumbledryer, dryer, drier
tumble dryer, tumble drier, tumbledryer, tumbledrier, dryer
dishwasher, dish washer
cooker, oven, range cooker
hob, stove
deep fat fryer, chip pan, chip fryer
wood burner, log burner, wood burning stove, woodburner, logburner, woodburning stove, multifuel stove, multi fuel stove
hob, cooktop, stove top
log burner, wood burner, stove, wood burning stove, multi fuel stove
bin, dustbin, wheelie bin
wheelie bin, wheely bin
tap, faucet
rubbish, waste, junk
crockery, plates, dinner service, dinner set, dinnerware, tableware
cutlery, silverware
cutlery, knives and forks, canteen of cutlery
cutlery set, canteen of cutlery, knives and forks
saucepan, pan, pans
pots and pans, saucepans, pan set, cookware
bathtub, bath tub, roll top bath
radiator, rad
radiator, heated towel rail, towel rail
worktop, work top, worksurface
kitchen worktop, worktops, work surface
knife, knives
chest freezer, deep freeze, deep freezer
freezer, chest freezer, upright freezer
slow cooker, crock pot, crockpot, slowcooker
air fryer, airfryer
air fryer, actifry, actifryer
microwave, microwave oven
kettle, electric kettle
food mixer, stand mixer, kitchenaid, kitchen aid, cake mixer
food processor, magimix, food mixer
stand mixer, food mixer, kitchenaid, kenwood chef
bread maker, breadmaker
coffee machine, espresso machine, espresso maker, coffee maker
coffee machine, coffee maker, espresso machine, bean to cup
pod coffee machine, pod machine, capsule coffee machine
ironing board, iron board
clothes horse, clothes airer, airer, clothes maiden, drying rack, clothes dryer, maiden
airer, clothes horse, clothes maiden, clothes airer, drying rack, winterdykes
dehumidifier, de humidifier
dehumidifier, moisture absorber
fan heater, electric heater, convector heater
heater, electric heater, fan heater, oil filled radiator
electric radiator, oil filled radiator, electric heater
immersion heater, hot water tank
wash basin, sink, washbasin, hand basin
sink, basin, washbasin
toilet, loo, lavatory, wc
toilet, loo, wc, close coupled toilet
shower screen, shower door, shower enclosure, shower cubicle
door mat, doormat
bin bags, rubbish bags
heat pump dryer, condenser dryer, vented dryer
extractor fan, cooker hood
sewing machine, singer machine
sewing machine, sowing machine, sewing maching
cleaner, cleaning
housekeeper, room attendant, chambermaid
cleaner, domestic, cleaning operative
cleaner, housekeeper, housekeeping
hotel work, hotel jobs, housekeeping
cleaner, cleaning lady, domestic cleaner, house cleaner, home help
window cleaner, windows cleaned, window cleaning, window cleaning round
carpet cleaner, carpet cleaning
carpet washer, carpet cleaner, carpet shampooer, rug doctor, vax carpet washer
carpet cleaner machine, carpet washer, carpet cleaning machine, carpet shampooer, rug doctor
carpet cleaning, carpet shampoo, carpets shampooed, rug cleaning
oven cleaner, oven cleaning
boiler service, boiler repair, boiler servicing, boiler repairs
gas engineer, heating engineer, gas fitter, corgi engineer
boiler service, gas engineer, heating engineer, gas safe engineer, boiler replacement, boiler installation
boiler repair, boilers repaired, boiler fixed, boiler breakdown, boilers fixed
appliance repair, washing machine repair, cooker repair, dishwasher repair
ironing service, ironing, ironing done
end of tenancy cleaning, end of tenancy, move out clean, tenancy cleaning
deep clean, deep cleaning, spring clean
gas cooker, gas oven
rotary airer, rotary line, rotary washing line, whirligig
washing line, rotary airer, rotary washing line, whirligig, clothes line, rotary dryer
pressure cooker, instant pot, multi cooker
toastie maker, sandwich toaster, sandwich maker, toasted sandwich maker
blender, smoothie maker, nutribullet, liquidiser
mini fridge, small fridge, table top fridge, beer fridge
american fridge freezer, american style fridge freezer, side by side fridge
air con, air conditioner, air conditioning unit, portable air conditioner
pottery, ceramics, stoneware
cups and saucers, tea set, teaset, teacups
tea set, tea service
antique sewing machine, vintage sewing machine, treadle sewing machine, treadle
sewing machine repair, sewing machine servicing
fire surround, mantelpiece, fireplace, hearth
kitchen units, used kitchen, kitchen cupboards, kitchen cabinets, complete kitchen, ex display kitchen
henry hoover, henry vacuum, henry vac, numatic henry
gas heater, calor gas heater, portable gas heater, cabinet heater, superser
gas bottle, gas cylinder, calor gas bottle
ceiling airer, sheila maid, pulley maid, clothes pulley
integrated dishwasher, built in dishwasher, built in dish washer, fitted dishwasher
integrated fridge freezer, built in fridge freezer
built in oven, integrated oven, single oven built in
bathroom suite, toilet and sink, toilet and basin, bath and basin, bath toilet and sink
door seal, rubber gasket, door gasket, rubber seal, rubber door seal
pottery wheel, potters wheel, potter wheel
washing dryer stand, clothes airer, clothes horse
steam iron, iron, steam generator iron, steam generator
`;
