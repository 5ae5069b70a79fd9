import { lines } from './writing';

/* category | thing | drawing | new price | titles;… | sentences;… – {colour} is the drawing's. */
export const goodsList = lines(`
  Home|two-seater sofa|sofa|620|Two-seater sofa in {colour};{Colour} two-seater sofa, firm seats|The covers zip off and have been washed.;1.6 metres wide, goes through a normal door.;No pets have slept on it, only people.
  Home|corner sofa|sofa|1150|Corner sofa, {colour}, comes apart;Large {colour} corner sofa|Seats five, sleeps one.;It splits into three pieces for the stairs.;The chaise can go on either side.
  Home|sofa bed|sofa|540|{Colour} sofa bed for guests;Sofa bed, {colour}, opens flat|The mattress is thicker than you would expect.;It opens with one hand.;Guests have complained about nothing.
  Home|armchair|armchair|310|{Colour} armchair with wooden legs;Reading chair in {colour}|High back, low seat, good for a long book.;The legs unscrew.;One cushion was restuffed.
  Home|wing chair|armchair|420|Wing-back armchair, {colour};Grandad's wing chair in {colour}|Sprung seat, buttoned back.;Recovered four years ago.;Fits beside any fire.
  Home|king-size bed|bed|480|King-size bed frame, {colour} headboard;Upholstered king bed in {colour}|All bolts in a labelled bag.;Slats complete, no mattress.;It takes two people and twenty minutes.
  Home|double bed|bed|340|Double bed with storage, {colour};{Colour} double bed and slats|Two drawers underneath run smoothly.;Mattress can come as well.;Dismantled already.
  Home|single bed|bed|210|Single bed with mattress, {colour};{Colour} single bed, spare room|Hardly used by one aunt.;Mattress protector since new.;Light enough to carry alone.
  Home|dining table|table|520|Dining table and four chairs;Oak-effect table that seats six;Kitchen table with a drawer|One ring mark that a cloth will cover.;The legs come off.;Chairs tightened last week.
  Home|extending table|table|650|Extending dining table, seats eight;Drop-leaf table for a small kitchen|It opens in the middle, the leaf lives underneath.;The top was oiled in spring.;Two chairs have new seats.
  Home|wardrobe|wardrobe|390|Double wardrobe with mirror;Pine wardrobe, two doors;Tall wardrobe with drawers|Hanging rail and three shelves.;Takes apart with one hex key.;The mirror is on the inside.
  Home|bookcase|bookcase|180|Tall bookcase, five shelves;Solid bookcase, deep shelves|It held encyclopaedias and does not bow.;Fixes to the wall with a bracket.;Flat enough for a hatchback.
  Home|pair of curtains|cushions|140|Lined curtains and cushions, {colour};{Colour} curtains, long drop|Pencil pleat, 228 by 228.;Thermal lining, sun never got through.;Four cushions to match.
  Home|washing machine|washer|360|Washing machine, 7 kg, 1200 spin;Bosch washing machine, quiet;Hotpoint washer, three years old|Descaled and run empty on hot.;Hoses and transit bolts here.;You may watch a cycle first.
  Home|tumble dryer|washer|320|Condenser tumble dryer, 8 kg;Heat pump dryer, cheap to run|No vent needed.;Filters cleaned every week of its life.;Sensor drying works.
  Home|kettle and toaster|kettle|75|Kettle and toaster set, {colour};{Colour} kettle and four-slice toaster|A wedding present in the wrong colour.;Descaled, crumbs gone.;Boxes kept.
  Home|dinner service|crockery|190|Dinner service for six, {colour} rim;{Colour} plates and bowls, 18 pieces|No chips, I checked with a fingernail.;Dishwasher safe.;Packed in newspaper already.
  Home|group of house plants|houseplants|60|Three large house plants;Monstera, snake plant and a fern;Swiss cheese plant, 1.2 metres|They like an east window.;Repotted in spring.;Pots included.
  Home|lawnmower|mower|260|Electric lawnmower with grass box;Cordless mower, two batteries;Petrol mower, starts first pull|Blade sharpened in March.;Folds for the shed.;Cuts in five heights.
  Home|mantel clock|clock|130|Mantel clock, chimes on the hour;Clock and two vases|It loses a minute a month.;The chime can be silenced.;From my grandmother's sideboard.
  Home|sewing machine|sewing|240|Sewing machine with case and feet;Singer sewing machine, serviced|Serviced last year, tension perfect.;Twelve feet and a manual.;Does zips and buttonholes.
  Home|shed|shed|420|Garden shed, 6 by 4, you dismantle;Wooden shed with window|Roof felt is new.;Two people and a Saturday.;The floor is sound.
  Home|fridge freezer|fridge|430|Fridge freezer, {colour}, A+ rated;Tall fridge freezer, frost free;Under-counter fridge, {colour}|It has stood upright for a week.;Shelves all there, none cracked.;1.8 metres tall and very quiet.
  Home|desk|desk|190|Desk with three drawers;Standing desk, electric;Writing desk, solid top|1.4 metres wide.;Cable hole at the back.;The drawers lock, key included.
  Leisure|hybrid bike|bicycle|480|{Colour} hybrid bike, medium frame;Hybrid bicycle, {colour}, 18 gears|New chain and brake pads.;Suits 1.65 to 1.78 metres.;Mudguards and a lock go with it.
  Leisure|road bike|bicycle|780|{Colour} road bike, 54 cm;Road bicycle, carbon fork, {colour}|Tyres have done two hundred miles.;Serviced in spring.;Pedals on request.
  Leisure|mountain bike|wheels|690|{Colour} mountain bike, hydraulic brakes;Hardtail, 29 inch, {colour}|Fork serviced at Easter.;Some honest scratches.;Dropper post works.
  Leisure|children's bike|wheels|190|Child's bike, 20 inch, {colour};{Colour} bike for a six-year-old|Outgrown in one summer.;Stabilisers in a bag.;Bell very loud.
  Leisure|folding bike|bicycle|820|Folding bike, {colour}, three gears;{Colour} folder, commuted for a year|Folds in fifteen seconds.;New rear tyre.;Bag included.
  Leisure|electric bike|bicycle|1650|Electric bike, {colour}, 60-mile range;{Colour} step-through ebike|Battery holds a full charge.;Two keys and the charger.;Serviced by a shop with papers.
  Leisure|acoustic guitar|guitar|260|Acoustic guitar with case;Classical guitar, cedar top;Electro-acoustic guitar|New strings last week.;Low action, no buzz.;Case has one tired clasp.
  Leisure|electric piano|piano|640|Digital piano, weighted keys;Upright piano, recently tuned|Stand, stool and pedal.;Headphones socket for the neighbours' sake.;Ground floor, no steps.
  Leisure|tent|tent|310|Four-person tent, used twice;{Colour} family tent, six berth;Two-person tent, three seasons|Dried before it was packed, always.;All pegs and two spares.;Stands in ten minutes.
  Leisure|bundle of board games|games|75|Bundle of nine board games;Catan, Ticket to Ride and five more|All pieces counted.;Two have never been opened.;Good rainy weekend for a fiver each.
  Leisure|box of records|records|160|Box of sixty soul and funk LPs;Jazz records, about fifty;Eighties vinyl, forty albums|Played on a decent deck.;Sleeves mostly fine.;Sold together, please.
  Leisure|rowing machine|exercise|380|Rowing machine, folds upright;Exercise bike with screen;Cross trainer, magnetic|Two thousand kilometres on it, none this year.;Wheels at the front.;Quiet enough for television.
  Leisure|set of weights|exercise|140|Adjustable dumbbells, up to 24 kg;Weights bench and plates|Rust free.;Bring a friend with a back.;The bench folds.
  Leisure|telescope|camera|290|Telescope with tripod;Beginner's telescope and two eyepieces|Saturn's rings from a garden, truly.;Finder aligned.;Box and book.
  Leisure|pair of walking boots|boots|210|Walking boots and poles, size 9;Hiking boots, size 6, hardly worn|Waxed after each walk.;Laces new.;My feet have grown, apparently.
  Electronics|iPhone 12|phone|560|iPhone 12, 64 GB, {colour};Unlocked iPhone 12, {colour}|Battery health 86 per cent.;Case and glass since day one.;Reset and signed out.
  Electronics|iPhone 13|phone|720|iPhone 13, 128 GB, {colour}, unlocked;{Colour} iPhone 13 with box|Battery at 89 per cent.;No cracks, one tiny mark by the port.;Any network.
  Electronics|Samsung Galaxy|phone|610|Samsung Galaxy S22, {colour}, unlocked;Galaxy S21, 128 GB, {colour};Samsung A54, {colour}|Screen is flawless.;Fast charger included.;Works on every network.
  Electronics|Google Pixel|phone|540|Google Pixel 7, {colour};Pixel 6a, {colour}, unlocked|Camera still beats newer ones.;Updated until 2027.;Box and cable.
  Electronics|MacBook Air|laptop|980|MacBook Air M1, 8 GB, 256 GB;MacBook Air 13 inch, silver|Battery cycles under 200.;UK keyboard, all keys crisp.;Wiped and ready.
  Electronics|Windows laptop|laptop|620|Lenovo ThinkPad, 16 GB, fast drive;Dell laptop, 15 inch, Windows 11;HP laptop for school work|New battery last year.;Charger included.;Starts in nine seconds.
  Electronics|television|television|480|LG television, 43 inch, 4K;Samsung TV, 50 inch, smart;32 inch television for a kitchen|Feet and remote present.;No lines, no dead pixels.;You can see it working.
  Electronics|PlayStation 5|console|480|PlayStation 5, disc, two controllers;PS5 with three games|Dusted, quiet, never overheated.;HDMI lead and box.;Account removed.
  Electronics|Xbox|console|430|Xbox Series S with two pads;Xbox Series X, boxed|Game Pass not included, sadly.;Works as new.;Family upgraded.
  Electronics|Nintendo Switch|console|290|Nintendo Switch, red and blue;Switch OLED with Mario Kart|Joy-Cons do not drift.;Case and screen film.;Dock and leads.
  Electronics|pair of headphones|headphones|260|Sony noise-cancelling headphones, {colour};{Colour} wireless headphones, over ear|Thirty hours on a charge.;New ear pads.;Pouch and cable.
  Electronics|camera|camera|640|Canon mirrorless camera with lens;Nikon DSLR, two lenses;Fujifilm X-T20, 18-55|Under nine thousand shots.;Two batteries, charger, strap.;Sensor cleaned.
  Electronics|gaming PC|desktop|890|Gaming computer, RTX 3060, 16 GB;Desktop PC with monitor and keyboard|Cable managed by somebody patient.;Temperatures stay low.;Windows licence included.
  Electronics|iPad|tablet|410|iPad 9th generation, 64 GB;iPad Air with keyboard case;Samsung tablet, 10 inch|Not a scratch, it lived in a case.;Pencil included.;Signed out and wiped.
  Electronics|turntable|turntable|290|Record player with speakers;Direct-drive turntable|New stylus at Christmas.;Lid has a hairline.;Plays 33 and 45.
  Fashion|winter coat|jacket|190|{Colour} wool coat, size 12;Winter parka, {colour}, medium;{Colour} puffer jacket, large|Dry cleaned and on a hanger.;All buttons and one spare.;Warm to well below zero.
  Fashion|leather jacket|jacket|260|Leather biker jacket, small;{Colour} leather jacket, 40 chest|Soft, worn in, not worn out.;Lining intact.;Zips by people who knew zips.
  Fashion|dress|dress|120|{Colour} summer dress, size 10;{Colour} midi dress, size 14;Party dress in {colour}, size 8|Worn to one wedding.;Pockets!;Hem has a centimetre to let down.
  Fashion|wedding dress|dress|980|Wedding dress, ivory, size 12;Simple wedding dress, size 10|Cleaned and boxed.;Never altered.;Comes with the petticoat.
  Fashion|pair of trainers|trainers|110|{Colour} running shoes, size 9;Trainers, {colour}, size 6;{Colour} high tops, size 8|Two runs, wrong width.;Soles like new.;Boxed.
  Fashion|handbag|handbag|180|{Colour} leather handbag;Shoulder bag in {colour}|Inside is spotless.;Strap adjusts.;Dust bag included.
  Fashion|watch|watch|240|Automatic watch, steel bracelet;{Colour} strap watch, boxed;Gents' watch, serviced|Keeps time to ten seconds a day.;Two spare links.;Glass unmarked.
  Fashion|school uniform|jacket|60|School uniform bundle, age 9 to 10;Blazer and PE kit, age 12|Named in pencil, it rubs out.;Three shirts, two jumpers, a tie.;Washed and folded.
  Free Stuff - Swap|stack of boxes|box|0|Moving boxes, about thirty, free;Free cardboard boxes and bubble wrap|Flat and dry.;First to collect.;Take all of them, please.
  Free Stuff - Swap|lot of garden pots|houseplants|0|Free terracotta pots, mixed sizes;Plant pots and trays to give away|Some have moss, which people pay for.;By the gate, help yourself after a message.;No need to return them.
  Free Stuff - Swap|bookshelf|bookcase|0|Free bookshelf, needs a screw;Free pine shelves, collect today|Wobbles until you tighten it.;Outside under cover.;Goes to the tip on Sunday.
  Free Stuff - Swap|piano to a good home|piano|0|Old upright piano, free, needs tuning;Piano free to whoever can lift it|Plays, with opinions about the top octave.;Four strong people.;Stool included.
  Free Stuff - Swap|jigsaw swap|games|0|Swap: jigsaws of 1000 pieces;Swap my jigsaws for yours|All complete, we did them.;Landscapes and one of cheese.;Two for two.
  Miscellaneous|pram|pram|340|{Colour} pram with carrycot;Travel system, {colour}, birth to four;{Colour} double buggy|Folds with one hand after practice.;Rain cover and cup holder.;Wheels cleaned.
  Miscellaneous|box of toys|toys|65|Wooden toys, big box;Toy kitchen with pans;Train set, 60 pieces|Played with kindly.;Batteries included where needed.;No small parts missing that we know of.
  Miscellaneous|cot|bed|190|Cot bed with mattress, white;Bedside crib, hardly used|Two heights, one side drops.;Mattress always covered.;Screws complete.
  Miscellaneous|tool set|tools|160|Socket set and a box of hand tools;Cordless drill, two batteries;Bench grinder and vice|My father's, well kept.;Charger included.;Everything turns.
  Miscellaneous|dog crate|dog|70|Dog crate, large, with bed;Dog bed, lead and bowls|The dog prefers our sofa.;Folds flat.;Washed twice.
  Miscellaneous|cat tree|cat|80|Cat tree, 1.4 metres, two caves;Cat carrier and scratching post|The cat has opinions; this was not among them.;Hoovered.;New rope on one post.
  Miscellaneous|rabbit hutch|rabbit|130|Rabbit hutch, two floors;Rabbit run, folds flat|Weatherproofed each autumn.;Doors lock.;The rabbits live indoors now.
  Miscellaneous|pair of kittens|cat|120|Two {colour} kittens, ten weeks;Tabby kittens ready for homes|Litter trained, first jabs done.;Seen with their mother.;They would like to stay together.
  Miscellaneous|fish tank|television|140|Fish tank, 120 litres, with stand;Aquarium with filter and light|Holds water, tested last night.;Stones and bogwood included.;Fish went to a neighbour.
  Miscellaneous|stamp collection|collectibles|120|Stamp albums, Commonwealth;Collection of old coins in a folder;Model railway bits|Inherited, not understood.;Sold as one.;Come and look with a glass.
  Miscellaneous|bag of fabric|cushions|55|Fabric remnants, one large bag;Wool and needles, two boxes|Cottons, linen, one brave velvet.;From a smoke-free home.;Enough for a quilt.
  Miscellaneous|picnic set|crockery|60|Picnic basket for four;Camping stove and pans|Used on one dry day.;All clean.;Straps fine.
`);
