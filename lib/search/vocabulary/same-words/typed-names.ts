export const typedNames = `
avon lady, avon rep, avon representative
sia course, sia training, sia badge course, sia licence course, door supervisor course, door supervisor training
corner sofa, l shaped couch, l shape couch, l shaped, l shape sofa
sofa bed, pull out bed, fold out sofa, fold out bed, bed sofa
super king, superking, super king size, superking size
air max, airmax, air maxes
air force, airforce
double room, dbl room, dble room, double bedroom
wild swimming, wild swimming partner, wild swimming group, cold water swimming, sea swimming, open water swimming, cold water swimmers, sea swimmers
house removals, house flit, flit
air max 90, am90
air max 95, am95
air max 97, am97
jet ski, jetski, waverunner, sea doo, seadoo, personal watercraft
perfect prep, perfect prep machine, formula maker, formula machine
triumph bonneville, triumph bonnie, bonneville
corner sofa, corner suite
driving lessons, gwersi gyrru
piano lessons, gwersi piano
airpods pro, air pods pro
haynes manual, haynes, haynes book, haynes workshop manual
dr martens, docs, dms, doctor martens, doc martins, dr martins
roof bars, cross bars, crossbars
standard lamp, floor lamp
zimmer frame, zimmer, walking frame
boiler service, boiler servicing
slow computer, slow pcs, slow laptop
lorry driver, hgv driver, truck driver, lgv driver
forklift driver, forklift operator, fork lift driver, fork truck driver, flt driver
man and van, man n van, man an van, van n man, van and driver, van with driver
nail technician, nail tech, nail artist
lash technician, lash tech, eyelash technician
tarot reader, card reader, tarot card reader
display cabinet, china cabinet, glass cabinet, curio cabinet
step ladder, stepladder, steps
tallboy, chest of drawers
dog crate, dog cage, metal crate
hen house, chicken coop, poultry house, hen coop
point of lay, pol
cavapoo, cavoodle
maltipoo, maltese poodle
xl bully, american bully
ride on mower, ride on lawnmower, sit on mower, lawn tractor, garden tractor
electric bike, ebike, e bike, pedelec
sat nav, satnav, tomtom
wifi extender, wifi booster, wifi repeater
usb stick, pen drive, memory stick, flash drive
hand bag, handbag
flip flops, flipflops
high chair, highchair
push chair, pushchair
car boot sale, carboot, boot sale, boot fair, car boot fair, carboot sale
fridge freezer, fridge freezers, freezer fridge
sewing machine, sowing machine
wheelie bin, wheely bin
patio slabs, paving slabs, garden slabs
children, kids
mum, mother
sheltered housing, retirement flat, retirement living
`;
