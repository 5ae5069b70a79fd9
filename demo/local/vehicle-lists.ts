import { pick, type Random } from '../random';
import { lines } from './writing';

/* make | model | trims | body | drawing | fuels | engines | doors | CO2 | price when new | years */
export const carLines = lines(`
  Ford|Focus|Zetec,Titanium,ST-Line|Hatchback|hatchback|Petrol,Diesel|1.0,1.5,1.6|5|118|19500|2008-2023
  Ford|Fiesta|Style,Zetec,Titanium|Hatchback|hatchback|Petrol|1.0,1.2,1.4|5|110|14500|2008-2022
  Ford|Kuga|Titanium,ST-Line|SUV|suv|Diesel,Petrol|1.5,2.0|5|142|27000|2012-2023
  Ford|Puma|Titanium,ST-Line|SUV|suv|Petrol|1.0|5|124|23500|2020-2024
  Ford|Mondeo|Zetec,Titanium|Estate|estate|Diesel|2.0|5|126|24000|2009-2019
  Vauxhall|Corsa|Active,SE,SXi,Elite|Hatchback|hatchback|Petrol|1.0,1.2,1.4|5|119|14000|2007-2023
  Vauxhall|Astra|Design,SRi,Elite|Hatchback|hatchback|Petrol,Diesel|1.4,1.6|5|124|18500|2008-2022
  Vauxhall|Mokka|Exclusiv,SE|SUV|suv|Petrol,Diesel|1.4,1.6|5|139|20500|2013-2023
  Vauxhall|Zafira|Exclusiv,Design|Other|estate|Petrol,Diesel|1.8,1.7|5|168|21000|2007-2014
  Volkswagen|Polo|Match,SE,Life|Hatchback|hatchback|Petrol|1.0,1.2|5|112|16000|2009-2023
  Volkswagen|Golf|Match,SE,GT,Life|Hatchback|hatchback|Petrol,Diesel|1.4,1.6,2.0|5|119|22000|2008-2023
  Volkswagen|Up|Move,High|Hatchback|hatchback|Petrol|1.0|5|99|11000|2012-2022
  Volkswagen|Tiguan|SE,Match|SUV|suv|Diesel|2.0|5|152|28000|2010-2022
  Audi|A1|SE,Sport|Hatchback|hatchback|Petrol|1.0,1.4|5|112|18500|2011-2022
  Audi|A3|SE,S Line|Hatchback|hatchback|Petrol,Diesel|1.4,1.6|5|115|24000|2009-2022
  Audi|A4|SE,S Line|Sedan|saloon|Diesel|2.0|4|124|30000|2009-2021
  Audi|TT|Sport,S Line|Coupe|coupe|Petrol|2.0|2|158|33000|2008-2020
  BMW|1 Series|116i,118d Sport|Hatchback|hatchback|Petrol,Diesel|1.6,2.0|5|124|25000|2008-2022
  BMW|3 Series|320d SE,318i|Sedan|saloon|Diesel,Petrol|2.0|4|122|31000|2008-2022
  BMW|X1|sDrive SE,xLine|SUV|suv|Diesel|2.0|5|138|30000|2011-2022
  Mercedes-Benz|A-Class|Sport,AMG Line|Hatchback|hatchback|Petrol,Diesel|1.3,1.5|5|118|26000|2013-2023
  Mercedes-Benz|C-Class|SE,Sport|Sedan|saloon|Diesel|2.1|4|124|33000|2009-2021
  Toyota|Yaris|T2,Icon,Active|Hatchback|hatchback|Petrol,Hybrid|1.0,1.3,1.5|5|104|15500|2007-2023
  Toyota|Aygo|Blue,X-Play|Hatchback|hatchback|Petrol|1.0|5|97|10500|2007-2021
  Toyota|Auris|Icon,Excel|Hatchback|hatchback|Hybrid|1.8|5|84|21000|2011-2018
  Toyota|Prius|T3,T Spirit|Hatchback|hatchback|Hybrid|1.8|5|89|24000|2009-2019
  Toyota|RAV4|XT-R,Icon|SUV|suv|Diesel,Hybrid|2.0,2.2,2.5|5|148|27000|2008-2022
  Honda|Jazz|ES,SE,EX|Hatchback|hatchback|Petrol|1.2,1.3,1.4|5|120|14500|2006-2022
  Honda|Civic|SE,EX,SR|Hatchback|hatchback|Petrol,Diesel|1.4,1.6,1.8|5|129|20500|2007-2022
  Honda|CR-V|SE,EX|SUV|suv|Petrol,Diesel|1.6,2.0|5|164|27500|2008-2021
  Nissan|Micra|Acenta,Visia|Hatchback|hatchback|Petrol|0.9,1.2|5|115|12500|2008-2021
  Nissan|Qashqai|Acenta,Tekna,Visia|SUV|suv|Petrol,Diesel|1.2,1.5,1.6|5|132|21500|2008-2023
  Nissan|Juke|Acenta,Tekna|SUV|suv|Petrol|1.0,1.6|5|139|18000|2011-2023
  Nissan|Leaf|Acenta,Tekna|Hatchback|hatchback|Electric|0|5|0|27000|2013-2022
  Peugeot|107|Urban,Verve|Hatchback|hatchback|Petrol|1.0|5|103|9500|2006-2014
  Peugeot|208|Active,Allure|Hatchback|hatchback|Petrol,Electric|1.2|5|104|17000|2012-2023
  Peugeot|308|Active,Allure|Estate|estate|Diesel,Petrol|1.2,1.6|5|108|21500|2014-2022
  Peugeot|3008|Active,Allure|SUV|suv|Petrol,Diesel|1.2,1.6|5|129|25000|2010-2022
  Citroën|C1|Feel,VTR|Hatchback|hatchback|Petrol|1.0|5|99|9500|2006-2021
  Citroën|C3|VTR,Feel|Hatchback|hatchback|Petrol|1.1,1.2|5|112|14000|2008-2022
  Citroën|C4 Cactus|Feel,Flair|SUV|suv|Petrol|1.2|5|107|16500|2014-2020
  Renault|Clio|Expression,Dynamique,Play|Hatchback|hatchback|Petrol|0.9,1.2|5|115|13500|2006-2022
  Renault|Captur|Dynamique,Play|SUV|suv|Petrol,Diesel|0.9,1.5|5|115|17500|2013-2022
  Renault|Zoe|Dynamique,Iconic|Hatchback|hatchback|Electric|0|5|0|24000|2014-2022
  Fiat|500|Pop,Lounge|Hatchback|hatchback|Petrol|1.2|3|113|12500|2008-2022
  Fiat|Panda|Pop,Easy|Hatchback|hatchback|Petrol|1.2|5|119|10500|2007-2021
  Mini|One|Pepper,Salt|Hatchback|hatchback|Petrol|1.4,1.6|3|127|14000|2006-2016
  Mini|Cooper|Chili,Classic|Hatchback|hatchback|Petrol|1.5,1.6|3|118|18500|2007-2023
  Mini|Cooper convertible|Chili|Convertible|convertible|Petrol|1.6|2|137|20500|2009-2020
  Mazda|2|TS,SE-L|Hatchback|hatchback|Petrol|1.3,1.5|5|110|14000|2008-2022
  Mazda|3|SE-L,Sport|Hatchback|hatchback|Petrol|1.6,2.0|5|119|20000|2009-2022
  Mazda|MX-5|SE,Sport|Convertible|convertible|Petrol|1.8,2.0|2|161|21500|2006-2021
  Kia|Picanto|1,2,Strike|Hatchback|hatchback|Petrol|1.0|5|99|10500|2008-2023
  Kia|Ceed|1,2,3|Hatchback|hatchback|Petrol,Diesel|1.4,1.6|5|115|17500|2009-2022
  Kia|Sportage|1,2,GT-Line|SUV|suv|Petrol,Diesel|1.6,1.7|5|139|23500|2011-2023
  Kia|Niro|2,3|SUV|suv|Hybrid,Electric|1.6|5|88|26000|2017-2023
  Hyundai|i10|Classic,SE,Premium|Hatchback|hatchback|Petrol|1.0,1.2|5|108|10500|2009-2023
  Hyundai|i20|Active,SE|Hatchback|hatchback|Petrol|1.2|5|112|13500|2009-2022
  Hyundai|Tucson|SE,Premium|SUV|suv|Petrol,Diesel|1.6,1.7|5|139|23500|2015-2023
  Skoda|Fabia|S,SE|Hatchback|hatchback|Petrol|1.0,1.2|5|108|13500|2008-2022
  Skoda|Octavia|S,SE,Elegance|Estate|estate|Diesel,Petrol|1.6,2.0|5|114|20500|2008-2022
  Skoda|Superb|SE,Elegance|Estate|estate|Diesel|2.0|5|120|27000|2010-2021
  Skoda|Yeti|S,SE|SUV|suv|Petrol,Diesel|1.2,2.0|5|142|19500|2010-2017
  Seat|Ibiza|S,SE,FR|Hatchback|hatchback|Petrol|1.0,1.2|5|109|14000|2008-2022
  Seat|Leon|SE,FR|Hatchback|hatchback|Petrol,Diesel|1.4,1.6|5|112|19500|2009-2022
  Suzuki|Swift|GL,SZ3,SZ4|Hatchback|hatchback|Petrol|1.2,1.3|5|115|11500|2006-2022
  Suzuki|Ignis|SZ3,SZ-T|SUV|hatchback|Petrol|1.2|5|104|13500|2017-2022
  Volvo|V50|S,SE|Estate|estate|Diesel|1.6,2.0|5|129|22500|2006-2012
  Volvo|XC60|SE,R-Design|SUV|suv|Diesel|2.0,2.4|5|149|34000|2010-2021
  Land Rover|Freelander 2|GS,XS|SUV|suv|Diesel|2.2|5|185|27000|2007-2014
  MG|ZS|Explore,Exclusive|SUV|suv|Petrol,Electric|1.0,1.5|5|140|16500|2018-2024
  Dacia|Sandero|Access,Ambiance|Hatchback|hatchback|Petrol|0.9,1.2|5|116|8500|2013-2023
  Dacia|Duster|Access,Laureate|SUV|suv|Diesel,Petrol|1.2,1.5|5|130|13500|2013-2023
`);

