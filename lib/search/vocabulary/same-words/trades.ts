export const trades = `
worcester bosch, worcester, worcester boiler
plumber, plumbing
plumber, plumbing and heating, heating and hot water, heating and plumbing
electrician, sparky, sparkie, sparkys, leccy, leccy man
electrician, electrical work, electrical services, sparky, spark
handyman, odd jobs, odd job man, handy man
handyman, small jobs, odd jobs, property maintenance
painter, painting, decorator, decorating
painter and decorator, painter decorator, painter and decorater
painter and decorator, painting and decorating, decorator, painter, decorating, painter decorator
plasterer, plastering
roofer, roofing, roof repair
builder, building work
carpenter, joiner, carpentry, joinery
carpenter, joiner, chippy, chippie
tiler, tiling, tiled
bricklayer, bricklaying
bricklayer, brickie, bricky, brickies, brick layer
pest control, exterminator
pest control, wasps, rodents
damp specialist, damp proofing, damp proofer, damp treatment
damp proofing, rising damp, damp survey, damp specialist, damp treatment
locksmith, lock smith
emergency locksmith, locksmith, locks changed, lock change
locksmith, locks changed, locked out, lock fitting
glazier, double glazing, window repair, boarding up, board up, emergency glazing
double glazing, upvc windows, upvc
upvc, double glazing, windows and doors
kitchen fitter, kitchens fitted, kitchen installer, kitchen installation
kitchen fitter, kitchen fitting, kitchen installation, kitchens fitted
bathroom fitter, bathroom fitting
bathroom fitter, bathrooms fitted, bathroom installer, bathroom installation
carpet fitter, carpet fitting
carpet fitter, carpets fitted, carpet laying
drain unblocking, drainage, blocked drains, drain clearance
chimney sweep, flues swept, chimney cleaning, sweep
chimney sweep, chimneys swept, chimney sweeping
gutter cleaning, gutters
gutter cleaning, gutters cleared, gutter clearing, gutters emptied, gutter vacuum
dry stone walling, dry stone waller, dry stone wall, dry stane dyker, dry stane dyke, dry stane dyking, dyker
fuse box, fuse board, consumer unit, fusebox
rewire, rewiring, rewires
flue, chimney
upvc door repair, upvc doors, door repair, door lock repair
fitter, installer
wallpapering, wallpaper hung, paper hanging, wallpaper hanging, paperhanger
floor sanding, floors sanded, floorboards restored, floor restoration
cctv installation, cctv fitted, cctv installed, cctv installer
ev charger installation, car charger installation, charge point installation, ev charger fitted
loft conversion, attic conversion, loft room, dormer conversion
eicr, landlord electrical safety certificate, landlord electrical safety cert, landlord electrical certificate, electrical safety certificate, electrical safety cert
combi boiler, combi
`;
