/** Postcode districts of the areas E to L: outcode|town|district|region|latitude|longitude|also. */
export const outcodesEToL = `
E1|Whitechapel|Tower Hamlets|LN|51.517|-0.058|Stepney,Spitalfields,Mile End,Shadwell
E1W|Wapping|Tower Hamlets|LN|51.507|-0.060|St Katharine Docks
E2|Bethnal Green|Tower Hamlets|LN|51.529|-0.061|Haggerston,Shoreditch,Cambridge Heath
E3|Bow|Tower Hamlets|LN|51.528|-0.025|Bromley-by-Bow,Old Ford,Mile End
E4|Chingford|Waltham Forest|LN|51.622|-0.003|Highams Park,South Chingford,Sewardstone
E5|Clapton|Hackney|LN|51.559|-0.053|Lower Clapton,Upper Clapton,Lea Bridge
E6|East Ham|Newham|LN|51.526|0.056|Beckton,Upton Park,Wallend
E7|Forest Gate|Newham|LN|51.547|0.026|Upton Park
E8|Hackney|Hackney|LN|51.543|-0.066|Dalston,London Fields,Hackney Central
E9|Homerton|Hackney|LN|51.543|-0.043|Hackney Wick,South Hackney,Victoria Park
E10|Leyton|Waltham Forest|LN|51.568|-0.012|Lea Bridge
E11|Leytonstone|Waltham Forest|LN|51.567|0.013|Wanstead,Snaresbrook,Aldersbrook
E12|Manor Park|Newham|LN|51.551|0.052|Little Ilford,Aldersbrook
E13|Plaistow|Newham|LN|51.528|0.026|West Ham
E14|Canary Wharf|Tower Hamlets|LN|51.506|-0.019|Poplar,Isle of Dogs,Limehouse,Docklands
E15|Stratford|Newham|LN|51.540|0.003|West Ham,Maryland
E16|Canning Town|Newham|LN|51.510|0.026|Silvertown,Royal Docks,North Woolwich,Custom House
E17|Walthamstow|Waltham Forest|LN|51.587|-0.018|Wood Street,Blackhorse Road
E18|South Woodford|Redbridge|LN|51.593|0.026|
E20|Queen Elizabeth Olympic Park|Newham|LN|51.543|-0.010|Olympic Park,East Village,Stratford City,Westfield Stratford
E77|Whitechapel|Tower Hamlets|LN|51.514|-0.069|
E98|Wapping|Tower Hamlets|LN|51.508|-0.062|
EC1A|Barbican|City of London|LN|51.518|-0.101|St Bartholomew's,Smithfield,Aldersgate
EC1M|Farringdon|Islington|LN|51.521|-0.102|Clerkenwell,Smithfield
EC1N|Hatton Garden|Camden|LN|51.520|-0.108|Holborn,Leather Lane
EC1P|Clerkenwell|Islington|LN|51.524|-0.112|Mount Pleasant
EC1R|Clerkenwell|Islington|LN|51.526|-0.108|Finsbury,Exmouth Market
EC1V|Finsbury|Islington|LN|51.527|-0.097|Old Street,Angel,City Road
EC1Y|St Luke's|Islington|LN|51.523|-0.091|Bunhill Fields,Old Street
EC2A|Shoreditch|Hackney|LN|51.523|-0.083|Old Street,Finsbury Square
EC2M|Liverpool Street|City of London|LN|51.518|-0.084|Broadgate,Bishopsgate,Moorgate
EC2N|Old Broad Street|City of London|LN|51.515|-0.084|Bishopsgate,Tower 42
EC2P|City of London|City of London|LN|51.516|-0.090|
EC2R|Bank|City of London|LN|51.514|-0.089|Bank of England,Tokenhouse Yard
EC2V|Guildhall|City of London|LN|51.515|-0.094|Cheapside
EC2Y|Barbican|City of London|LN|51.519|-0.093|Moorgate,Moorfields
EC3A|Aldgate|City of London|LN|51.514|-0.078|St Mary Axe,The Gherkin
EC3M|Leadenhall|City of London|LN|51.512|-0.081|Lime Street,Fenchurch Street
EC3N|Tower Hill|City of London|LN|51.511|-0.077|Aldgate,Tower of London,Crutched Friars
EC3P|City of London|City of London|LN|51.512|-0.080|
EC3R|Monument|City of London|LN|51.510|-0.083|Billingsgate,Eastcheap
EC3V|Cornhill|City of London|LN|51.513|-0.086|Gracechurch Street,Lombard Street
EC4A|Fleet Street|City of London|LN|51.515|-0.108|Fetter Lane,Holborn
EC4M|St Paul's|City of London|LN|51.514|-0.100|Ludgate Hill,Old Bailey
EC4N|Cannon Street|City of London|LN|51.512|-0.091|Mansion House
EC4P|City of London|City of London|LN|51.513|-0.098|
EC4R|Cannon Street|City of London|LN|51.511|-0.090|Upper Thames Street
EC4V|Blackfriars|City of London|LN|51.512|-0.100|Mansion House,Queen Victoria Street
EC4Y|Temple|City of London|LN|51.513|-0.108|Fleet Street,Inner Temple
EC50|Clerkenwell|Islington|LN|51.524|-0.112|
EH1|Edinburgh|Edinburgh|SC|55.950|-3.190|Old Town,Royal Mile,Grassmarket
EH2|Edinburgh|Edinburgh|SC|55.953|-3.198|New Town,Princes Street,George Street
EH3|Edinburgh|Edinburgh|SC|55.953|-3.204|New Town,Stockbridge,Tollcross,Canonmills
EH4|Blackhall|Edinburgh|SC|55.962|-3.260|Cramond,Comely Bank,Barnton,Ravelston
EH5|Granton|Edinburgh|SC|55.977|-3.220|Trinity,Wardie
EH6|Leith|Edinburgh|SC|55.972|-3.173|Newhaven,Ocean Terminal
EH7|Restalrig|Edinburgh|SC|55.959|-3.167|Leith Walk,Abbeyhill,Craigentinny,Calton
EH8|Newington|Edinburgh|SC|55.949|-3.160|Canongate,Holyrood,Southside,Willowbrae
EH9|Marchmont|Edinburgh|SC|55.933|-3.186|Grange,Blackford
EH10|Morningside|Edinburgh|SC|55.922|-3.209|Bruntsfield,Fairmilehead,Merchiston
EH11|Gorgie|Edinburgh|SC|55.933|-3.250|Dalry,Sighthill,Saughton,Polwarth
EH12|Corstorphine|Edinburgh|SC|55.942|-3.275|Murrayfield,Haymarket,Edinburgh Airport,Gyle
EH13|Colinton|Edinburgh|SC|55.907|-3.243|Oxgangs,Bonaly
EH14|Wester Hailes|Edinburgh|SC|55.910|-3.285|Balerno,Currie,Juniper Green,Slateford
EH15|Portobello|Edinburgh|SC|55.950|-3.112|Duddingston,Joppa
EH16|Liberton|Edinburgh|SC|55.922|-3.157|Craigmillar,Cameron Toll,Little France
EH17|Gilmerton|Edinburgh|SC|55.907|-3.143|Mortonhall,Moredun
EH18|Lasswade|Midlothian|SC|55.884|-3.115|Polton
EH19|Bonnyrigg|Midlothian|SC|55.872|-3.104|Hopefield
EH20|Loanhead|Midlothian|SC|55.878|-3.152|Straiton,Bilston
EH21|Musselburgh|East Lothian|SC|55.939|-3.050|Wallyford,Inveresk,Whitecraig
EH22|Dalkeith|Midlothian|SC|55.886|-3.066|Newtongrange,Mayfield,Danderhall,Easthouses
EH23|Gorebridge|Midlothian|SC|55.842|-3.047|North Middleton,Temple
EH24|Rosewell|Midlothian|SC|55.853|-3.137|
EH25|Roslin|Midlothian|SC|55.856|-3.172|
EH26|Penicuik|Midlothian|SC|55.829|-3.222|Howgate,Carlops
EH27|Kirknewton|West Lothian|SC|55.886|-3.420|
EH28|Newbridge|Edinburgh|SC|55.934|-3.400|Ratho,Ratho Station,Ingliston
EH29|Kirkliston|Edinburgh|SC|55.955|-3.403|
EH30|South Queensferry|Edinburgh|SC|55.987|-3.396|Dalmeny
EH31|Gullane|East Lothian|SC|56.035|-2.830|Dirleton
EH32|Prestonpans|East Lothian|SC|55.961|-2.955|Cockenzie,Port Seton,Longniddry,Aberlady
EH33|Tranent|East Lothian|SC|55.944|-2.950|Macmerry,Elphinstone
EH34|Pencaitland|East Lothian|SC|55.910|-2.893|
EH35|Ormiston|East Lothian|SC|55.912|-2.940|
EH36|Humbie|East Lothian|SC|55.855|-2.867|
EH37|Pathhead|Midlothian|SC|55.866|-2.970|Fala,Ford
EH38|Heriot|Scottish Borders|SC|55.770|-2.965|
EH39|North Berwick|East Lothian|SC|56.053|-2.722|
EH40|East Linton|East Lothian|SC|55.986|-2.655|Stenton
EH41|Haddington|East Lothian|SC|55.944|-2.770|Gifford,Garvald
EH42|Dunbar|East Lothian|SC|55.995|-2.510|West Barns,Belhaven,Innerwick
EH43|Walkerburn|Scottish Borders|SC|55.624|-3.017|
EH44|Innerleithen|Scottish Borders|SC|55.619|-3.062|Traquair
EH45|Peebles|Scottish Borders|SC|55.651|-3.190|Eddleston,Cardrona
EH46|West Linton|Scottish Borders|SC|55.745|-3.360|Romannobridge
EH47|Whitburn|West Lothian|SC|55.868|-3.675|Fauldhouse,Blackburn,Stoneyburn
EH48|Bathgate|West Lothian|SC|55.902|-3.650|Armadale,Blackridge,Torphichen
EH49|Linlithgow|West Lothian|SC|55.974|-3.602|Linlithgow Bridge,Philpstoun,Bridgend
EH51|Bo'ness|Falkirk|SC|56.012|-3.600|Blackness
EH52|Broxburn|West Lothian|SC|55.940|-3.480|Uphall,Winchburgh,Ecclesmachan
EH53|East Calder|West Lothian|SC|55.893|-3.462|Mid Calder,Pumpherston
EH54|Livingston|West Lothian|SC|55.891|-3.520|Dedridge,Craigshill,Deans,Murieston
EH55|West Calder|West Lothian|SC|55.850|-3.570|Polbeth,Addiewell
EH91|Edinburgh|Edinburgh|SC|55.950|-3.190|
EH95|Edinburgh|Edinburgh|SC|55.940|-3.220|
EH99|Edinburgh|Edinburgh|SC|55.952|-3.174|Holyrood
EN1|Enfield|Enfield|LN|51.652|-0.066|Bush Hill Park,Enfield Town
EN2|Enfield|Enfield|LN|51.660|-0.088|Enfield Chase,Botany Bay,Clay Hill,Enfield Town
EN3|Enfield|Enfield|LN|51.662|-0.040|Ponders End,Enfield Lock,Enfield Highway,Brimsdown
EN4|Barnet|Barnet|LN|51.651|-0.161|East Barnet,Cockfosters,Hadley Wood,New Barnet
EN5|Barnet|Barnet|LN|51.650|-0.198|High Barnet,Arkley,New Barnet,Monken Hadley
EN6|Potters Bar|Hertsmere|EE|51.698|-0.184|Cuffley,South Mimms,Northaw,Ridge
EN7|Cheshunt|Broxbourne|EE|51.708|-0.066|Goffs Oak,Flamstead End,Hammond Street
EN8|Waltham Cross|Broxbourne|EE|51.697|-0.033|Cheshunt,Turnford,Theobalds
EN9|Waltham Abbey|Epping Forest|EE|51.693|0.010|Nazeing,Holyfield,Upshire,High Beach
EN10|Broxbourne|Broxbourne|EE|51.735|-0.022|Wormley,Turnford
EN11|Hoddesdon|Broxbourne|EE|51.761|-0.010|Rye House
EN77|Waltham Cross|Broxbourne|EE|51.686|-0.034|
EX1|Exeter|Exeter|SW|50.726|-3.490|Pinhoe,Heavitree,Whipton
EX2|Exeter|Exeter|SW|50.708|-3.512|St Thomas,Alphington,Wonford,Countess Wear
EX3|Topsham|Exeter|SW|50.682|-3.460|Exton,Clyst St George,Ebford
EX4|Exeter|Exeter|SW|50.733|-3.535|St Davids,Exwick,Pennsylvania,Stoke Hill
EX5|Cranbrook|East Devon|SW|50.757|-3.423|Clyst Honiton,Broadclyst,Silverton,Bradninch
EX6|Exminster|Teignbridge|SW|50.660|-3.560|Starcross,Kenton,Kennford,Dunsford
EX7|Dawlish|Teignbridge|SW|50.584|-3.466|Dawlish Warren,Holcombe
EX8|Exmouth|East Devon|SW|50.626|-3.402|Lympstone,Littleham,Withycombe
EX9|Budleigh Salterton|East Devon|SW|50.636|-3.322|East Budleigh,Otterton
EX10|Sidmouth|East Devon|SW|50.690|-3.243|Newton Poppleford,Sidbury,Sidford,Colaton Raleigh
EX11|Ottery St Mary|East Devon|SW|50.753|-3.287|West Hill
EX12|Seaton|East Devon|SW|50.709|-3.083|Beer,Colyford,Axmouth
EX13|Axminster|East Devon|SW|50.785|-3.000|Musbury,Kilmington,Chardstock
EX14|Honiton|East Devon|SW|50.812|-3.194|Dunkeswell,Hemyock,Feniton,Churchinford
EX15|Cullompton|Mid Devon|SW|50.872|-3.373|Uffculme,Willand,Kentisbeare,Culmstock
EX16|Tiverton|Mid Devon|SW|50.922|-3.500|Bampton,Sampford Peverell,Halberton,Witheridge
EX17|Crediton|Mid Devon|SW|50.795|-3.690|Bow,Copplestone,Morchard Bishop,Sandford
EX18|Chulmleigh|North Devon|SW|50.912|-3.860|Chawleigh
EX19|Winkleigh|Torridge|SW|50.870|-3.990|Beaford,Dolton
EX20|Okehampton|West Devon|SW|50.755|-4.030|Hatherleigh,North Tawton,South Zeal
EX21|Beaworthy|Torridge|SW|50.797|-4.205|Halwill Junction,Black Torrington,Ashwater
EX22|Holsworthy|Torridge|SW|50.810|-4.370|Bradworthy,Week St Mary,Bridgerule
EX23|Bude|Cornwall|SW|50.825|-4.530|Stratton,Kilkhampton,Widemouth Bay,Poughill
EX24|Colyton|East Devon|SW|50.740|-3.075|
EX31|Barnstaple|North Devon|SW|51.080|-4.075|Fremington,Bickington,Ashford
EX32|Barnstaple|North Devon|SW|51.075|-4.020|Landkey,Newport,Goodleigh
EX33|Braunton|North Devon|SW|51.115|-4.175|Croyde,Saunton
EX34|Ilfracombe|North Devon|SW|51.195|-4.120|Woolacombe,Combe Martin,Berrynarbor,Mortehoe
EX35|Lynton|North Devon|SW|51.225|-3.815|Lynmouth
EX36|South Molton|North Devon|SW|51.018|-3.812|North Molton
EX37|Umberleigh|North Devon|SW|50.970|-3.960|High Bickington,Atherington
EX38|Great Torrington|Torridge|SW|50.952|-4.145|Torrington,Little Torrington
EX39|Bideford|Torridge|SW|51.020|-4.220|Northam,Westward Ho!,Appledore,Hartland
FK1|Falkirk|Falkirk|SC|55.985|-3.780|Camelon,Slamannan,Avonbridge,California
FK2|Falkirk|Falkirk|SC|56.000|-3.740|Carron,Polmont,Redding,Brightons
FK3|Grangemouth|Falkirk|SC|56.015|-3.718|
FK4|Bonnybridge|Falkirk|SC|56.000|-3.890|Banknock,Haggs,Dennyloanhead
FK5|Larbert|Falkirk|SC|56.022|-3.825|Stenhousemuir,Torwood
FK6|Denny|Falkirk|SC|56.022|-3.912|Dunipace,Fankerton
FK7|Stirling|Stirling|SC|56.098|-3.920|Bannockburn,St Ninians,Cowie,Fallin
FK8|Stirling|Stirling|SC|56.128|-4.005|Raploch,Gargunnock,Kippen,Aberfoyle
FK9|Bridge of Allan|Stirling|SC|56.145|-3.930|Causewayhead,Blairlogie
FK10|Alloa|Clackmannanshire|SC|56.116|-3.780|Tullibody,Clackmannan,Sauchie,Kincardine
FK11|Menstrie|Clackmannanshire|SC|56.151|-3.855|
FK12|Alva|Clackmannanshire|SC|56.153|-3.800|
FK13|Tillicoultry|Clackmannanshire|SC|56.152|-3.742|Coalsnaughton,Devonside
FK14|Dollar|Clackmannanshire|SC|56.162|-3.672|Muckhart
FK15|Dunblane|Stirling|SC|56.190|-3.962|Braco,Greenloaning,Kinbuck
FK16|Doune|Stirling|SC|56.192|-4.055|Deanston
FK17|Callander|Stirling|SC|56.243|-4.215|Kilmahog,Brig o' Turk
FK18|Strathyre|Stirling|SC|56.325|-4.328|
FK19|Lochearnhead|Stirling|SC|56.385|-4.290|Balquhidder
FK20|Crianlarich|Stirling|SC|56.392|-4.617|Tyndrum
FK21|Killin|Stirling|SC|56.466|-4.320|
FY0|Blackpool|Blackpool|NW|53.817|-3.048|
FY1|Blackpool|Blackpool|NW|53.819|-3.050|North Shore,Town Centre
FY2|Bispham|Blackpool|NW|53.847|-3.040|Norbreck
FY3|Layton|Blackpool|NW|53.822|-3.022|Staining,Stanley Park,Whinney Heys
FY4|South Shore|Blackpool|NW|53.788|-3.032|Squires Gate,Marton,Pleasure Beach
FY5|Thornton-Cleveleys|Wyre|NW|53.875|-3.030|Cleveleys,Thornton,Anchorsholme
FY6|Poulton-le-Fylde|Wyre|NW|53.855|-2.970|Preesall,Knott End-on-Sea,Hambleton,Carleton
FY7|Fleetwood|Wyre|NW|53.917|-3.025|Rossall
FY8|Lytham St Annes|Fylde|NW|53.747|-3.000|Lytham,St Annes-on-Sea,Ansdell,Fairhaven
G1|Glasgow|Glasgow|SC|55.861|-4.247|Merchant City,City Centre
G2|Glasgow|Glasgow|SC|55.863|-4.258|Blythswood Hill,City Centre,Charing Cross
G3|Finnieston|Glasgow|SC|55.866|-4.277|Anderston,Garnethill,Park,Yorkhill
G4|Cowcaddens|Glasgow|SC|55.868|-4.252|Townhead,Woodlands,St George's Cross
G5|Gorbals|Glasgow|SC|55.848|-4.252|Hutchesontown,Tradeston
G9|Glasgow|Glasgow|SC|55.861|-4.250|
G11|Partick|Glasgow|SC|55.873|-4.312|Broomhill,Thornwood,Partickhill
G12|Hillhead|Glasgow|SC|55.881|-4.300|Dowanhill,Kelvinside,Hyndland,West End
G13|Anniesland|Glasgow|SC|55.893|-4.345|Knightswood,Yoker
G14|Scotstoun|Glasgow|SC|55.882|-4.350|Whiteinch,Yoker,Jordanhill
G15|Drumchapel|Glasgow|SC|55.908|-4.369|Old Drumchapel
G20|Maryhill|Glasgow|SC|55.887|-4.280|North Kelvinside,Ruchill,Firhill
G21|Springburn|Glasgow|SC|55.880|-4.220|Balornock,Barmulloch,Royston,Sighthill
G22|Possilpark|Glasgow|SC|55.890|-4.252|Milton,Parkhouse,Lambhill
G23|Summerston|Glasgow|SC|55.901|-4.285|Lambhill,Gilshochill
G31|Dennistoun|Glasgow|SC|55.857|-4.212|Haghill,Parkhead
G32|Shettleston|Glasgow|SC|55.850|-4.166|Tollcross,Carmyle,Carntyne
G33|Robroyston|Glasgow|SC|55.872|-4.165|Riddrie,Stepps,Ruchazie,Cranhill
G34|Easterhouse|Glasgow|SC|55.868|-4.103|Provanhall
G40|Bridgeton|Glasgow|SC|55.848|-4.223|Calton,Dalmarnock
G41|Pollokshields|Glasgow|SC|55.840|-4.278|Shawlands,Kinning Park,Strathbungo,Dumbreck
G42|Govanhill|Glasgow|SC|55.835|-4.260|Battlefield,Crosshill,Mount Florida,Queen's Park
G43|Pollokshaws|Glasgow|SC|55.817|-4.290|Newlands,Mansewood,Merrylee
G44|Cathcart|Glasgow|SC|55.813|-4.252|King's Park,Muirend,Netherlee,Croftfoot
G45|Castlemilk|Glasgow|SC|55.804|-4.231|
G46|Giffnock|East Renfrewshire|SC|55.806|-4.298|Thornliebank,Arden,Carnwadric,Deaconsbank
G51|Govan|Glasgow|SC|55.857|-4.311|Ibrox,Drumoyne,Linthouse
G52|Cardonald|Glasgow|SC|55.848|-4.342|Hillington,Penilee,Mosspark
G53|Pollok|Glasgow|SC|55.825|-4.350|Crookston,Darnley,Priesthill,Nitshill
G58|Glasgow|Glasgow|SC|55.861|-4.260|
G60|Old Kilpatrick|West Dunbartonshire|SC|55.925|-4.457|Bowling
G61|Bearsden|East Dunbartonshire|SC|55.920|-4.335|Westerton,Killermont
G62|Milngavie|East Dunbartonshire|SC|55.942|-4.318|Mugdock,Baldernock
G63|Drymen|Stirling|SC|56.035|-4.370|Balfron,Killearn,Strathblane,Fintry
G64|Bishopbriggs|East Dunbartonshire|SC|55.906|-4.222|Torrance,Cadder
G65|Kilsyth|North Lanarkshire|SC|55.974|-4.057|Croy,Queenzieburn,Twechar
G66|Kirkintilloch|East Dunbartonshire|SC|55.942|-4.157|Lenzie,Lennoxtown,Milton of Campsie
G67|Cumbernauld|North Lanarkshire|SC|55.945|-3.985|Kildrum,Abronhill,Condorrat
G68|Cumbernauld|North Lanarkshire|SC|55.960|-4.028|Balloch,Westfield,Craigmarloch,Dullatur
G69|Baillieston|Glasgow|SC|55.875|-4.095|Moodiesburn,Chryston,Gartcosh,Muirhead
G70|Glasgow|Glasgow|SC|55.861|-4.250|
G71|Uddingston|South Lanarkshire|SC|55.822|-4.080|Bothwell,Tannochside,Viewpark
G72|Cambuslang|South Lanarkshire|SC|55.808|-4.140|Blantyre,Halfway,Newton,High Blantyre
G73|Rutherglen|South Lanarkshire|SC|55.820|-4.213|Burnside,Fernhill
G74|East Kilbride|South Lanarkshire|SC|55.768|-4.175|Calderwood,St Leonards,East Mains,Thorntonhall
G75|East Kilbride|South Lanarkshire|SC|55.750|-4.190|Westwood,Greenhills,Auldhouse
G76|Clarkston|East Renfrewshire|SC|55.778|-4.270|Busby,Eaglesham,Carmunnock,Waterfoot
G77|Newton Mearns|East Renfrewshire|SC|55.772|-4.335|
G78|Barrhead|East Renfrewshire|SC|55.795|-4.400|Neilston,Uplawmoor
G79|Glasgow|Glasgow|SC|55.861|-4.250|
G81|Clydebank|West Dunbartonshire|SC|55.911|-4.402|Duntocher,Faifley,Hardgate,Dalmuir
G82|Dumbarton|West Dunbartonshire|SC|55.951|-4.565|Cardross,Milton,Renton
G83|Alexandria|West Dunbartonshire|SC|55.995|-4.585|Balloch,Luss,Arrochar,Bonhill
G84|Helensburgh|Argyll and Bute|SC|56.005|-4.740|Rhu,Garelochhead,Kilcreggan,Rosneath
G90|Glasgow|Glasgow|SC|55.861|-4.250|
GL1|Gloucester|Gloucester|SW|51.862|-2.238|Linden,Tredworth,Kingsholm
GL2|Gloucester|Gloucester|SW|51.845|-2.280|Quedgeley,Longlevens,Hardwicke,Frampton on Severn
GL3|Churchdown|Tewkesbury|SW|51.873|-2.185|Hucclecote,Brockworth,Innsworth
GL4|Gloucester|Gloucester|SW|51.838|-2.210|Abbeymead,Matson,Barnwood,Tuffley
GL5|Stroud|Stroud|SW|51.742|-2.220|Rodborough,Brimscombe,Thrupp
GL6|Nailsworth|Stroud|SW|51.735|-2.180|Painswick,Chalford,Bisley,Minchinhampton
GL7|Cirencester|Cotswold|SW|51.710|-1.930|Fairford,Lechlade,South Cerney,Bibury
GL8|Tetbury|Cotswold|SW|51.635|-2.170|Didmarton,Leighterton
GL9|Badminton|South Gloucestershire|SW|51.550|-2.290|Acton Turville
GL10|Stonehouse|Stroud|SW|51.745|-2.290|Eastington,Leonard Stanley,King's Stanley,Frocester
GL11|Dursley|Stroud|SW|51.685|-2.360|Cam,Uley,North Nibley
GL12|Wotton-under-Edge|Stroud|SW|51.630|-2.390|Charfield,Wickwar,Kingswood,Cromhall
GL13|Berkeley|Stroud|SW|51.690|-2.450|Sharpness
GL14|Cinderford|Forest of Dean|SW|51.820|-2.470|Newnham on Severn,Westbury-on-Severn,Littledean,Ruspidge
GL15|Lydney|Forest of Dean|SW|51.735|-2.560|Blakeney,Bream,Aylburton,Yorkley
GL16|Coleford|Forest of Dean|SW|51.795|-2.615|Staunton,Berry Hill,Broadwell
GL17|Mitcheldean|Forest of Dean|SW|51.850|-2.530|Drybrook,Lydbrook,Longhope,Ruardean
GL18|Newent|Forest of Dean|SW|51.940|-2.420|Dymock,Oxenhall
GL19|Hartpury|Forest of Dean|SW|51.932|-2.300|Corse,Staunton,Huntley,Norton
GL20|Tewkesbury|Tewkesbury|SW|51.995|-2.140|Ashchurch,Bredon,Twyning,Northway
GL50|Cheltenham|Cheltenham|SW|51.901|-2.085|Montpellier,Lansdown,Pittville
GL51|Cheltenham|Cheltenham|SW|51.900|-2.115|Hesters Way,St Mark's,Hatherley,Benhall
GL52|Cheltenham|Cheltenham|SW|51.912|-2.055|Prestbury,Bishop's Cleeve,Southam,Charlton Kings
GL53|Cheltenham|Cheltenham|SW|51.883|-2.070|Charlton Kings,Leckhampton
GL54|Bourton-on-the-Water|Cotswold|SW|51.890|-1.850|Winchcombe,Stow-on-the-Wold,Northleach,Andoversford
GL55|Chipping Campden|Cotswold|SW|52.050|-1.770|Mickleton,Broad Campden
GL56|Moreton-in-Marsh|Cotswold|SW|51.985|-1.690|Blockley,Bourton-on-the-Hill,Longborough
GU1|Guildford|Guildford|SE|51.243|-0.563|Merrow,Burpham,Slyfield
GU2|Guildford|Guildford|SE|51.240|-0.595|Park Barn,Onslow Village,Stoughton
GU3|Guildford|Guildford|SE|51.240|-0.645|Compton,Worplesdon,Puttenham,Normandy
GU4|Guildford|Guildford|SE|51.243|-0.530|Shalford,Chilworth,West Clandon,Jacobs Well
GU5|Bramley|Waverley|SE|51.195|-0.510|Shere,Gomshall,Albury,Wonersh
GU6|Cranleigh|Waverley|SE|51.140|-0.490|Ewhurst,Alfold,Dunsfold
GU7|Godalming|Waverley|SE|51.190|-0.610|Farncombe,Busbridge,Hurtmore
GU8|Milford|Waverley|SE|51.145|-0.640|Witley,Chiddingfold,Elstead,Hambledon
GU9|Farnham|Waverley|SE|51.215|-0.795|Hale,Weybourne
GU10|Frensham|Waverley|SE|51.190|-0.800|Bentley,Tilford,Rowledge,Churt
GU11|Aldershot|Rushmoor|SE|51.248|-0.760|North Town
GU12|Ash|Guildford|SE|51.247|-0.725|Ash Vale,Aldershot,Tongham
GU14|Farnborough|Rushmoor|SE|51.293|-0.760|Cove,Hawley,Southwood
GU15|Camberley|Surrey Heath|SE|51.335|-0.735|Old Dean
GU16|Frimley|Surrey Heath|SE|51.308|-0.725|Mytchett,Deepcut,Frimley Green
GU17|Blackwater|Hart|SE|51.330|-0.790|Hawley,Darby Green,Minley
GU18|Lightwater|Surrey Heath|SE|51.350|-0.672|
GU19|Bagshot|Surrey Heath|SE|51.362|-0.695|
GU20|Windlesham|Surrey Heath|SE|51.365|-0.657|
GU21|Woking|Woking|SE|51.322|-0.580|Knaphill,Horsell,St John's,Goldsworth Park
GU22|Woking|Woking|SE|51.310|-0.545|Old Woking,Pyrford,Mayford,Hook Heath
GU23|Ripley|Guildford|SE|51.288|-0.500|Send,Ockham
GU24|Bisley|Surrey Heath|SE|51.328|-0.640|Chobham,West End,Pirbright,Brookwood
GU25|Virginia Water|Runnymede|SE|51.401|-0.567|Wentworth
GU26|Hindhead|Waverley|SE|51.118|-0.740|Grayshott,Bramshott Chase
GU27|Haslemere|Waverley|SE|51.085|-0.715|Fernhurst,Grayswood
GU28|Petworth|Chichester|SE|50.985|-0.615|Graffham,Tillington
GU29|Midhurst|Chichester|SE|50.980|-0.745|Easebourne,Cocking
GU30|Liphook|East Hampshire|SE|51.075|-0.805|Bramshott,Milland
GU31|Petersfield|East Hampshire|SE|50.995|-0.910|Rogate,South Harting,Buriton
GU32|Petersfield|East Hampshire|SE|51.005|-0.960|Steep,East Meon,Froxfield
GU33|Liss|East Hampshire|SE|51.045|-0.890|Greatham,Rake,Selborne
GU34|Alton|East Hampshire|SE|51.145|-0.985|Four Marks,Medstead,Chawton,Selborne
GU35|Bordon|East Hampshire|SE|51.115|-0.860|Headley,Lindford,Whitehill,Kingsley
GU46|Yateley|Hart|SE|51.340|-0.825|
GU47|Sandhurst|Bracknell Forest|SE|51.345|-0.800|College Town,Owlsmoor
GU51|Fleet|Hart|SE|51.285|-0.845|Elvetham Heath
GU52|Church Crookham|Hart|SE|51.263|-0.840|Fleet,Crookham Village,Ewshot
GU95|Camberley|Surrey Heath|SE|51.336|-0.742|
GY1|St Peter Port|Guernsey|CD|49.457|-2.540|Herm,Jethou
GY2|St Sampson|Guernsey|CD|49.483|-2.520|
GY3|Vale|Guernsey|CD|49.493|-2.537|L'Ancresse
GY4|St Martin|Guernsey|CD|49.437|-2.555|
GY5|Castel|Guernsey|CD|49.465|-2.590|Cobo
GY6|St Andrew|Guernsey|CD|49.447|-2.575|
GY7|St Pierre du Bois|Guernsey|CD|49.450|-2.640|St Saviour,Perelle
GY8|Forest|Guernsey|CD|49.432|-2.600|Torteval,Guernsey Airport
GY9|Alderney|Guernsey|CD|49.714|-2.205|St Anne
GY10|Sark|Guernsey|CD|49.433|-2.360|
HA0|Wembley|Brent|LN|51.552|-0.305|Sudbury,Alperton,North Wembley
HA1|Harrow|Harrow|LN|51.582|-0.337|Harrow on the Hill,Northwick Park
HA2|Harrow|Harrow|LN|51.576|-0.357|South Harrow,North Harrow,Rayners Lane,West Harrow
HA3|Kenton|Harrow|LN|51.594|-0.320|Harrow Weald,Wealdstone,Preston,Belmont
HA4|Ruislip|Hillingdon|LN|51.573|-0.412|South Ruislip,Ruislip Manor,Eastcote
HA5|Pinner|Harrow|LN|51.592|-0.385|Hatch End,Eastcote,Carpenders Park,Rayners Lane
HA6|Northwood|Hillingdon|LN|51.610|-0.425|Moor Park,Northwood Hills
HA7|Stanmore|Harrow|LN|51.610|-0.310|Belmont,Queensbury
HA8|Edgware|Barnet|LN|51.612|-0.275|Burnt Oak,Canons Park,Queensbury
HA9|Wembley|Brent|LN|51.562|-0.285|Wembley Park,Preston,Tokyngton,Wembley Stadium
HD1|Huddersfield|Kirklees|YH|53.645|-1.785|Hillhouse,Marsh,Lockwood
HD2|Huddersfield|Kirklees|YH|53.670|-1.770|Fartown,Deighton,Birkby,Bradley
HD3|Huddersfield|Kirklees|YH|53.650|-1.830|Lindley,Outlane,Milnsbridge,Longwood
HD4|Huddersfield|Kirklees|YH|53.625|-1.810|Newsome,Berry Brow,Netherton,Crosland Moor
HD5|Huddersfield|Kirklees|YH|53.648|-1.745|Almondbury,Dalton,Waterloo,Kirkheaton
HD6|Brighouse|Calderdale|YH|53.705|-1.780|Rastrick,Hove Edge,Clifton
HD7|Slaithwaite|Kirklees|YH|53.620|-1.870|Golcar,Linthwaite,Marsden
HD8|Kirkburton|Kirklees|YH|53.595|-1.670|Denby Dale,Skelmanthorpe,Shepley,Emley
HD9|Holmfirth|Kirklees|YH|53.575|-1.785|Honley,Meltham,New Mill,Brockholes
HG1|Harrogate|North Yorkshire|YH|53.999|-1.535|Bilton,Jennyfield
HG2|Harrogate|North Yorkshire|YH|53.982|-1.535|Starbeck,Oatlands,Hookstone
HG3|Pateley Bridge|North Yorkshire|YH|54.028|-1.618|Ripley,Killinghall,Spofforth,Pannal
HG4|Ripon|North Yorkshire|YH|54.145|-1.550|Masham,Kirkby Malzeard,Bishop Monkton
HG5|Knaresborough|North Yorkshire|YH|54.010|-1.460|Scriven,Goldsborough
HP1|Hemel Hempstead|Dacorum|EE|51.756|-0.490|Boxmoor,Gadebridge,Warners End,Potten End
HP2|Hemel Hempstead|Dacorum|EE|51.765|-0.455|Adeyfield,Highfield,Grovehill,Woodhall Farm
HP3|Hemel Hempstead|Dacorum|EE|51.738|-0.460|Apsley,Bovingdon,Leverstock Green,Nash Mills
HP4|Berkhamsted|Dacorum|EE|51.765|-0.565|Northchurch,Little Gaddesden,Ashridge
HP5|Chesham|Buckinghamshire|SE|51.708|-0.610|Chartridge,Ley Hill,Latimer
HP6|Amersham|Buckinghamshire|SE|51.677|-0.600|Little Chalfont,Chesham Bois,Hyde Heath
HP7|Amersham|Buckinghamshire|SE|51.663|-0.615|Old Amersham,Penn Street,Winchmore Hill,Coleshill
HP8|Chalfont St Giles|Buckinghamshire|SE|51.640|-0.570|
HP9|Beaconsfield|Buckinghamshire|SE|51.608|-0.645|Seer Green,Jordans,Knotty Green
HP10|High Wycombe|Buckinghamshire|SE|51.610|-0.695|Flackwell Heath,Loudwater,Wooburn Green,Penn
HP11|High Wycombe|Buckinghamshire|SE|51.622|-0.745|Wycombe Marsh
HP12|High Wycombe|Buckinghamshire|SE|51.627|-0.775|Booker,Sands,Cressex
HP13|High Wycombe|Buckinghamshire|SE|51.638|-0.740|Downley,Totteridge,Micklefield,Terriers
HP14|Stokenchurch|Buckinghamshire|SE|51.655|-0.840|West Wycombe,Hughenden Valley,Naphill,Lane End
HP15|Hazlemere|Buckinghamshire|SE|51.652|-0.712|Holmer Green,Widmer End
HP16|Great Missenden|Buckinghamshire|SE|51.703|-0.705|Prestwood,The Lee,Ballinger
HP17|Haddenham|Buckinghamshire|SE|51.785|-0.890|Stone,Dinton,Cuddington,Ellesborough
HP18|Waddesdon|Buckinghamshire|SE|51.820|-0.970|Brill,Long Crendon,Ludgershall,Quainton
HP19|Aylesbury|Buckinghamshire|SE|51.825|-0.830|Fairford Leys,Berryfields,Watermead
HP20|Aylesbury|Buckinghamshire|SE|51.818|-0.805|Elmhurst,Broughton
HP21|Aylesbury|Buckinghamshire|SE|51.807|-0.808|Southcourt,Walton Court,Bedgrove
HP22|Wendover|Buckinghamshire|SE|51.810|-0.760|Aston Clinton,Halton,Stoke Mandeville,Weston Turville
HP23|Tring|Dacorum|EE|51.795|-0.660|Long Marston,Wilstone,Aldbury,Wigginton
HP27|Princes Risborough|Buckinghamshire|SE|51.720|-0.830|Monks Risborough,Lacey Green,Bledlow
HR1|Hereford|Herefordshire|WM|52.065|-2.690|Tupsley,Bodenham,Fownhope,Lugwardine
HR2|Hereford|Herefordshire|WM|52.020|-2.770|Belmont,Wormbridge,Ewyas Harold,Madley
HR3|Hay-on-Wye|Powys|WA|52.080|-3.090|Glasbury,Clifford,Painscastle,Eardisley
HR4|Hereford|Herefordshire|WM|52.075|-2.770|Whitecross,Weobley,Credenhill,Bobblestock
HR5|Kington|Herefordshire|WM|52.200|-3.040|Huntington,Gladestry,Lyonshall
HR6|Leominster|Herefordshire|WM|52.230|-2.755|Pembridge,Kingsland,Eardisland,Dilwyn
HR7|Bromyard|Herefordshire|WM|52.190|-2.500|Pencombe
HR8|Ledbury|Herefordshire|WM|52.045|-2.440|Much Marcle,Bosbury,Eastnor
HR9|Ross-on-Wye|Herefordshire|WM|51.910|-2.600|Goodrich,Symonds Yat,Weston under Penyard,Whitchurch
HS1|Stornoway|Na h-Eileanan Siar|SC|58.210|-6.385|Western Isles,Outer Hebrides
HS2|Lewis|Na h-Eileanan Siar|SC|58.255|-6.440|Back,Ness,Barvas,Tolsta
HS3|Tarbert|Na h-Eileanan Siar|SC|57.890|-6.830|Isle of Harris,Harris
HS4|Scalpay|Na h-Eileanan Siar|SC|57.868|-6.700|
HS5|Leverburgh|Na h-Eileanan Siar|SC|57.775|-7.000|Rodel
HS6|North Uist|Na h-Eileanan Siar|SC|57.600|-7.310|Lochmaddy,Sollas,Berneray
HS7|Benbecula|Na h-Eileanan Siar|SC|57.445|-7.335|Balivanich
HS8|South Uist|Na h-Eileanan Siar|SC|57.240|-7.350|Lochboisdale,Daliburgh,Eriskay
HS9|Barra|Na h-Eileanan Siar|SC|56.975|-7.480|Castlebay,Vatersay
HU1|Hull|Hull|YH|53.743|-0.340|Kingston upon Hull,City Centre
HU2|Hull|Hull|YH|53.748|-0.338|
HU3|Hull|Hull|YH|53.743|-0.365|Anlaby Road,West Hull
HU4|Hull|Hull|YH|53.738|-0.405|Anlaby Common,Gipsyville,Hessle Road
HU5|Hull|Hull|YH|53.760|-0.375|Newland,Princes Avenue,Chanterlands Avenue,Willerby Road
HU6|Hull|Hull|YH|53.775|-0.365|Orchard Park,Greenwood,Dunswell
HU7|Kingswood|Hull|YH|53.790|-0.325|Bransholme,Sutton-on-Hull,Wawne
HU8|Hull|Hull|YH|53.765|-0.305|Sutton Ings,Holderness Road,Garden Village
HU9|Hull|Hull|YH|53.752|-0.285|Marfleet,Victoria Dock,Greatfield,Drypool
HU10|Willerby|East Riding of Yorkshire|YH|53.750|-0.455|Anlaby,Kirk Ella,West Ella
HU11|Bilton|East Riding of Yorkshire|YH|53.840|-0.210|Skirlaugh,Coniston,Aldbrough,Sproatley
HU12|Hedon|East Riding of Yorkshire|YH|53.720|-0.130|Withernsea,Patrington,Preston,Thorngumbald
HU13|Hessle|East Riding of Yorkshire|YH|53.725|-0.435|
HU14|North Ferriby|East Riding of Yorkshire|YH|53.727|-0.510|Swanland,Melton
HU15|Brough|East Riding of Yorkshire|YH|53.740|-0.600|Elloughton,South Cave,North Cave,Welton
HU16|Cottingham|East Riding of Yorkshire|YH|53.783|-0.425|Skidby
HU17|Beverley|East Riding of Yorkshire|YH|53.850|-0.440|Leven,Bishop Burton,Molescroft,Walkington
HU18|Hornsea|East Riding of Yorkshire|YH|53.915|-0.175|Mappleton
HU19|Withernsea|East Riding of Yorkshire|YH|53.728|0.030|
HU20|Little Weighton|East Riding of Yorkshire|YH|53.793|-0.500|
HX1|Halifax|Calderdale|YH|53.722|-1.870|Savile Park,King Cross
HX2|Halifax|Calderdale|YH|53.735|-1.915|Ovenden,Mixenden,Norton Tower,Luddenden
HX3|Halifax|Calderdale|YH|53.730|-1.850|Northowram,Shelf,Hipperholme,Southowram
HX4|Greetland|Calderdale|YH|53.680|-1.870|West Vale,Stainland,Holywell Green,Barkisland
HX5|Elland|Calderdale|YH|53.683|-1.840|Blackley
HX6|Sowerby Bridge|Calderdale|YH|53.700|-1.925|Ripponden,Sowerby,Norland,Rishworth
HX7|Hebden Bridge|Calderdale|YH|53.742|-2.005|Mytholmroyd,Heptonstall,Cragg Vale
IG1|Ilford|Redbridge|LN|51.559|0.073|Loxford,Cranbrook
IG2|Gants Hill|Redbridge|LN|51.575|0.078|Newbury Park,Aldborough Hatch
IG3|Seven Kings|Redbridge|LN|51.563|0.098|Goodmayes
IG4|Redbridge|Redbridge|LN|51.577|0.050|Gants Hill
IG5|Clayhall|Redbridge|LN|51.592|0.062|Barkingside
IG6|Barkingside|Redbridge|LN|51.595|0.085|Hainault,Fairlop,Fullwell Cross
IG7|Chigwell|Epping Forest|EE|51.615|0.085|Hainault,Chigwell Row
IG8|Woodford Green|Redbridge|LN|51.608|0.035|Woodford,Woodford Bridge
IG9|Buckhurst Hill|Epping Forest|EE|51.627|0.045|
IG10|Loughton|Epping Forest|EE|51.648|0.065|Debden,High Beach
IG11|Barking|Barking and Dagenham|LN|51.535|0.085|Creekmouth,Thames View,Barking Riverside
IM1|Douglas|Isle of Man|CD|54.152|-4.482|
IM2|Douglas|Isle of Man|CD|54.163|-4.490|Willaston,Braddan
IM3|Onchan|Isle of Man|CD|54.178|-4.455|
IM4|Laxey|Isle of Man|CD|54.195|-4.510|Union Mills,Crosby,Baldrine,Foxdale
IM5|Peel|Isle of Man|CD|54.215|-4.692|
IM6|Kirk Michael|Isle of Man|CD|54.285|-4.587|
IM7|Sulby|Isle of Man|CD|54.343|-4.450|Andreas,Jurby,Bride,St Jude's
IM8|Ramsey|Isle of Man|CD|54.322|-4.385|
IM9|Castletown|Isle of Man|CD|54.085|-4.690|Port Erin,Port St Mary,Ballasalla,Ronaldsway
IM99|Douglas|Isle of Man|CD|54.150|-4.482|
IP1|Ipswich|Ipswich|EE|52.068|1.137|Westbourne,Whitton
IP2|Ipswich|Ipswich|EE|52.047|1.135|Chantry,Stoke Park,Wherstead
IP3|Ipswich|Ipswich|EE|52.042|1.180|Ravenswood,Gainsborough,Priory Heath
IP4|Ipswich|Ipswich|EE|52.062|1.178|Rushmere,California
IP5|Kesgrave|East Suffolk|EE|52.061|1.237|Martlesham Heath,Rushmere St Andrew
IP6|Claydon|Mid Suffolk|EE|52.125|1.130|Needham Market,Barham,Otley,Great Blakenham
IP7|Hadleigh|Babergh|EE|52.055|0.960|Bildeston,Hintlesham
IP8|Sproughton|Babergh|EE|52.050|1.070|Copdock,Bramford,Somersham,Washbrook
IP9|East Bergholt|Babergh|EE|51.985|1.120|Capel St Mary,Holbrook,Shotley,Brantham
IP10|Nacton|East Suffolk|EE|52.015|1.255|Levington,Bucklesham,Kirton
IP11|Felixstowe|East Suffolk|EE|51.965|1.340|Trimley St Mary,Trimley St Martin,Walton
IP12|Woodbridge|East Suffolk|EE|52.095|1.365|Melton,Martlesham,Orford,Rendlesham
IP13|Framlingham|East Suffolk|EE|52.190|1.310|Wickham Market,Grundisburgh,Dennington
IP14|Stowmarket|Mid Suffolk|EE|52.195|1.020|Debenham,Mendlesham,Haughley,Stowupland
IP15|Aldeburgh|East Suffolk|EE|52.157|1.597|
IP16|Leiston|East Suffolk|EE|52.207|1.585|Thorpeness,Sizewell
IP17|Saxmundham|East Suffolk|EE|52.220|1.505|Yoxford,Westleton,Peasenhall,Snape
IP18|Southwold|East Suffolk|EE|52.330|1.670|Reydon,Walberswick
IP19|Halesworth|East Suffolk|EE|52.345|1.475|Blythburgh,Holton,Bramfield
IP20|Harleston|South Norfolk|EE|52.405|1.310|Redenhall,Mendham
IP21|Diss|South Norfolk|EE|52.368|1.205|Scole,Pulham Market,Stradbroke,Dickleburgh
IP22|Diss|South Norfolk|EE|52.375|1.060|Botesdale,Rickinghall,Kenninghall,Garboldisham
IP23|Eye|Mid Suffolk|EE|52.310|1.120|Mellis,Occold
IP24|Thetford|Breckland|EE|52.425|0.765|East Harling,Croxton
IP25|Watton|Breckland|EE|52.590|0.850|Shipdham,Saham Toney,Necton
IP26|Methwold|King's Lynn and West Norfolk|EE|52.510|0.550|Feltwell,Northwold,Hockwold cum Wilton,Mundford
IP27|Brandon|West Suffolk|EE|52.430|0.580|Lakenheath,Weeting
IP28|Mildenhall|West Suffolk|EE|52.330|0.560|Red Lodge,Beck Row,Icklingham,Barton Mills
IP29|Bury St Edmunds|West Suffolk|EE|52.200|0.660|Horringer,Barrow,Lawshall
IP30|Woolpit|Mid Suffolk|EE|52.225|0.835|Elmswell,Rougham,Beyton
IP31|Bury St Edmunds|West Suffolk|EE|52.300|0.830|Ixworth,Thurston,Stanton,Great Barton
IP32|Bury St Edmunds|West Suffolk|EE|52.258|0.715|Moreton Hall
IP33|Bury St Edmunds|West Suffolk|EE|52.242|0.707|
IP98|Diss|South Norfolk|EE|52.376|1.108|
IV1|Inverness|Highland|SC|57.490|-4.240|North Kessock,Merkinch,Longman
IV2|Inverness|Highland|SC|57.470|-4.200|Culloden,Balloch,Smithton,Westhill,Ardersier,Inverness Airport,Tornagrain
IV3|Inverness|Highland|SC|57.475|-4.255|Dalneigh,Kinmylies,Scorguie
IV4|Beauly|Highland|SC|57.440|-4.520|Kiltarlity,Cannich
IV5|Kirkhill|Highland|SC|57.473|-4.434|Lentran,Inchmore
IV6|Muir of Ord|Highland|SC|57.520|-4.470|Marybank
IV7|Conon Bridge|Highland|SC|57.570|-4.410|Maryburgh,Culbokie
IV8|Munlochy|Highland|SC|57.548|-4.260|
IV9|Avoch|Highland|SC|57.567|-4.170|
IV10|Fortrose|Highland|SC|57.585|-4.120|Rosemarkie
IV11|Cromarty|Highland|SC|57.677|-4.045|
IV12|Nairn|Highland|SC|57.575|-3.870|Auldearn,Cawdor
IV13|Tomatin|Highland|SC|57.330|-4.000|Moy
IV14|Strathpeffer|Highland|SC|57.588|-4.540|Contin
IV15|Dingwall|Highland|SC|57.600|-4.430|
IV16|Evanton|Highland|SC|57.660|-4.345|
IV17|Alness|Highland|SC|57.695|-4.255|
IV18|Invergordon|Highland|SC|57.695|-4.165|Milton,Barbaraville
IV19|Tain|Highland|SC|57.808|-4.060|Edderton
IV20|Fearn|Highland|SC|57.780|-3.890|Portmahomack,Balintore,Hilton
IV21|Gairloch|Highland|SC|57.725|-5.690|
IV22|Achnasheen|Highland|SC|57.700|-5.500|Aultbea,Kinlochewe,Poolewe,Torridon
IV23|Garve|Highland|SC|57.780|-5.020|Dundonnell
IV24|Ardgay|Highland|SC|57.880|-4.370|Bonar Bridge
IV25|Dornoch|Highland|SC|57.885|-4.040|Embo
IV26|Ullapool|Highland|SC|57.930|-5.190|Achiltibuie
IV27|Lairg|Highland|SC|58.262|-4.775|Lochinver,Durness,Scourie,Kinlochbervie
IV28|Rogart|Highland|SC|58.005|-4.140|
IV30|Elgin|Moray|SC|57.645|-3.320|New Elgin,Hopeman,Burghead
IV31|Lossiemouth|Moray|SC|57.718|-3.290|
IV32|Fochabers|Moray|SC|57.620|-3.100|Garmouth,Mosstodloch,Spey Bay
IV36|Forres|Moray|SC|57.605|-3.610|Kinloss,Findhorn,Rafford
IV40|Kyle of Lochalsh|Highland|SC|57.272|-5.635|Dornie,Glenelg,Balmacara
IV41|Kyleakin|Highland|SC|57.270|-5.735|
IV42|Breakish|Highland|SC|57.240|-5.830|
IV43|Isleornsay|Highland|SC|57.152|-5.808|Sleat
IV44|Teangue|Highland|SC|57.115|-5.868|Sleat,Kilmore
IV45|Armadale|Highland|SC|57.067|-5.903|Ardvasar
IV46|Tarskavaig|Highland|SC|57.114|-5.984|Tokavaig
IV47|Carbost|Highland|SC|57.300|-6.350|Talisker,Sligachan
IV48|Sconser|Highland|SC|57.311|-6.100|
IV49|Broadford|Highland|SC|57.235|-5.925|Elgol
IV51|Portree|Highland|SC|57.450|-6.225|Uig,Staffin
IV52|Plockton|Highland|SC|57.338|-5.650|
IV53|Strome Ferry|Highland|SC|57.350|-5.545|
IV54|Strathcarron|Highland|SC|57.430|-5.600|Lochcarron,Applecross,Shieldaig,Kishorn
IV55|Dunvegan|Highland|SC|57.450|-6.620|Glendale
IV56|Struan|Highland|SC|57.360|-6.420|Bracadale
IV63|Drumnadrochit|Highland|SC|57.310|-4.500|Glenurquhart,Invermoriston
IV99|Inverness|Highland|SC|57.480|-4.225|
JE1|St Helier|Jersey|CD|49.185|-2.107|
JE2|St Helier|Jersey|CD|49.188|-2.098|St Clement,St Saviour
JE3|St Brelade|Jersey|CD|49.205|-2.150|Grouville,St Ouen,St Peter,Trinity
JE4|St Helier|Jersey|CD|49.187|-2.110|
JE5|St Helier|Jersey|CD|49.187|-2.105|
KA1|Kilmarnock|East Ayrshire|SC|55.595|-4.505|Hurlford,Riccarton,Symington
KA2|Crosshouse|East Ayrshire|SC|55.603|-4.560|Gatehead,Knockentiber
KA3|Kilmarnock|East Ayrshire|SC|55.640|-4.480|Stewarton,Kilmaurs,Dunlop,Fenwick
KA4|Galston|East Ayrshire|SC|55.600|-4.385|
KA5|Mauchline|East Ayrshire|SC|55.520|-4.395|Tarbolton,Catrine,Sorn
KA6|Dalmellington|East Ayrshire|SC|55.410|-4.495|Patna,Coylton,Annbank,Drongan
KA7|Ayr|South Ayrshire|SC|55.447|-4.630|Alloway,Doonfoot,Belmont
KA8|Ayr|South Ayrshire|SC|55.468|-4.610|Newton-on-Ayr,Whitletts
KA9|Prestwick|South Ayrshire|SC|55.497|-4.605|Monkton
KA10|Troon|South Ayrshire|SC|55.545|-4.655|Loans,Barassie
KA11|Irvine|North Ayrshire|SC|55.610|-4.635|Dreghorn,Bourtreehill,Springside,Perceton
KA12|Irvine|North Ayrshire|SC|55.617|-4.670|Fullarton
KA13|Kilwinning|North Ayrshire|SC|55.655|-4.700|Benslie
KA14|Glengarnock|North Ayrshire|SC|55.738|-4.665|Beith,Longbar
KA15|Beith|North Ayrshire|SC|55.750|-4.635|Gateside
KA16|Newmilns|East Ayrshire|SC|55.607|-4.325|Greenholm
KA17|Darvel|East Ayrshire|SC|55.610|-4.280|Priestland
KA18|Cumnock|East Ayrshire|SC|55.450|-4.260|Auchinleck,New Cumnock,Ochiltree,Muirkirk
KA19|Maybole|South Ayrshire|SC|55.350|-4.690|Kirkoswald,Maidens,Kirkmichael,Crosshill
KA20|Stevenston|North Ayrshire|SC|55.642|-4.757|Ardeer
KA21|Saltcoats|North Ayrshire|SC|55.637|-4.785|
KA22|Ardrossan|North Ayrshire|SC|55.645|-4.810|
KA23|West Kilbride|North Ayrshire|SC|55.695|-4.855|Seamill,Portencross
KA24|Dalry|North Ayrshire|SC|55.710|-4.720|Highfield
KA25|Kilbirnie|North Ayrshire|SC|55.752|-4.685|
KA26|Girvan|South Ayrshire|SC|55.220|-4.830|Ballantrae,Barrhill,Colmonell,Dailly
KA27|Isle of Arran|North Ayrshire|SC|55.550|-5.180|Brodick,Lamlash,Whiting Bay,Lochranza
KA28|Isle of Cumbrae|North Ayrshire|SC|55.755|-4.925|Millport
KA29|Fairlie|North Ayrshire|SC|55.757|-4.853|
KA30|Largs|North Ayrshire|SC|55.795|-4.860|
KT1|Kingston upon Thames|Kingston upon Thames|LN|51.408|-0.305|Hampton Wick
KT2|Kingston upon Thames|Kingston upon Thames|LN|51.420|-0.293|Norbiton,Kingston Hill,Canbury
KT3|New Malden|Kingston upon Thames|LN|51.402|-0.258|Motspur Park,Coombe
KT4|Worcester Park|Sutton|LN|51.378|-0.242|Old Malden,Stoneleigh
KT5|Berrylands|Kingston upon Thames|LN|51.390|-0.285|Surbiton,Tolworth
KT6|Surbiton|Kingston upon Thames|LN|51.387|-0.303|Tolworth,Long Ditton
KT7|Thames Ditton|Elmbridge|SE|51.388|-0.333|Weston Green
KT8|East Molesey|Elmbridge|SE|51.400|-0.360|West Molesey,Hampton Court
KT9|Chessington|Kingston upon Thames|LN|51.362|-0.300|Hook,Malden Rushett
KT10|Esher|Elmbridge|SE|51.365|-0.360|Claygate,Hinchley Wood
KT11|Cobham|Elmbridge|SE|51.330|-0.405|Stoke D'Abernon
KT12|Walton-on-Thames|Elmbridge|SE|51.380|-0.410|Hersham
KT13|Weybridge|Elmbridge|SE|51.370|-0.455|Oatlands,Brooklands,St George's Hill
KT14|West Byfleet|Woking|SE|51.338|-0.495|Byfleet
KT15|Addlestone|Runnymede|SE|51.362|-0.495|New Haw,Woodham,Row Town
KT16|Chertsey|Runnymede|SE|51.380|-0.520|Ottershaw,Lyne,Longcross
KT17|Ewell|Epsom and Ewell|SE|51.345|-0.250|Epsom,Stoneleigh
KT18|Epsom|Epsom and Ewell|SE|51.320|-0.265|Epsom Downs,Tattenham Corner,Langley Vale,Headley
KT19|West Ewell|Epsom and Ewell|SE|51.347|-0.275|Epsom,Ewell,Horton
KT20|Tadworth|Reigate and Banstead|SE|51.288|-0.230|Kingswood,Walton-on-the-Hill,Burgh Heath,Lower Kingswood
KT21|Ashtead|Mole Valley|SE|51.310|-0.300|
KT22|Leatherhead|Mole Valley|SE|51.300|-0.335|Fetcham,Oxshott
KT23|Bookham|Mole Valley|SE|51.278|-0.373|Great Bookham,Little Bookham
KT24|East Horsley|Guildford|SE|51.270|-0.435|West Horsley,Effingham
KW1|Wick|Highland|SC|58.440|-3.100|
KW2|Ulbster|Highland|SC|58.370|-3.160|
KW3|Lybster|Highland|SC|58.310|-3.290|
KW5|Latheron|Highland|SC|58.290|-3.370|
KW6|Dunbeath|Highland|SC|58.250|-3.430|
KW7|Berriedale|Highland|SC|58.190|-3.500|
KW8|Helmsdale|Highland|SC|58.120|-3.660|
KW9|Brora|Highland|SC|58.015|-3.855|
KW10|Golspie|Highland|SC|57.975|-3.985|
KW11|Kinbrace|Highland|SC|58.275|-4.000|
KW12|Halkirk|Highland|SC|58.500|-3.490|
KW13|Forsinard|Highland|SC|58.430|-3.890|
KW14|Thurso|Highland|SC|58.590|-3.560|Castletown,Bettyhill,Reay,Dunnet
KW15|Kirkwall|Orkney Islands|SC|58.980|-2.960|St Ola
KW16|Stromness|Orkney Islands|SC|58.970|-3.270|Hoy,Stenness
KW17|Orkney|Orkney Islands|SC|59.055|-2.990|Westray,Sanday,South Ronaldsay,Finstown
KY1|Kirkcaldy|Fife|SC|56.115|-3.157|Dysart,Gallatown,Sinclairtown
KY2|Kirkcaldy|Fife|SC|56.120|-3.185|Templehall,Chapel
KY3|Burntisland|Fife|SC|56.070|-3.210|Kinghorn,Aberdour
KY4|Cowdenbeath|Fife|SC|56.118|-3.350|Kelty,Hill of Beath
KY5|Lochgelly|Fife|SC|56.135|-3.290|Cardenden,Lochore,Ballingry,Glencraig
KY6|Glenrothes|Fife|SC|56.200|-3.195|Leslie
KY7|Glenrothes|Fife|SC|56.198|-3.150|Markinch,Thornton,Coaltown of Balgonie
KY8|Leven|Fife|SC|56.195|-3.010|Methil,Buckhaven,Kennoway,Lower Largo
KY9|Elie|Fife|SC|56.200|-2.800|Colinsburgh,Earlsferry
KY10|Anstruther|Fife|SC|56.225|-2.710|Pittenweem,Crail,St Monans
KY11|Dunfermline|Fife|SC|56.055|-3.425|Inverkeithing,Rosyth,Dalgety Bay,North Queensferry
KY12|Dunfermline|Fife|SC|56.078|-3.490|Saline,Culross,Cairneyhill,Oakley
KY13|Kinross|Perth and Kinross|SC|56.205|-3.420|Milnathort,Kinnesswood,Crook of Devon
KY14|Auchtermuchty|Fife|SC|56.310|-3.220|Newburgh,Strathmiglo,Gateside
KY15|Cupar|Fife|SC|56.300|-3.020|Ladybank,Ceres,Falkland,Freuchie
KY16|St Andrews|Fife|SC|56.345|-2.810|Leuchars,Guardbridge,Strathkinness
KY99|Dunfermline|Fife|SC|56.070|-3.440|
L1|Liverpool|Liverpool|NW|53.402|-2.978|City Centre,Chinatown,Albert Dock
L2|Liverpool|Liverpool|NW|53.407|-2.988|City Centre,Castle Street
L3|Liverpool|Liverpool|NW|53.410|-2.985|Waterfront,Pier Head,Vauxhall
L4|Anfield|Liverpool|NW|53.440|-2.965|Walton,Kirkdale,Goodison
L5|Everton|Liverpool|NW|53.425|-2.970|Kirkdale,Vauxhall
L6|Everton|Liverpool|NW|53.420|-2.950|Kensington,Fairfield,Tuebrook
L7|Edge Hill|Liverpool|NW|53.408|-2.950|Kensington,Fairfield
L8|Toxteth|Liverpool|NW|53.387|-2.960|Dingle,Liverpool 8
L9|Aintree|Liverpool|NW|53.465|-2.955|Walton,Fazakerley,Orrell Park
L10|Fazakerley|Liverpool|NW|53.476|-2.925|Aintree,Aintree Village
L11|Norris Green|Liverpool|NW|53.450|-2.920|Croxteth,Clubmoor,Gillmoss
L12|West Derby|Liverpool|NW|53.437|-2.895|Croxteth Park,Sandfield Park
L13|Old Swan|Liverpool|NW|53.418|-2.917|Stoneycroft,Tuebrook,Clubmoor
L14|Knotty Ash|Liverpool|NW|53.420|-2.880|Broad Green,Dovecot,Page Moss
L15|Wavertree|Liverpool|NW|53.397|-2.920|
L16|Childwall|Liverpool|NW|53.400|-2.885|Broad Green,Bowring Park
L17|Aigburth|Liverpool|NW|53.377|-2.940|Sefton Park,St Michael's Hamlet
L18|Allerton|Liverpool|NW|53.382|-2.905|Mossley Hill
L19|Garston|Liverpool|NW|53.357|-2.905|Grassendale,Cressington,Aigburth
L20|Bootle|Sefton|NW|53.452|-2.990|Orrell,Kirkdale
L21|Litherland|Sefton|NW|53.470|-3.000|Seaforth,Ford
L22|Waterloo|Sefton|NW|53.476|-3.027|
L23|Crosby|Sefton|NW|53.492|-3.030|Blundellsands,Thornton,Great Crosby,Little Crosby
L24|Speke|Liverpool|NW|53.345|-2.840|Hale,Liverpool John Lennon Airport
L25|Woolton|Liverpool|NW|53.380|-2.870|Gateacre,Belle Vale,Hunts Cross
L26|Halewood|Knowsley|NW|53.365|-2.830|Tarbock
L27|Netherley|Liverpool|NW|53.388|-2.840|
L28|Stockbridge Village|Knowsley|NW|53.435|-2.860|
L29|Lunt|Sefton|NW|53.510|-2.980|Sefton
L30|Netherton|Sefton|NW|53.482|-2.970|Bootle
L31|Maghull|Sefton|NW|53.515|-2.940|Lydiate,Melling,Waddicar
L32|Kirkby|Knowsley|NW|53.480|-2.890|Westvale,Southdene
L33|Kirkby|Knowsley|NW|53.488|-2.870|Northwood,Tower Hill,Simonswood
L34|Prescot|Knowsley|NW|53.435|-2.810|Knowsley
L35|Whiston|Knowsley|NW|53.415|-2.785|Prescot,Rainhill
L36|Huyton|Knowsley|NW|53.412|-2.840|Roby,Tarbock
L37|Formby|Sefton|NW|53.557|-3.062|Little Altcar,Great Altcar
L38|Ince Blundell|Sefton|NW|53.522|-3.040|Hightown
L39|Ormskirk|West Lancashire|NW|53.560|-2.895|Aughton,Bickerstaffe,Halsall
L40|Burscough|West Lancashire|NW|53.605|-2.830|Rufford,Scarisbrick,Mawdesley,Lathom
L67|Liverpool|Liverpool|NW|53.410|-2.980|
L68|Liverpool|Liverpool|NW|53.410|-2.980|
L69|Liverpool|Liverpool|NW|53.406|-2.966|University of Liverpool
L70|Liverpool|Liverpool|NW|53.410|-2.980|
L71|Liverpool|Liverpool|NW|53.410|-2.980|
L72|Liverpool|Liverpool|NW|53.410|-2.980|
L73|Liverpool|Liverpool|NW|53.410|-2.980|
L74|Liverpool|Liverpool|NW|53.410|-2.980|
L75|Liverpool|Liverpool|NW|53.410|-2.980|
L80|Bootle|Sefton|NW|53.452|-2.990|
LA1|Lancaster|Lancaster|NW|54.045|-2.798|Scotforth,Skerton,Greaves
LA2|Lancaster|Lancaster|NW|54.060|-2.690|Bentham,Galgate,Halton,Caton
LA3|Morecambe|Lancaster|NW|54.050|-2.890|Heysham,Middleton,Sunderland Point
LA4|Morecambe|Lancaster|NW|54.070|-2.860|Bare,Torrisholme
LA5|Carnforth|Lancaster|NW|54.135|-2.790|Bolton-le-Sands,Silverdale,Arnside,Warton
LA6|Kirkby Lonsdale|Westmorland and Furness|NW|54.185|-2.640|Ingleton,Burton-in-Kendal,Hornby,Holme
LA7|Milnthorpe|Westmorland and Furness|NW|54.235|-2.770|Heversham,Storth
LA8|Kendal|Westmorland and Furness|NW|54.340|-2.770|Staveley,Burneside,Levens,Crosthwaite
LA9|Kendal|Westmorland and Furness|NW|54.327|-2.742|Oxenholme
LA10|Sedbergh|Westmorland and Furness|NW|54.315|-2.500|Dent
LA11|Grange-over-Sands|Westmorland and Furness|NW|54.195|-2.910|Cartmel,Flookburgh,Allithwaite,Lindale
LA12|Ulverston|Westmorland and Furness|NW|54.205|-3.085|Bardsea,Penny Bridge,Newby Bridge,Urswick
LA13|Barrow-in-Furness|Westmorland and Furness|NW|54.120|-3.195|Roose,Stainton with Adgarley,Rampside
LA14|Barrow-in-Furness|Westmorland and Furness|NW|54.120|-3.235|Walney Island,Hawcoat
LA15|Dalton-in-Furness|Westmorland and Furness|NW|54.157|-3.180|
LA16|Askam-in-Furness|Westmorland and Furness|NW|54.192|-3.200|Ireleth
LA17|Kirkby-in-Furness|Westmorland and Furness|NW|54.230|-3.185|
LA18|Millom|Cumberland|NW|54.215|-3.290|Haverigg,Silecroft,The Green
LA19|Bootle|Cumberland|NW|54.310|-3.380|Holmrook
LA20|Broughton-in-Furness|Westmorland and Furness|NW|54.285|-3.215|Seathwaite
LA21|Coniston|Westmorland and Furness|NW|54.365|-3.080|Torver
LA22|Ambleside|Westmorland and Furness|NW|54.430|-2.980|Grasmere,Hawkshead,Rydal
LA23|Windermere|Westmorland and Furness|NW|54.375|-2.910|Bowness-on-Windermere,Troutbeck
LD1|Llandrindod Wells|Powys|WA|52.255|-3.360|Penybont,Llandegley
LD2|Builth Wells|Powys|WA|52.150|-3.400|Erwood
LD3|Brecon|Powys|WA|51.960|-3.350|Talgarth,Sennybridge,Talybont-on-Usk
LD4|Llangammarch Wells|Powys|WA|52.115|-3.560|
LD5|Llanwrtyd Wells|Powys|WA|52.116|-3.628|Beulah
LD6|Rhayader|Powys|WA|52.310|-3.510|Elan Valley
LD7|Knighton|Powys|WA|52.347|-3.065|Bucknell
LD8|Presteigne|Powys|WA|52.265|-3.030|New Radnor
LE1|Leicester|Leicester|EM|52.636|-1.132|City Centre
LE2|Leicester|Leicester|EM|52.610|-1.120|Oadby,Knighton,Clarendon Park,Aylestone
LE3|Leicester|Leicester|EM|52.630|-1.175|Braunstone,Glenfield,Westcotes,Leicester Forest East
LE4|Leicester|Leicester|EM|52.668|-1.115|Belgrave,Beaumont Leys,Birstall,Thurmaston
LE5|Leicester|Leicester|EM|52.640|-1.080|Evington,Humberstone,Hamilton,Thurnby Lodge
LE6|Ratby|Hinckley and Bosworth|EM|52.655|-1.250|Groby,Newtown Linford
LE7|Syston|Charnwood|EM|52.685|-1.080|Anstey,Queniborough,Rothley,Bushby
LE8|Blaby|Blaby|EM|52.565|-1.120|Countesthorpe,Fleckney,Kibworth,Whetstone
LE9|Earl Shilton|Hinckley and Bosworth|EM|52.580|-1.280|Stoney Stanton,Sapcote,Barwell,Desford
LE10|Hinckley|Hinckley and Bosworth|EM|52.540|-1.370|Burbage
LE11|Loughborough|Charnwood|EM|52.770|-1.210|
LE12|Shepshed|Charnwood|EM|52.785|-1.200|Barrow upon Soar,Mountsorrel,East Leake,Quorn
LE13|Melton Mowbray|Melton|EM|52.765|-0.885|Asfordby
LE14|Melton Mowbray|Melton|EM|52.795|-0.900|Long Clawson,Asfordby,Old Dalby,Somerby
LE15|Oakham|Rutland|EM|52.655|-0.700|Uppingham,Cottesmore,Langham,Ketton
LE16|Market Harborough|Harborough|EM|52.490|-0.900|Great Bowden,Lubenham,Hallaton,Foxton
LE17|Lutterworth|Harborough|EM|52.465|-1.190|Broughton Astley,Gilmorton,Husbands Bosworth,Ullesthorpe
LE18|Wigston|Oadby and Wigston|EM|52.585|-1.105|South Wigston
LE19|Narborough|Blaby|EM|52.583|-1.190|Enderby,Littlethorpe,Fosse Park
LE21|Leicester|Leicester|EM|52.635|-1.130|
LE41|Leicester|Leicester|EM|52.635|-1.130|
LE55|Leicester|Leicester|EM|52.625|-1.170|
LE65|Ashby-de-la-Zouch|North West Leicestershire|EM|52.750|-1.470|
LE67|Coalville|North West Leicestershire|EM|52.720|-1.360|Ibstock,Markfield,Whitwick,Ellistown
LE87|Leicester|Leicester|EM|52.635|-1.130|
LE94|Leicester|Leicester|EM|52.605|-1.180|
LE95|Leicester|Leicester|EM|52.635|-1.130|
LL11|Wrexham|Wrexham|WA|53.070|-3.030|Brymbo,Gwersyllt,Coedpoeth,Minera
LL12|Gresford|Wrexham|WA|53.090|-2.990|Llay,Rossett,Cefn-y-Bedd,Hope
LL13|Wrexham|Wrexham|WA|53.035|-2.970|Marchwiel,Caia Park,Bangor-on-Dee,Overton
LL14|Ruabon|Wrexham|WA|52.990|-3.055|Rhosllanerchrugog,Chirk,Cefn Mawr,Johnstown
LL15|Ruthin|Denbighshire|WA|53.110|-3.310|Clocaenog
LL16|Denbigh|Denbighshire|WA|53.185|-3.420|Henllan,Trefnant
LL17|St Asaph|Denbighshire|WA|53.257|-3.445|
LL18|Rhyl|Denbighshire|WA|53.310|-3.490|Rhuddlan,Kinmel Bay,Dyserth,Bodelwyddan
LL19|Prestatyn|Denbighshire|WA|53.333|-3.405|Gronant,Meliden
LL20|Llangollen|Denbighshire|WA|52.965|-3.160|Glyn Ceiriog,Froncysyllte
LL21|Corwen|Denbighshire|WA|52.990|-3.440|Cerrigydrudion,Cynwyd
LL22|Abergele|Conwy|WA|53.280|-3.590|Towyn,Llanfair Talhaiarn,Llanddulas
LL23|Bala|Gwynedd|WA|52.910|-3.600|Llanuwchllyn
LL24|Betws-y-Coed|Conwy|WA|53.068|-3.797|Capel Curig,Pentrefoelas
LL25|Dolwyddelan|Conwy|WA|53.053|-3.890|
LL26|Llanrwst|Conwy|WA|53.135|-3.780|Capel Garmon
LL27|Trefriw|Conwy|WA|53.152|-3.825|
LL28|Colwyn Bay|Conwy|WA|53.290|-3.760|Rhos-on-Sea,Glan Conwy,Mochdre
LL29|Colwyn Bay|Conwy|WA|53.287|-3.710|Old Colwyn
LL30|Llandudno|Conwy|WA|53.320|-3.825|Penrhyn Bay,Craig-y-Don
LL31|Llandudno Junction|Conwy|WA|53.285|-3.800|Deganwy
LL32|Conwy|Conwy|WA|53.265|-3.835|Rowen,Dolgarrog
LL33|Llanfairfechan|Conwy|WA|53.253|-3.972|
LL34|Penmaenmawr|Conwy|WA|53.268|-3.930|Dwygyfylchi
LL35|Aberdovey|Gwynedd|WA|52.545|-4.045|Aberdyfi
LL36|Tywyn|Gwynedd|WA|52.600|-4.070|Bryncrug
LL37|Llwyngwril|Gwynedd|WA|52.665|-4.085|
LL38|Fairbourne|Gwynedd|WA|52.698|-4.048|
LL39|Arthog|Gwynedd|WA|52.715|-4.010|
LL40|Dolgellau|Gwynedd|WA|52.750|-3.885|Bontddu,Dinas Mawddwy
LL41|Blaenau Ffestiniog|Gwynedd|WA|52.975|-3.940|Trawsfynydd,Llan Ffestiniog,Maentwrog
LL42|Barmouth|Gwynedd|WA|52.728|-4.055|
LL43|Tal-y-bont|Gwynedd|WA|52.775|-4.095|
LL44|Dyffryn Ardudwy|Gwynedd|WA|52.785|-4.095|
LL45|Llanbedr|Gwynedd|WA|52.820|-4.100|
LL46|Harlech|Gwynedd|WA|52.860|-4.105|
LL47|Talsarnau|Gwynedd|WA|52.905|-4.060|
LL48|Penrhyndeudraeth|Gwynedd|WA|52.932|-4.065|Portmeirion
LL49|Porthmadog|Gwynedd|WA|52.930|-4.135|Borth-y-Gest,Tremadog
LL51|Garndolbenmaen|Gwynedd|WA|52.970|-4.240|
LL52|Criccieth|Gwynedd|WA|52.922|-4.240|Llanystumdwy
LL53|Pwllheli|Gwynedd|WA|52.880|-4.480|Abersoch,Nefyn,Aberdaron,Morfa Nefyn
LL54|Caernarfon|Gwynedd|WA|53.065|-4.260|Penygroes,Groeslon,Trefor,Llandwrog
LL55|Caernarfon|Gwynedd|WA|53.135|-4.190|Llanberis,Llanrug,Bethel
LL56|Y Felinheli|Gwynedd|WA|53.185|-4.205|
LL57|Bangor|Gwynedd|WA|53.210|-4.115|Bethesda,Tregarth,Llandygai
LL58|Beaumaris|Isle of Anglesey|WA|53.270|-4.100|Llangoed
LL59|Menai Bridge|Isle of Anglesey|WA|53.228|-4.165|Llandegfan
LL60|Gaerwen|Isle of Anglesey|WA|53.220|-4.270|
LL61|Llanfairpwllgwyngyll|Isle of Anglesey|WA|53.210|-4.240|Brynsiencyn,Llanfairpwll
LL62|Bodorgan|Isle of Anglesey|WA|53.200|-4.400|Malltraeth
LL63|Ty Croes|Isle of Anglesey|WA|53.225|-4.470|Aberffraw
LL64|Rhosneigr|Isle of Anglesey|WA|53.230|-4.515|
LL65|Holyhead|Isle of Anglesey|WA|53.295|-4.590|Trearddur Bay,Valley,Llanfachraeth
LL66|Rhosgoch|Isle of Anglesey|WA|53.370|-4.390|
LL67|Cemaes Bay|Isle of Anglesey|WA|53.408|-4.455|
LL68|Amlwch|Isle of Anglesey|WA|53.405|-4.360|Bull Bay
LL69|Penysarn|Isle of Anglesey|WA|53.390|-4.320|
LL70|Dulas|Isle of Anglesey|WA|53.365|-4.285|
LL71|Llanerchymedd|Isle of Anglesey|WA|53.335|-4.375|
LL72|Moelfre|Isle of Anglesey|WA|53.350|-4.240|
LL73|Marianglas|Isle of Anglesey|WA|53.335|-4.250|
LL74|Tyn-y-Gongl|Isle of Anglesey|WA|53.320|-4.240|Benllech
LL75|Pentraeth|Isle of Anglesey|WA|53.285|-4.215|
LL76|Llanbedrgoch|Isle of Anglesey|WA|53.305|-4.225|
LL77|Llangefni|Isle of Anglesey|WA|53.257|-4.312|
LL78|Brynteg|Isle of Anglesey|WA|53.310|-4.275|
LN1|Lincoln|Lincoln|EM|53.245|-0.560|Burton,Saxilby,Ermine
LN2|Lincoln|Lincoln|EM|53.245|-0.515|Nettleham,Dunholme,Welton
LN3|Cherry Willingham|West Lindsey|EM|53.238|-0.425|Reepham,Bardney,Fiskerton
LN4|Metheringham|North Kesteven|EM|53.140|-0.360|Branston,Washingborough,Bracebridge Heath,Coningsby
LN5|Lincoln|Lincoln|EM|53.185|-0.552|Waddington,Navenby,Bracebridge,Wellingore
LN6|Lincoln|Lincoln|EM|53.203|-0.595|North Hykeham,Birchwood,Skellingthorpe,Boultham
LN7|Caistor|West Lindsey|EM|53.495|-0.340|Nettleton
LN8|Market Rasen|West Lindsey|EM|53.370|-0.330|Wragby,Middle Rasen
LN9|Horncastle|East Lindsey|EM|53.215|-0.110|
LN10|Woodhall Spa|East Lindsey|EM|53.150|-0.215|
LN11|Louth|East Lindsey|EM|53.375|0.040|North Somercotes,Legbourne
LN12|Mablethorpe|East Lindsey|EM|53.320|0.265|Sutton-on-Sea,Trusthorpe
LN13|Alford|East Lindsey|EM|53.260|0.190|Willoughby
LS1|Leeds|Leeds|YH|53.797|-1.548|City Centre
LS2|Leeds|Leeds|YH|53.802|-1.546|Woodhouse,University of Leeds
LS3|Burley|Leeds|YH|53.803|-1.562|Kirkstall Road
LS4|Kirkstall|Leeds|YH|53.809|-1.582|Burley
LS5|Kirkstall|Leeds|YH|53.818|-1.607|Hawksworth
LS6|Headingley|Leeds|YH|53.820|-1.570|Hyde Park,Meanwood,Woodhouse
LS7|Chapel Allerton|Leeds|YH|53.820|-1.535|Chapeltown,Scott Hall,Meanwood
LS8|Roundhay|Leeds|YH|53.825|-1.505|Oakwood,Harehills,Gledhow
LS9|Harehills|Leeds|YH|53.800|-1.510|Burmantofts,Cross Green,Gipton,Osmondthorpe
LS10|Hunslet|Leeds|YH|53.765|-1.530|Middleton,Belle Isle,Stourton
LS11|Beeston|Leeds|YH|53.775|-1.560|Holbeck,Cottingley,Elland Road
LS12|Armley|Leeds|YH|53.790|-1.595|Wortley,Farnley,New Farnley
LS13|Bramley|Leeds|YH|53.812|-1.635|Rodley,Swinnow
LS14|Seacroft|Leeds|YH|53.825|-1.460|Whinmoor,Killingbeck,Scarcroft,Thorner
LS15|Cross Gates|Leeds|YH|53.803|-1.435|Whitkirk,Halton,Barwick-in-Elmet,Colton
LS16|Adel|Leeds|YH|53.850|-1.600|Cookridge,Bramhope,Lawnswood,Holt Park
LS17|Alwoodley|Leeds|YH|53.855|-1.530|Moortown,Shadwell,Harewood
LS18|Horsforth|Leeds|YH|53.840|-1.640|
LS19|Yeadon|Leeds|YH|53.863|-1.685|Rawdon,Leeds Bradford Airport
LS20|Guiseley|Leeds|YH|53.875|-1.715|Hawksworth
LS21|Otley|Leeds|YH|53.910|-1.685|Pool-in-Wharfedale,Arthington
LS22|Wetherby|Leeds|YH|53.930|-1.395|Collingham,Linton,Kirk Deighton
LS23|Boston Spa|Leeds|YH|53.900|-1.350|Bramham,Clifford,Thorp Arch
LS24|Tadcaster|North Yorkshire|YH|53.875|-1.240|Ulleskelf,Church Fenton,Saxton
LS25|Garforth|Leeds|YH|53.785|-1.330|Kippax,Sherburn in Elmet,Micklefield,Aberford
LS26|Rothwell|Leeds|YH|53.752|-1.460|Oulton,Methley,Woodlesford,Mickletown
LS27|Morley|Leeds|YH|53.745|-1.600|Gildersome,Churwell
LS28|Pudsey|Leeds|YH|53.800|-1.670|Farsley,Calverley,Stanningley
LS29|Ilkley|Bradford|YH|53.920|-1.810|Burley in Wharfedale,Menston,Addingham
LS88|Leeds|Leeds|YH|53.797|-1.548|
LS98|Leeds|Leeds|YH|53.797|-1.548|
LS99|Leeds|Leeds|YH|53.797|-1.548|
LU1|Luton|Luton|EE|51.873|-0.420|Farley Hill,Caddington,Slip End
LU2|Luton|Luton|EE|51.895|-0.405|Stopsley,Luton Airport,Round Green,Wigmore
LU3|Luton|Luton|EE|51.908|-0.440|Limbury,Sundon Park,Marsh Farm,Leagrave
LU4|Luton|Luton|EE|51.893|-0.460|Leagrave,Lewsey Farm,Challney
LU5|Houghton Regis|Central Bedfordshire|EE|51.900|-0.510|Dunstable,Toddington,Harlington
LU6|Dunstable|Central Bedfordshire|EE|51.875|-0.535|Eaton Bray,Kensworth,Totternhoe,Edlesborough
LU7|Leighton Buzzard|Central Bedfordshire|EE|51.915|-0.660|Linslade,Wing,Hockliffe,Stewkley
`;