export const colours = [
  'red',
  'blue',
  'silver',
  'grey',
  'black',
  'white',
  'green',
  'orange',
  'teal',
  'navy',
  'silver',
  'grey',
  'black',
  'blue',
  'white',
] as const;

export const carOpenings = lines(`
  {Make} {model} {trim} from {year}, {colour}, {miles} miles.
  {Owners} from new, {miles} miles, and every bill in a folder: a {year} {model}.
  {Year} {make} {model}, {miles} miles, kept in {area}.
  My {colour} {model} has done {miles} miles since {year} and starts every morning.
  Selling our {model} {trim}: {miles} miles, MOT until {month}.
  This {colour} {make} {model} has been [my commuter car|the second car of the family|my mother's car] for {owned} years.
  A {year} {model} in {colour} that has never let us down between {area} and the coast.
  The {model} goes because [a company car comes|we share one car now|the baby seat doesn't fit|I cycle to work now].
`);

export const carFacts = lines(`
  MOT until {month} with [no advisories|one advisory for a tyre that I have replaced|no surprises].
  [Full|Nearly full|Part] service history, last service in {last}.
  [Cambelt and water pump done|Clutch replaced|New battery and alternator|Front discs and pads done] at {done} miles.
  Four [good|matching|nearly new] tyres and a spare that has never touched the road.
  Two keys, both with good batteries.
  [A scuff on the rear bumper|A stone chip on the bonnet|A small dent in the passenger door|One kerbed alloy], shown to anybody who asks.
  Air conditioning is cold, heated [windscreen|seats|mirrors] works.
  Insurance group [3|7|11|14|18] and [£35|£20|£165|£190] of road tax a year.
  Never smoked in, no dogs, and the boot still has its carpet.
  Bluetooth, [cruise control|parking sensors|a USB socket that charges|DAB radio].
  HPI clear, no finance, V5 in my name.
  Test drive with your insurance. Bring a mechanic or a suspicious uncle.
  Bank transfer or cash at a bank; no part exchange.
`);

