/* Written after the fixes for the later ones, without ads of their own; columns as in queries.ts. */
export const rows = `
1 bed flat to rent birmingham under 900 => Property to Rent !! >900 :: area=Birmingham.*max=900
three bedroom house for sale sheffield => Property for Sale & 3 bed !! Property to Rent :: bedrooms=3
rooms to rent in glasgow => Flatshare !! Property for Sale :: area=Glasgow
garages to let manchester => Garage !! Cars :: area=Manchester
bmw 3 series diesel => BMW !! Property
estate car under £6k => Cars !! >6000 :: max=6000
fiat 500 bristol => Fiat|Cars !! Property
motorhome for sale scotland => Caravans !! Cars
evening cleaning job leeds => cleaner & Leeds !! Services
driver jobs birmingham => [Dd]river & Job !! Cars
nurse jobs in scotland => [Nn]urse & Job !! Home ·
delivery driver => [Dd]eliver|[Dd]river !! Home ·
painter and decorator liverpool => [Pp]aint|[Dd]ecor !! Job
boiler service london => [Bb]oiler|[Hh]eating|[Gg]as|[Pp]lumb !! Job
english lessons => English !! Home ·
dog grooming cardiff => [Gg]room|[Dd]og !! Home ·
leather sofa manchester => [Ss]ofa|[Cc]ouch !! Services
dining table and chairs => [Dd]ining !! Property
king size bed frame => [Bb]ed !! Property
lawn mower => [Ll]awn ?mower|[Mm]ower !! Property
samsung phone => [Pp]hone|Samsung|Galaxy !! Property
gaming laptop under 500 => [Ll]aptop|PC|Gaming !! >500
road bike 56cm => [Bb]ike !! Property
acoustic guitar birmingham => [Gg]uitar !! lessons
wedding dress size 10 => [Ww]edding dress !! Property
ladys boots size 5 => [Bb]oots !! Property
free bed => [Bb]ed !! Property
moving boxes free => [Bb]oxes !! Property
friends in leeds => Friendship !! Property :: area=Leeds
cats for sale => [Cc]at|[Kk]itten !! Property
`;
