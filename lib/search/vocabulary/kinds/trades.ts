export const trades = `
double glazing repair: window repair, upvc
roofer: roof repair, tiles, slates, new roofs, re roofs, flat roofs
tradesman: plumber, electrician, builder, handyman, carpenter
building work: builder, bricklayer, labourer
handyman: flat pack, odd jobs, shelves, assembly, pictures hung, shelves put up
repairs: repaired
electrician: rewire, electrics, fuse box, consumer unit, sockets, fuse boards, niceic, part p
plumber: burst pipes, blocked drains, plumbing, leaks, taps, heating engineer
builder: extensions, loft conversions, labourer, groundworker
plasterer: skimming, skimmed, boarded, rendering
drain unblocking: blocked, drainage, rodding, jetting, drains
decorator: emulsion, gloss, wallpaper, interiors painted
locksmith: lockouts, keys cut, upvc locks
pest control: rats, mice, moles, rodents, wasps
roofing: roofer
plumbing: plumber
plastering: plasterer
bricklaying: bricklayer
bricklayer: brickwork gang
guttering: gutters, fascias, gutter repair
electrician: rewires
plumber: gas safe
bricklayer: pointing, repointing
gardener: grass cutting, lawns mowed
boiler service: boilers serviced
piano tuner: pianos tuned
scaffolder: cisrs
`;