export const dealerFacts = lines(`
  Serviced and a year's MOT before it leaves us.
  Three months' warranty, longer if you like.
  Part exchange welcome, and we pay what we say on the phone.
  Finance from a panel of lenders, subject to status.
  Open six days a week; ring first so that the car is at the front.
`);

/* category | make | models | fuels | engine | price from-to | miles | drawing | sentences. */
export const otherLines = lines(`
  Motorbikes & Scooters|Honda|CB125F,CB500X,CBF125,PCX125|Petrol|0.1-0.5|950-4200|2000-26000|motorbike|Chain and sprockets replaced in {month}.;Garaged, and never dropped.;New battery, optimate lead fitted.;Learner legal in its smaller version, so ask.
  Motorbikes & Scooters|Yamaha|MT-07,YBR125,Tracer 700,NMax 125|Petrol|0.1-0.7|1100-5600|1500-24000|motorbike|Heated grips and a centre stand.;Tyres have three thousand miles on them.;Serviced in {month} by a dealer.;Two keys and the red one.
  Motorbikes & Scooters|Triumph|Bonneville,Street Twin,Tiger 800|Petrol|0.8-0.9|3600-7800|4000-30000|motorbike|Sounds right and starts right.;Full history, valves done at twelve thousand.;Rack and panniers included.;Selling because my knees say so.
  Motorbikes & Scooters|Vespa|Primavera 125,GTS 300,LX 125|Petrol|0.1-0.3|1400-3900|1200-15000|scooter|Top box that takes a helmet.;Used on dry days to work.;Front rack in chrome.;New belt in {month}.
  Motorbikes & Scooters|Piaggio|Zip 50,Liberty 125,Medley 125|Petrol|0.1-0.1|550-2200|900-14000|scooter|Sips fuel and parks anywhere.;Screen and hand muffs for winter.;MOT until {month}.;One small scrape on the left.
  Vans|Ford|Transit Custom,Transit Connect,Transit 350|Diesel|1.5-2.2|3200-14500|28000-140000|van|Ply-lined with a bulkhead.;Roof rack and tow bar.;Timing belt done at eighty thousand.;No VAT.
  Vans|Volkswagen|Transporter,Caddy,Crafter|Diesel|1.6-2.0|4200-18500|30000-150000|van|One company from new.;Twin side doors, air conditioning.;Half racked out, the racks can stay.;MOT until {month}.
  Vans|Vauxhall|Vivaro,Combo,Movano|Diesel|1.3-2.3|2400-11500|34000-150000|van|Three seats in the front.;New clutch in {month}.;Rear doors open right round.;Drives straight, stops straight.
  Vans|Renault|Kangoo,Trafic,Master|Diesel|1.5-2.3|2200-10500|32000-140000|van|Was a florist's, so it smells better than most.;Good rubber all round.;Cambelt with paperwork.;Plus VAT, sorry.
  Vans|Citroën|Berlingo,Dispatch,Relay|Diesel|1.6-2.2|1900-9800|30000-140000|van|Small outside, a bathtub fits inside.;Serviced every year.;Two keys, manuals.;Electric windows both work.
  Caravans|Swift|Challenger 480,Sprite Alpine 4,Conqueror 560|Other|0-0|3800-15500|0-0|caravan|Four berths, end bedroom, full awning.;Damp report from {month} is dry.;Motor mover, new battery.;Stored on a secure site.
  Caravans|Bailey|Pegasus,Unicorn,Pursuit|Other|0-0|4200-17500|0-0|caravan|Fixed bed, big fridge, shower that drains.;Serviced each spring.;Hitch lock, wheel lock, tracker.;Cushions cleaned.
  Caravans|Elddis|Avanté 462,Affinity 550|Other|0-0|3500-12500|0-0|caravan|Light enough for a family car.;Two berths and a rear washroom.;Gas and electrics checked in {month}.;Awning and mats included.
  Trucks|DAF|LF 45,CF 65|Diesel|4.5-6.7|7500-19500|180000-460000|lorry|Curtain sider with a tail lift.;Tested until {month}.;Sleeper cab, night heater.;Inspection sheets for three years.
  Trucks|Iveco|Daily tipper,Eurocargo|Diesel|2.3-5.9|5500-16500|70000-260000|tipper|Tips straight and holds.;New ram seals.;Beacon, tow bar, side steps.;Working until the day it is sold.
  Trucks|Mitsubishi|L200 Warrior,L200 Titan|Diesel|2.3-2.5|4500-12500|60000-140000|pickup|Hard top and liner.;Four-wheel drive used twice.;Chassis treated underneath.;Tow bar with both sockets.
  Other Vehicles|Massey Ferguson|35X,135,240|Diesel|2.5-2.5|2800-6900|0-0|tractor|Starts in frost.;Three-point linkage holds up all day.;New rear tyres.;Log book present.
  Other Vehicles|Ifor Williams|HB506,HB403|Other|0-0|1600-3900|0-0|horsebox|Floor replaced last year.;Ramp is light enough for one.;Brakes serviced in {month}.;Spare wheel.
  Other Vehicles|Honda|TRX 250,TRX 420|Petrol|0.2-0.4|1900-4200|0-0|quad|Racks front and back.;Used on a smallholding.;New plugs and filter.;Tows a small trailer.
  Other Vehicles|Liverpool Boats|57 ft trad,50 ft cruiser stern|Diesel|1.8-1.8|32000-58000|0-0|narrowboat|Blacked in {month}.;Safety certificate for three years.;Stove, four solar panels, pump-out.;Mooring may transfer, ask.
`);

export const accessories = lines(`
  Four alloy wheels, {size} inch, off a {car}|alloys|120-420|Bolt pattern written on the back of one. Tyres have four millimetres left.
  Roof box, {litres} litres, with both keys|roofbox|90-260|Used for two holidays. Fits most square bars; the bars can come too.
  Roof bars for a {car}, lockable|roofbox|35-95|Quiet ones, with the key and the torque tool.
  Set of winter tyres on steel rims for a {car}|alloys|110-290|Two winters old, stored flat in the dark.
  Tow bar kit for a {car}, unused|alloys|70-180|Bought before the car was written off. All bolts and the wiring loom.
`);

/** Ages are relative to this year, so that texts and links do not change with the calendar. */
export const writtenIn = 2026;

export const shade = (random: Random) => pick(random, colours);
