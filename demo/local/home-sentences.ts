import { lines } from './writing';

export const extras = lines(`
  with a balcony
  with parking
  near the park
  close to the station
  with a small garden
  newly decorated
  with a new kitchen
  on a quiet street
  five minutes from the shops
  with a bay window
  overlooking the green
  with bike storage
  with a proper bath
  and a box room for a desk
  with a south-facing yard
  in a well-run block
`);

export const openings = lines(`
  {Area}: a {noun} {extra}, {beds}, looked after by the same owner for {years} years.
  The {noun} is in the middle of {area}, {extra}.
  This {beds} {noun} in {area} comes free because the last tenants are [moving abroad|buying their own place|off to be nearer family].
  You enter through a [blue|green|red|black] door on a side street of {area}.
  A {light} {noun} in {area}, {extra}.
  [Warm|Dry|Quiet|Sunny] and [easy to heat|easy to keep|bigger than it looks]: a {noun} in {area}.
  Our {noun} in {area} has been [our home|a happy home|let to the same couple] for {years} years.
  Ten minutes on foot from the middle of {area} and {extra}.
  {Beds}, {baths}, {area}.
  People stay here: the last tenants of this {noun} in {area} had it for {years} years.
`);

export const inside = lines(`
  The living room takes a sofa and a table for six and gets the [morning|afternoon|evening] sun.
  The kitchen has [a gas hob|an induction hob|a range cooker], a [dishwasher|washing machine|washer-dryer] and room for two people who both cook.
  The boiler is [two|three|four] years old and serviced every [autumn|spring].
  Double glazing throughout, and the loft was insulated last winter.
  There is a [shower over the bath|walk-in shower|bath you can lie down in] and a towel rail that works.
  Storage is better than usual: a [cupboard under the stairs|walk-in wardrobe|big airing cupboard].
  The floors are [sanded boards|oak laminate|new carpet] and the walls were painted in {month}.
  Full-fibre broadband is connected, you only choose the provider.
  The windows at the back look over [gardens|trees|allotments|a school field that is quiet by four].
  Ceilings are high, and there is a picture rail so that nobody has to drill.
  The bedrooms are at the back, away from the road.
  Smoke and carbon monoxide alarms are new, the electrics were checked in {month}.
`);

export const outside = lines(`
  Buses go [every eight minutes|every ten minutes|day and night] from the corner.
  There is a bakery, a chemist and a very good [curry house|chip shop|café] within two streets.
  Parking is [on the street with a permit|off the road|on the street and usually easy].
  The [park|common|river path|leisure centre] is five minutes away.
  Bikes live in [a locked store|the hall cupboard|a shed with a good lock].
  Bins are where nobody has to see them.
  Primary school across the road, big supermarket ten minutes on foot.
  The neighbours are a [retired couple|young family|nurse and a teacher] and say hello.
`);

export const letting = lines(`
  I let it myself, answer messages the same day and know a plumber.
  Viewings [after six on weekdays|on Saturday mornings|most evenings], and please say a line about yourself.
  Twelve months to begin with; longer is welcome.
  References and a right-to-rent check as usual, no fees for anything.
  Deposit of {deposit}, registered with a scheme on the day.
  A six-month break suits both sides, so the contract has one.
  No agents, please.
`);

export const selling = lines(`
  [Chain free|No chain above us|We have found somewhere, and can wait].
  Leasehold with over [90|110|120|900] years left; service charge [modest and well spent|about {charge} a month].
  Survey from last year can be seen.
  Viewings by appointment, weekends included.
  We are selling because [the family has grown|work has moved|the stairs have won].
  The price includes the [white goods|curtains and blinds|shed and everything in it].
`);

export const saleOpenings = lines(`
  After {years} years we are selling our {noun} in {area}, {extra}.
  A {beds} {noun} in {area} that has been loved and insulated.
  For sale by its owners: a {light} {noun} in {area}, {extra}.
  {Area}, {extra}: {beds}, {baths}, and a kitchen where everybody ends up.
  Our {beds} home in {area} is for sale.
  Somebody painted every room of this {noun} in {area} before you.
  Here is a {noun} in {area} with {baths} and no surprises.
`);

export const roomLines = lines(`
  {Size} room in our house in {area}, shared with {people}.
  We are looking for a housemate in {area}: you would live with {others}.
  {Area}. A {size} room, furnished, with {others} in the house.
  One of us is moving in with a partner, so a {size} room in {area} is free.
  Your room in {area} would be the {size} one at the [back|front|top].
  The house in {area} has {people} in it, and a {size} room for you.
`);

export const roomFacts = lines(`
  Bed, wardrobe, desk and a chair that does not hurt.
  We eat together about once a week, and leave each other alone otherwise.
  There is a cleaning rota and, this is the news, people keep to it.
  The kitchen has two fridges and a shelf of your own in each.
  A small garden with a table, and a shed for bikes.
  Fast broadband and good signal in every room.
  No smokers, please. Couples only for short stays.
  Three months at least; we would rather have somebody who stays.
  Deposit of {deposit}, protected. References make everybody relax.
  The bathroom was done in {month} and the shower is excellent.
  Buses stop at the end of the road, trains are twelve minutes on foot.
  Come for a cup of tea and see whether you like us.
`);
