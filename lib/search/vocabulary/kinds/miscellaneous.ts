export const miscellaneous = `
car boot sale: car boot
samsung: galaxy
green: emerald, olive, khaki, sage, mint green, lime
blue: navy, teal, turquoise, royal blue, denim
red: burgundy, maroon, scarlet, crimson
pink: blush, fuchsia, rose
purple: lilac, lavender, mauve, plum
brown: tan, chestnut, chocolate
cream: ivory, off white, beige
grey: charcoal, slate, anthracite
gold: golden
theatre tickets: hamilton, les miserables, wicked, phantom, lion king, mamma mia
football tickets: season ticket
gig tickets: concert tickets, wembley, o2 arena
catering equipment: prep table, chip fryer, bain marie, griddle, commercial fridge, stainless table
bundle: large bag, big bag, bag of, bin bag, job lot, joblot, box of
concert tickets: standing tickets, seated tickets
tickets: general admission
christmas: xmas, festive
`;
