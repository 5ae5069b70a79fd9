/** Postcode districts of the areas M to R: outcode|town|district|region|latitude|longitude|also. */
export const outcodesMToR = `
M1|Manchester|Manchester|NW|53.478|-2.235|Gay Village
M2|Manchester|Manchester|NW|53.480|-2.245|Deansgate,St Peter's Square
M3|Manchester|Salford|NW|53.483|-2.253|Spinningfields,Blackfriars,Greengate,Castlefield
M4|Ancoats|Manchester|NW|53.485|-2.229|Northern Quarter,New Islington,Manchester Arndale
M5|Ordsall|Salford|NW|53.479|-2.278|Salford,Seedley,Weaste
M6|Pendleton|Salford|NW|53.491|-2.291|Salford,Irlams o' th' Height
M7|Broughton|Salford|NW|53.504|-2.264|Higher Broughton,Kersal,Lower Broughton
M8|Crumpsall|Manchester|NW|53.512|-2.240|Cheetham Hill
M9|Blackley|Manchester|NW|53.523|-2.213|Harpurhey
M11|Clayton|Manchester|NW|53.479|-2.181|Openshaw,Beswick
M12|Ardwick|Manchester|NW|53.465|-2.203|Longsight,West Gorton
M13|Longsight|Manchester|NW|53.461|-2.212|Ardwick,Chorlton-on-Medlock,Victoria Park
M14|Fallowfield|Manchester|NW|53.448|-2.222|Rusholme,Moss Side,Ladybarn
M15|Hulme|Manchester|NW|53.466|-2.251|Manchester Science Park
M16|Old Trafford|Trafford|NW|53.456|-2.267|Whalley Range,Firswood
M17|Trafford Park|Trafford|NW|53.467|-2.322|Trafford Centre
M18|Gorton|Manchester|NW|53.461|-2.171|Abbey Hey
M19|Levenshulme|Manchester|NW|53.438|-2.194|Burnage
M20|Didsbury|Manchester|NW|53.425|-2.234|Withington,West Didsbury
M21|Chorlton-cum-Hardy|Manchester|NW|53.438|-2.278|Chorlton,Barlow Moor
M22|Wythenshawe|Manchester|NW|53.386|-2.256|Northenden,Sharston,Benchill,Woodhouse Park
M23|Baguley|Manchester|NW|53.399|-2.287|Wythenshawe,Brooklands,Northern Moor
M24|Middleton|Rochdale|NW|53.549|-2.199|Alkrington
M25|Prestwich|Bury|NW|53.529|-2.273|Sedgley Park,Heaton Park
M26|Radcliffe|Bury|NW|53.562|-2.331|Stoneclough,Ainsworth
M27|Swinton|Salford|NW|53.516|-2.338|Pendlebury
M28|Worsley|Salford|NW|53.518|-2.386|Walkden,Boothstown,Ellenbrook
M29|Tyldesley|Wigan|NW|53.508|-2.462|Astley
M30|Eccles|Salford|NW|53.484|-2.355|Monton,Barton-upon-Irwell
M31|Partington|Trafford|NW|53.421|-2.424|Carrington
M32|Stretford|Trafford|NW|53.448|-2.308|
M33|Sale|Trafford|NW|53.424|-2.322|Sale Moor,Ashton upon Mersey
M34|Denton|Tameside|NW|53.453|-2.119|Audenshaw,Haughton Green
M35|Failsworth|Oldham|NW|53.509|-2.158|Woodhouses
M38|Little Hulton|Salford|NW|53.530|-2.418|
M40|Newton Heath|Manchester|NW|53.502|-2.197|Moston,Miles Platting,Collyhurst,New Moston
M41|Urmston|Trafford|NW|53.450|-2.363|Davyhulme,Flixton
M43|Droylsden|Tameside|NW|53.483|-2.148|
M44|Irlam|Salford|NW|53.444|-2.427|Cadishead
M45|Whitefield|Bury|NW|53.551|-2.294|Besses o' th' Barn
M46|Atherton|Wigan|NW|53.524|-2.490|Howe Bridge
M50|Salford Quays|Salford|NW|53.474|-2.298|MediaCity
M60|Manchester|Manchester|NW|53.481|-2.240|
M61|Manchester|Manchester|NW|53.481|-2.240|
M90|Manchester Airport|Manchester|NW|53.363|-2.272|Ringway
M99|Manchester|Manchester|NW|53.481|-2.240|
ME1|Rochester|Medway|SE|51.378|0.502|Borstal,Burham,Wouldham
ME2|Strood|Medway|SE|51.396|0.489|Cuxton,Halling,Frindsbury
ME3|Hoo|Medway|SE|51.432|0.550|Cliffe,Higham,Isle of Grain,High Halstow
ME4|Chatham|Medway|SE|51.379|0.529|Chatham Maritime
ME5|Walderslade|Medway|SE|51.351|0.530|Lordswood,Wayfield,Blue Bell Hill
ME6|Snodland|Tonbridge and Malling|SE|51.330|0.444|
ME7|Gillingham|Medway|SE|51.383|0.554|Hempstead
ME8|Rainham|Medway|SE|51.363|0.602|Twydall,Wigmore,Parkwood
ME9|Sittingbourne|Swale|SE|51.336|0.730|Teynham,Newington,Iwade,Upchurch
ME10|Sittingbourne|Swale|SE|51.342|0.731|Kemsley,Milton Regis
ME11|Queenborough|Swale|SE|51.417|0.746|Rushenden
ME12|Sheerness|Swale|SE|51.426|0.794|Minster-on-Sea,Leysdown-on-Sea,Isle of Sheppey
ME13|Faversham|Swale|SE|51.312|0.893|Boughton under Blean,Selling,Oare
ME14|Maidstone|Maidstone|SE|51.280|0.538|Bearsted,Penenden Heath,Boxley,Detling
ME15|Maidstone|Maidstone|SE|51.258|0.533|Shepway,Loose,Tovil,East Farleigh
ME16|Maidstone|Maidstone|SE|51.277|0.500|Allington,Barming
ME17|Coxheath|Maidstone|SE|51.239|0.610|Lenham,Harrietsham,Hollingbourne,Sutton Valence
ME18|Yalding|Maidstone|SE|51.243|0.422|Wateringbury,Mereworth,Nettlestead
ME19|West Malling|Tonbridge and Malling|SE|51.292|0.405|Kings Hill,Leybourne,East Malling,Ryarsh
ME20|Aylesford|Tonbridge and Malling|SE|51.303|0.459|Larkfield,Ditton
ME99|Maidstone|Maidstone|SE|51.278|0.520|
MK1|Bletchley|Milton Keynes|SE|52.003|-0.727|Denbigh,Mount Farm
MK2|Bletchley|Milton Keynes|SE|51.993|-0.728|Fenny Stratford,Water Eaton,Newton Leys
MK3|West Bletchley|Milton Keynes|SE|51.995|-0.750|Far Bletchley,Old Bletchley
MK4|Furzton|Milton Keynes|SE|52.004|-0.774|Emerson Valley,Tattenhoe,Westcroft,Shenley Brook End
MK5|Shenley Church End|Milton Keynes|SE|52.022|-0.783|Loughton,Knowlhill
MK6|Milton Keynes|Milton Keynes|SE|52.026|-0.737|Netherfield,Woughton,Coffee Hall,Oldbrook
MK7|Walnut Tree|Milton Keynes|SE|52.018|-0.692|Wavendon,Kents Hill,Caldecotte
MK8|Great Holm|Milton Keynes|SE|52.037|-0.796|Two Mile Ash,Whitehouse,Crownhill
MK9|Central Milton Keynes|Milton Keynes|SE|52.042|-0.756|Campbell Park
MK10|Broughton|Milton Keynes|SE|52.038|-0.701|Monkston
MK11|Stony Stratford|Milton Keynes|SE|52.056|-0.848|Fullers Slade,Galley Hill,Kiln Farm
MK12|Wolverton|Milton Keynes|SE|52.060|-0.815|Greenleys,Hodge Lea
MK13|Bradwell|Milton Keynes|SE|52.056|-0.785|New Bradwell,Bradville,Heelands
MK14|Great Linford|Milton Keynes|SE|52.064|-0.760|Stantonbury,Neath Hill,Conniburrow,Downs Barn
MK15|Willen|Milton Keynes|SE|52.058|-0.728|Bolbeck Park,Tongwell
MK16|Newport Pagnell|Milton Keynes|SE|52.085|-0.717|Sherington,North Crawley
MK17|Woburn Sands|Milton Keynes|SE|51.995|-0.700|Woburn,Aspley Guise,Great Horwood,Newton Longville
MK18|Buckingham|Buckinghamshire|SE|51.990|-0.968|Winslow,Steeple Claydon,Padbury
MK19|Deanshanger|West Northamptonshire|EM|52.067|-0.858|Hanslope,Castlethorpe,Cosgrove,Old Stratford
MK40|Bedford|Bedford|EE|52.137|-0.467|Biddenham
MK41|Bedford|Bedford|EE|52.153|-0.456|Brickhill,Putnoe,Goldington
MK42|Kempston|Bedford|EE|52.118|-0.477|Shortstown,Elstow,Cauldwell
MK43|Bromham|Bedford|EE|52.122|-0.575|Cranfield,Wootton,Marston Moretaine,Stewartby
MK44|Sharnbrook|Bedford|EE|52.190|-0.422|Wilden,Great Barford,Cardington,Riseley
MK45|Ampthill|Central Bedfordshire|EE|52.024|-0.485|Flitwick,Barton-le-Clay,Wilstead,Maulden
MK46|Olney|Milton Keynes|SE|52.151|-0.704|Lavendon,Emberton
MK77|Milton Keynes|Milton Keynes|SE|52.041|-0.815|
ML1|Motherwell|North Lanarkshire|SC|55.800|-3.981|Newarthill,Holytown,New Stevenston,Carfin
ML2|Wishaw|North Lanarkshire|SC|55.776|-3.914|Newmains,Cambusnethan,Overtown
ML3|Hamilton|South Lanarkshire|SC|55.772|-4.045|Burnbank,Ferniegair
ML4|Bellshill|North Lanarkshire|SC|55.819|-4.016|Mossend
ML5|Coatbridge|North Lanarkshire|SC|55.862|-4.028|Glenboig
ML6|Airdrie|North Lanarkshire|SC|55.869|-3.966|Chapelhall,Plains,Caldercruix,Calderbank
ML7|Shotts|North Lanarkshire|SC|55.827|-3.808|Harthill,Salsburgh
ML8|Carluke|South Lanarkshire|SC|55.740|-3.847|Crossford,Braidwood
ML9|Larkhall|South Lanarkshire|SC|55.737|-3.975|Stonehouse,Ashgill
ML10|Strathaven|South Lanarkshire|SC|55.672|-4.076|Glassford,Drumclog
ML11|Lanark|South Lanarkshire|SC|55.661|-3.777|Lesmahagow,Carstairs,Kirkmuirhill
ML12|Biggar|South Lanarkshire|SC|55.575|-3.590|Abington,Leadhills,Symington
N1|Islington|Islington|LN|51.538|-0.099|Angel,Hoxton,Canonbury,De Beauvoir Town
N1C|King's Cross|Camden|LN|51.536|-0.125|Granary Square
N1P|Islington|Islington|LN|51.534|-0.106|
N2|East Finchley|Barnet|LN|51.590|-0.168|Hampstead Garden Suburb,Fortis Green
N3|Finchley|Barnet|LN|51.600|-0.192|Church End,Finchley Central
N4|Finsbury Park|Haringey|LN|51.571|-0.103|Harringay,Stroud Green,Manor House
N5|Highbury|Islington|LN|51.554|-0.097|Highbury Barn
N6|Highgate|Haringey|LN|51.572|-0.144|
N7|Holloway|Islington|LN|51.554|-0.116|Barnsbury,Tufnell Park,Nag's Head
N8|Crouch End|Haringey|LN|51.584|-0.117|Hornsey,Turnpike Lane
N9|Edmonton|Enfield|LN|51.627|-0.061|Lower Edmonton,Edmonton Green
N10|Muswell Hill|Haringey|LN|51.594|-0.146|Colney Hatch
N11|New Southgate|Barnet|LN|51.615|-0.143|Friern Barnet,Bounds Green,Arnos Grove
N12|North Finchley|Barnet|LN|51.614|-0.178|Woodside Park
N13|Palmers Green|Enfield|LN|51.619|-0.104|
N14|Southgate|Enfield|LN|51.635|-0.130|Oakwood
N15|South Tottenham|Haringey|LN|51.582|-0.082|Seven Sisters,West Green
N16|Stoke Newington|Hackney|LN|51.562|-0.077|Stamford Hill,Newington Green,Shacklewell
N17|Tottenham|Haringey|LN|51.598|-0.070|Tottenham Hale,Northumberland Park,Bruce Grove
N18|Upper Edmonton|Enfield|LN|51.615|-0.070|Meridian Water
N19|Archway|Islington|LN|51.565|-0.131|Upper Holloway,Hornsey Rise
N20|Whetstone|Barnet|LN|51.629|-0.175|Totteridge,Oakleigh Park
N21|Winchmore Hill|Enfield|LN|51.638|-0.098|Grange Park
N22|Wood Green|Haringey|LN|51.601|-0.113|Alexandra Palace,Bowes Park,Noel Park
N81|Hornsey|Haringey|LN|51.590|-0.112|
NE1|Newcastle upon Tyne|Newcastle upon Tyne|NE|54.973|-1.613|Quayside,Grainger Town
NE2|Jesmond|Newcastle upon Tyne|NE|54.988|-1.607|Spital Tongues,Sandyford
NE3|Gosforth|Newcastle upon Tyne|NE|55.009|-1.627|Kenton,Fawdon,Kingston Park
NE4|Fenham|Newcastle upon Tyne|NE|54.974|-1.642|Elswick,Benwell,Arthur's Hill
NE5|Westerhope|Newcastle upon Tyne|NE|54.993|-1.687|Blakelaw,Chapel House,Newbiggin Hall
NE6|Heaton|Newcastle upon Tyne|NE|54.977|-1.572|Byker,Walker
NE7|High Heaton|Newcastle upon Tyne|NE|54.999|-1.581|Longbenton,Benton,Cochrane Park
NE8|Gateshead|Gateshead|NE|54.953|-1.607|Bensham,Saltwell
NE9|Low Fell|Gateshead|NE|54.932|-1.591|Wrekenton,Sheriff Hill,Springwell
NE10|Felling|Gateshead|NE|54.945|-1.552|Heworth,Pelaw,Leam Lane,Windy Nook
NE11|Dunston|Gateshead|NE|54.943|-1.640|Team Valley,Metrocentre,Festival Park
NE12|Killingworth|North Tyneside|NE|55.020|-1.563|Forest Hall,Longbenton,Benton
NE13|Great Park|Newcastle upon Tyne|NE|55.046|-1.640|Wideopen,Brunswick Village,Dinnington,Seaton Burn
NE15|Lemington|Newcastle upon Tyne|NE|54.984|-1.714|Newburn,Throckley,Scotswood,Heddon-on-the-Wall
NE16|Whickham|Gateshead|NE|54.935|-1.685|Sunniside,Swalwell,Burnopfield
NE17|Chopwell|Gateshead|NE|54.915|-1.805|Blackhall Mill
NE18|Stamfordham|Northumberland|NE|55.049|-1.887|Matfen
NE19|Otterburn|Northumberland|NE|55.180|-2.105|Kirkwhelpington,West Woodburn
NE20|Ponteland|Northumberland|NE|55.052|-1.780|Darras Hall,Belsay
NE21|Blaydon|Gateshead|NE|54.958|-1.718|Winlaton
NE22|Bedlington|Northumberland|NE|55.133|-1.590|Bedlington Station
NE23|Cramlington|Northumberland|NE|55.084|-1.589|Seghill,Annitsford
NE24|Blyth|Northumberland|NE|55.122|-1.518|Newsham,Cowpen
NE25|Monkseaton|North Tyneside|NE|55.052|-1.484|Whitley Bay,Seaton Delaval,Earsdon
NE26|Whitley Bay|North Tyneside|NE|55.048|-1.454|Seaton Sluice
NE27|Shiremoor|North Tyneside|NE|55.034|-1.510|Backworth,West Allotment,Cobalt Park
NE28|Wallsend|North Tyneside|NE|54.999|-1.522|Howdon,Battle Hill,Willington Quay
NE29|North Shields|North Tyneside|NE|55.012|-1.463|Chirton,Percy Main,Royal Quays
NE30|Tynemouth|North Tyneside|NE|55.023|-1.437|North Shields,Cullercoats
NE31|Hebburn|South Tyneside|NE|54.970|-1.514|
NE32|Jarrow|South Tyneside|NE|54.972|-1.486|Hedworth,Fellgate
NE33|South Shields|South Tyneside|NE|54.992|-1.426|Westoe
NE34|South Shields|South Tyneside|NE|54.975|-1.418|Harton,Whiteleas
NE35|Boldon Colliery|South Tyneside|NE|54.947|-1.463|
NE36|East Boldon|South Tyneside|NE|54.945|-1.436|West Boldon
NE37|Washington|Sunderland|NE|54.914|-1.527|Concord,Usworth
NE38|Washington|Sunderland|NE|54.896|-1.528|Harraton,Fatfield,Washington Village
NE39|Rowlands Gill|Gateshead|NE|54.922|-1.752|High Spen
NE40|Ryton|Gateshead|NE|54.968|-1.771|Crawcrook,Greenside
NE41|Wylam|Northumberland|NE|54.979|-1.823|
NE42|Prudhoe|Northumberland|NE|54.960|-1.853|Ovingham,Mickley
NE43|Stocksfield|Northumberland|NE|54.945|-1.920|Bywell,Hedley on the Hill
NE44|Riding Mill|Northumberland|NE|54.946|-1.974|Broomhaugh
NE45|Corbridge|Northumberland|NE|54.974|-2.018|
NE46|Hexham|Northumberland|NE|54.970|-2.100|
NE47|Haydon Bridge|Northumberland|NE|54.935|-2.256|Allendale,Allenheads,Bardon Mill,Slaley
NE48|Bellingham|Northumberland|NE|55.120|-2.250|Wark,Kielder,Barrasford
NE49|Haltwhistle|Northumberland|NE|54.970|-2.458|Greenhead,Melkridge
NE61|Morpeth|Northumberland|NE|55.177|-1.673|Lynemouth,Ulgham,Widdrington,Pegswood
NE62|Choppington|Northumberland|NE|55.156|-1.592|Stakeford,Guide Post,Cambois
NE63|Ashington|Northumberland|NE|55.181|-1.566|Hirst
NE64|Newbiggin-by-the-Sea|Northumberland|NE|55.186|-1.513|
NE65|Amble|Northumberland|NE|55.317|-1.735|Rothbury,Warkworth,Longframlington,Hadston
NE66|Alnwick|Northumberland|NE|55.427|-1.722|Alnmouth,Craster,Embleton,Longhoughton
NE67|Beadnell|Northumberland|NE|55.546|-1.675|Chathill,Ellingham
NE68|Seahouses|Northumberland|NE|55.577|-1.658|North Sunderland
NE69|Bamburgh|Northumberland|NE|55.605|-1.722|
NE70|Belford|Northumberland|NE|55.600|-1.825|
NE71|Wooler|Northumberland|NE|55.553|-2.018|Milfield,Chatton
NE82|Gateshead|Gateshead|NE|54.936|-1.615|Team Valley
NE83|Gateshead|Gateshead|NE|54.936|-1.615|Team Valley
NE85|Gateshead|Gateshead|NE|54.934|-1.590|
NE88|Gateshead|Gateshead|NE|54.950|-1.610|
NE92|Gateshead|Gateshead|NE|54.940|-1.615|Team Valley
NE98|Newcastle upon Tyne|Newcastle upon Tyne|NE|54.972|-1.600|
NE99|Newcastle upon Tyne|Newcastle upon Tyne|NE|54.973|-1.613|
NG1|Nottingham|Nottingham|EM|52.955|-1.149|Lace Market,Hockley
NG2|West Bridgford|Rushcliffe|EM|52.937|-1.134|The Meadows,Sneinton,Colwick,Edwalton
NG3|Mapperley|Nottingham|EM|52.968|-1.126|St Ann's
NG4|Carlton|Gedling|EM|52.967|-1.084|Gedling,Netherfield
NG5|Sherwood|Nottingham|EM|52.993|-1.141|Arnold,Daybrook,Bestwood,Woodthorpe
NG6|Bulwell|Nottingham|EM|52.994|-1.191|Basford,Bestwood Village
NG7|Lenton|Nottingham|EM|52.957|-1.177|Radford,Hyson Green,Forest Fields,Dunkirk
NG8|Wollaton|Nottingham|EM|52.960|-1.214|Bilborough,Aspley,Strelley
NG9|Beeston|Broxtowe|EM|52.924|-1.236|Stapleford,Chilwell,Bramcote,Toton
NG10|Long Eaton|Erewash|EM|52.902|-1.275|Sandiacre,Sawley
NG11|Clifton|Nottingham|EM|52.903|-1.168|Ruddington,Wilford,Gotham
NG12|Keyworth|Rushcliffe|EM|52.912|-1.065|Cotgrave,Radcliffe on Trent,Tollerton,Plumtree
NG13|Bingham|Rushcliffe|EM|52.948|-0.930|Bottesford,Aslockton,East Bridgford
NG14|Calverton|Gedling|EM|53.020|-1.050|Burton Joyce,Lowdham,Woodborough,Lambley
NG15|Hucknall|Ashfield|EM|53.042|-1.205|Ravenshead,Papplewick,Newstead
NG16|Eastwood|Broxtowe|EM|53.024|-1.302|Kimberley,Selston,Langley Mill,Jacksdale
NG17|Sutton in Ashfield|Ashfield|EM|53.115|-1.267|Kirkby in Ashfield,Huthwaite,Stanton Hill,Annesley
NG18|Mansfield|Mansfield|EM|53.141|-1.183|Berry Hill
NG19|Mansfield Woodhouse|Mansfield|EM|53.162|-1.206|Forest Town,Pleasley
NG20|Shirebrook|Bolsover|EM|53.205|-1.190|Market Warsop,Langwith,Cuckney
NG21|Rainworth|Newark and Sherwood|EM|53.143|-1.096|Edwinstowe,Clipstone,Blidworth
NG22|Ollerton|Newark and Sherwood|EM|53.190|-0.985|Tuxford,Bilsthorpe,Farnsfield,New Ollerton
NG23|Collingham|Newark and Sherwood|EM|53.112|-0.815|Sutton on Trent,Long Bennington,Elston
NG24|Newark-on-Trent|Newark and Sherwood|EM|53.076|-0.800|Balderton,Coddington
NG25|Southwell|Newark and Sherwood|EM|53.079|-0.960|
NG31|Grantham|South Kesteven|EM|52.911|-0.640|Great Gonerby,Harrowby
NG32|Grantham|South Kesteven|EM|52.935|-0.640|Ancaster,Caythorpe,Barrowby,Harlaxton
NG33|Corby Glen|South Kesteven|EM|52.815|-0.590|Colsterworth,Castle Bytham,South Witham
NG34|Sleaford|North Kesteven|EM|52.980|-0.395|Heckington,Ruskington,Billingborough
NG80|Nottingham|Nottingham|EM|52.930|-1.190|
NG90|Beeston|Broxtowe|EM|52.925|-1.190|
NN1|Northampton|West Northamptonshire|EM|52.240|-0.888|Abington,The Mounts
NN2|Kingsthorpe|West Northamptonshire|EM|52.262|-0.896|Boughton
NN3|Weston Favell|West Northamptonshire|EM|52.258|-0.844|Moulton Park,Thorplands,Great Billing,Moulton
NN4|Wootton|West Northamptonshire|EM|52.214|-0.888|Far Cotton,Hardingstone,East Hunsbury,Brackmills
NN5|Duston|West Northamptonshire|EM|52.245|-0.936|Upton,Dallington
NN6|Long Buckby|West Northamptonshire|EM|52.322|-0.942|Earls Barton,Brixworth,Crick,Guilsborough
NN7|Bugbrooke|West Northamptonshire|EM|52.203|-0.928|Roade,Nether Heyford,Weedon,Hartwell
NN8|Wellingborough|North Northamptonshire|EM|52.302|-0.702|Wilby
NN9|Raunds|North Northamptonshire|EM|52.330|-0.600|Irthlingborough,Finedon,Stanwick
NN10|Rushden|North Northamptonshire|EM|52.292|-0.596|Higham Ferrers
NN11|Daventry|West Northamptonshire|EM|52.245|-1.175|Woodford Halse,Byfield,Braunston,Badby
NN12|Towcester|West Northamptonshire|EM|52.125|-0.990|Silverstone,Paulerspury,Blakesley
NN13|Brackley|West Northamptonshire|EM|52.030|-1.145|Helmdon,Evenley,Croughton
NN14|Rothwell|North Northamptonshire|EM|52.420|-0.690|Desborough,Thrapston,Geddington
NN15|Kettering|North Northamptonshire|EM|52.385|-0.715|Burton Latimer,Barton Seagrave
NN16|Kettering|North Northamptonshire|EM|52.404|-0.726|
NN17|Corby|North Northamptonshire|EM|52.497|-0.690|Weldon,Gretton,Deene
NN18|Corby|North Northamptonshire|EM|52.480|-0.705|Great Oakley,Danesholme,Oakley Vale
NN29|Wollaston|North Northamptonshire|EM|52.262|-0.660|Irchester,Bozeat,Great Doddington
NP4|Pontypool|Torfaen|WA|51.712|-3.044|Blaenavon,Griffithstown,Abersychan,New Inn
NP7|Abergavenny|Monmouthshire|WA|51.826|-3.020|Gilwern,Llanfoist,Clydach,Govilon
NP8|Crickhowell|Powys|WA|51.865|-3.140|Llangattock,Tretower
NP10|Rogerstone|Newport|WA|51.577|-3.043|Bassaleg,Duffryn,Marshfield
NP11|Risca|Caerphilly|WA|51.644|-3.123|Newbridge,Abercarn,Crosskeys,Crumlin
NP12|Blackwood|Caerphilly|WA|51.663|-3.200|Pontllanfraith,Oakdale,Fleur-de-Lis,Argoed
NP13|Abertillery|Blaenau Gwent|WA|51.740|-3.140|Blaina,Six Bells,Llanhilleth
NP15|Usk|Monmouthshire|WA|51.722|-2.895|Raglan,Llandenny
NP16|Chepstow|Monmouthshire|WA|51.645|-2.680|Tintern,Mathern,Tutshill,Sedbury
NP18|Caerleon|Newport|WA|51.607|-2.940|Langstone,Llanwern,Underwood,Ponthir
NP19|Newport|Newport|WA|51.588|-2.970|Maindee,Ringland,Beechwood,St Julians
NP20|Newport|Newport|WA|51.584|-3.003|Malpas,Bettws,Pillgwenlly,Allt-yr-yn
NP22|Tredegar|Blaenau Gwent|WA|51.775|-3.252|Rhymney,Sirhowy
NP23|Ebbw Vale|Blaenau Gwent|WA|51.785|-3.195|Brynmawr,Nantyglo,Beaufort,Cwm
NP24|New Tredegar|Caerphilly|WA|51.727|-3.240|Phillipstown,Tirphil
NP25|Monmouth|Monmouthshire|WA|51.805|-2.720|Trellech,Redbrook,Penallt
NP26|Caldicot|Monmouthshire|WA|51.595|-2.765|Magor,Rogiet,Caerwent,Undy
NP44|Cwmbran|Torfaen|WA|51.651|-3.025|Croesyceiliog,Pontnewydd,Llanyravon
NR1|Norwich|Norwich|EE|52.624|1.307|Thorpe Hamlet,Lakenham
NR2|Norwich|Norwich|EE|52.626|1.279|Golden Triangle,Heigham Grove
NR3|Norwich|Norwich|EE|52.644|1.287|Mile Cross,Catton Grove
NR4|Eaton|Norwich|EE|52.610|1.257|Cringleford,University of East Anglia,Keswick
NR5|New Costessey|Norwich|EE|52.635|1.226|Bowthorpe,Earlham,Costessey
NR6|Hellesdon|Broadland|EE|52.659|1.277|Old Catton
NR7|Sprowston|Broadland|EE|52.645|1.340|Thorpe St Andrew,Heartsease,Dussindale
NR8|Taverham|Broadland|EE|52.678|1.205|Drayton,Thorpe Marriott,Costessey
NR9|Hethersett|South Norfolk|EE|52.630|1.130|Easton,Hingham,Little Melton,Great Witchingham
NR10|Horsford|Broadland|EE|52.733|1.220|Reepham,Spixworth,Cawston,Horsham St Faith
NR11|Aylsham|Broadland|EE|52.836|1.270|Erpingham,Mundesley,Roughton
NR12|Stalham|North Norfolk|EE|52.757|1.470|Wroxham,Hoveton,Coltishall,Happisburgh
NR13|Blofield|Broadland|EE|52.642|1.485|Acle,Brundall,Rackheath,Reedham
NR14|Poringland|South Norfolk|EE|52.553|1.400|Loddon,Chedgrave,Framingham Earl,Stoke Holy Cross
NR15|Long Stratton|South Norfolk|EE|52.500|1.258|Tasburgh,Hempnall,Saxlingham Nethergate
NR16|Banham|Breckland|EE|52.465|1.060|Kenninghall,East Harling,Bunwell,Tacolneston
NR17|Attleborough|Breckland|EE|52.520|1.000|Great Ellingham,Old Buckenham
NR18|Wymondham|South Norfolk|EE|52.572|1.115|Spooner Row,Wicklewood
NR19|Dereham|Breckland|EE|52.683|0.940|Toftwood,Scarning
NR20|North Elmham|Breckland|EE|52.733|0.975|Swanton Morley,Mattishall,Foulsham
NR21|Fakenham|North Norfolk|EE|52.834|0.847|Sculthorpe,Great Ryburgh
NR22|Walsingham|North Norfolk|EE|52.893|0.880|Great Walsingham
NR23|Wells-next-the-Sea|North Norfolk|EE|52.950|0.860|Holkham,Stiffkey
NR24|Melton Constable|North Norfolk|EE|52.857|1.045|Briston
NR25|Holt|North Norfolk|EE|52.917|1.090|Blakeney,Cley next the Sea,Weybourne,Wiveton
NR26|Sheringham|North Norfolk|EE|52.940|1.208|Beeston Regis
NR27|Cromer|North Norfolk|EE|52.926|1.300|Overstrand,West Runton
NR28|North Walsham|North Norfolk|EE|52.823|1.390|Bacton,Worstead
NR29|Hemsby|Great Yarmouth|EE|52.690|1.660|Martham,Ormesby,Winterton-on-Sea,Ludham
NR30|Great Yarmouth|Great Yarmouth|EE|52.625|1.730|Caister-on-Sea
NR31|Gorleston-on-Sea|Great Yarmouth|EE|52.582|1.705|Bradwell,Belton,Hopton-on-Sea
NR32|Lowestoft|East Suffolk|EE|52.488|1.735|Oulton Broad,Corton,Oulton,Somerleyton
NR33|Lowestoft|East Suffolk|EE|52.458|1.725|Pakefield,Kirkley,Carlton Colville,Kessingland
NR34|Beccles|East Suffolk|EE|52.450|1.575|Worlingham,Wrentham
NR35|Bungay|East Suffolk|EE|52.450|1.440|Ditchingham,Earsham
NR99|Norwich|Norwich|EE|52.628|1.297|
NW1|Camden Town|Camden|LN|51.533|-0.144|Euston,Regent's Park,Somers Town,Marylebone
NW1W|Camden Town|Camden|LN|51.535|-0.140|
NW2|Cricklewood|Brent|LN|51.560|-0.217|Dollis Hill,Childs Hill,Neasden,Willesden Green
NW3|Hampstead|Camden|LN|51.552|-0.172|Belsize Park,Swiss Cottage,Chalk Farm,Frognal
NW4|Hendon|Barnet|LN|51.588|-0.224|Brent Cross,Hendon Central
NW5|Kentish Town|Camden|LN|51.553|-0.144|Gospel Oak,Dartmouth Park
NW6|Kilburn|Camden|LN|51.542|-0.195|West Hampstead,Queen's Park,South Hampstead,Brondesbury
NW7|Mill Hill|Barnet|LN|51.614|-0.233|Mill Hill East
NW8|St John's Wood|Westminster|LN|51.531|-0.173|Lisson Grove,Primrose Hill
NW9|Colindale|Barnet|LN|51.588|-0.256|Kingsbury,The Hyde,West Hendon
NW10|Willesden|Brent|LN|51.540|-0.249|Harlesden,Park Royal,Kensal Green,Stonebridge
NW11|Golders Green|Barnet|LN|51.577|-0.197|Hampstead Garden Suburb,Temple Fortune
NW26|Harlesden|Brent|LN|51.534|-0.250|
OL1|Oldham|Oldham|NW|53.549|-2.105|Sholver,Moorside
OL2|Royton|Oldham|NW|53.572|-2.112|Shaw,Crompton,Heyside
OL3|Uppermill|Oldham|NW|53.550|-2.006|Saddleworth,Delph,Diggle,Greenfield
OL4|Lees|Oldham|NW|53.540|-2.074|Springhead,Grotton,Waterhead
OL5|Mossley|Tameside|NW|53.517|-2.037|
OL6|Ashton-under-Lyne|Tameside|NW|53.494|-2.090|Hurst
OL7|Ashton-under-Lyne|Tameside|NW|53.489|-2.108|Guide Bridge
OL8|Oldham|Oldham|NW|53.527|-2.117|Hollins,Hathershaw,Bardsley,Limeside
OL9|Chadderton|Oldham|NW|53.540|-2.143|Werneth,Oldham
OL10|Heywood|Rochdale|NW|53.593|-2.223|Hopwood,Birch
OL11|Rochdale|Rochdale|NW|53.602|-2.176|Castleton,Norden,Bamford
OL12|Rochdale|Rochdale|NW|53.634|-2.162|Whitworth,Wardle,Spotland
OL13|Bacup|Rossendale|NW|53.701|-2.204|Stacksteads,Weir
OL14|Todmorden|Calderdale|YH|53.714|-2.098|Walsden,Cornholme
OL15|Littleborough|Rochdale|NW|53.643|-2.098|Smithy Bridge,Summit
OL16|Rochdale|Rochdale|NW|53.612|-2.137|Milnrow,Newhey,Belfield
OL95|Oldham|Oldham|NW|53.541|-2.117|
OX1|Oxford|Oxford|SE|51.746|-1.259|Grandpont,Kennington,Boars Hill
OX2|Summertown|Oxford|SE|51.764|-1.278|Jericho,Botley,Cumnor,Wolvercote
OX3|Headington|Oxford|SE|51.763|-1.214|Marston,Barton,Risinghurst
OX4|Cowley|Oxford|SE|51.734|-1.218|Blackbird Leys,Littlemore,Iffley,Rose Hill
OX5|Kidlington|Cherwell|SE|51.823|-1.289|Yarnton,Begbroke,Islip
OX7|Chipping Norton|West Oxfordshire|SE|51.908|-1.530|Charlbury,Milton-under-Wychwood,Enstone,Kingham
OX9|Thame|South Oxfordshire|SE|51.746|-0.975|Towersey,Sydenham
OX10|Wallingford|South Oxfordshire|SE|51.610|-1.130|Benson,Cholsey,Berinsfield,Ewelme
OX11|Didcot|South Oxfordshire|SE|51.603|-1.250|Harwell,Blewbury,Chilton
OX12|Wantage|Vale of White Horse|SE|51.592|-1.430|Grove,East Hendred,Childrey
OX13|Marcham|Vale of White Horse|SE|51.685|-1.345|Wootton,Kingston Bagpuize,Steventon,Shippon
OX14|Abingdon|Vale of White Horse|SE|51.668|-1.272|Radley,Sutton Courtenay,Culham
OX15|Bloxham|Cherwell|SE|52.030|-1.405|Hook Norton,Bodicote,Deddington,Brailes
OX16|Banbury|Cherwell|SE|52.061|-1.341|Grimsbury,Hardwick
OX17|Middleton Cheney|West Northamptonshire|EM|52.072|-1.285|Adderbury,King's Sutton,Cropredy,Aynho
OX18|Carterton|West Oxfordshire|SE|51.760|-1.590|Burford,Bampton,Brize Norton
OX20|Woodstock|West Oxfordshire|SE|51.850|-1.358|Bladon,Wootton
OX25|Ambrosden|Cherwell|SE|51.885|-1.215|Upper Heyford,Steeple Aston,Arncott,Weston-on-the-Green
OX26|Bicester|Cherwell|SE|51.900|-1.153|Bure Park,Launton,Chesterton
OX27|Fritwell|Cherwell|SE|51.935|-1.150|Caversfield,Marsh Gibbon,Stratton Audley,Ardley
OX28|Witney|West Oxfordshire|SE|51.785|-1.485|Cogges
OX29|Eynsham|West Oxfordshire|SE|51.790|-1.420|Long Hanborough,Ducklington,Standlake,North Leigh
OX33|Wheatley|South Oxfordshire|SE|51.755|-1.135|Horspath,Forest Hill,Stanton St John,Holton
OX39|Chinnor|South Oxfordshire|SE|51.701|-0.912|Kingston Blount
OX44|Chalgrove|South Oxfordshire|SE|51.690|-1.120|Garsington,Great Haseley,Stadhampton,Nuneham Courtenay
OX49|Watlington|South Oxfordshire|SE|51.645|-1.005|Lewknor,Pyrton
PA1|Paisley|Renfrewshire|SC|55.846|-4.410|Ralston,Hawkhead
PA2|Paisley|Renfrewshire|SC|55.830|-4.430|Glenburn,Foxbar,Brediland
PA3|Paisley|Renfrewshire|SC|55.852|-4.447|Linwood,Gallowhill,Ferguslie,Glasgow Airport
PA4|Renfrew|Renfrewshire|SC|55.875|-4.388|Inchinnan,Braehead
PA5|Johnstone|Renfrewshire|SC|55.834|-4.510|Elderslie,Brookfield,Quarrelton
PA6|Houston|Renfrewshire|SC|55.869|-4.548|Crosslee,Craigends
PA7|Bishopton|Renfrewshire|SC|55.909|-4.508|Dargavel
PA8|Erskine|Renfrewshire|SC|55.903|-4.453|
PA9|Howwood|Renfrewshire|SC|55.811|-4.562|
PA10|Kilbarchan|Renfrewshire|SC|55.837|-4.554|
PA11|Bridge of Weir|Renfrewshire|SC|55.858|-4.579|Quarrier's Village
PA12|Lochwinnoch|Renfrewshire|SC|55.795|-4.629|
PA13|Kilmacolm|Inverclyde|SC|55.893|-4.627|
PA14|Port Glasgow|Inverclyde|SC|55.931|-4.682|Langbank
PA15|Greenock|Inverclyde|SC|55.944|-4.748|Gibshill
PA16|Greenock|Inverclyde|SC|55.945|-4.785|Inverkip,Larkfield,Branchton
PA17|Skelmorlie|North Ayrshire|SC|55.865|-4.890|
PA18|Wemyss Bay|Inverclyde|SC|55.880|-4.888|
PA19|Gourock|Inverclyde|SC|55.957|-4.816|Cloch
PA20|Rothesay|Argyll and Bute|SC|55.834|-5.057|Isle of Bute,Port Bannatyne,Kilchattan Bay
PA21|Tighnabruaich|Argyll and Bute|SC|55.905|-5.240|Kames,Portavadie
PA22|Colintraive|Argyll and Bute|SC|55.965|-5.140|Glendaruel
PA23|Dunoon|Argyll and Bute|SC|55.955|-4.935|Innellan,Sandbank,Kirn,Kilmun
PA24|Lochgoilhead|Argyll and Bute|SC|56.155|-4.905|Carrick Castle
PA25|St Catherines|Argyll and Bute|SC|56.220|-5.020|Loch Fyne
PA26|Cairndow|Argyll and Bute|SC|56.252|-4.935|Ardkinglas
PA27|Strachur|Argyll and Bute|SC|56.160|-5.080|Strathlachlan
PA28|Campbeltown|Argyll and Bute|SC|55.430|-5.610|Machrihanish,Southend,Carradale
PA29|Tarbert|Argyll and Bute|SC|55.815|-5.468|Kennacraig,Clachan,Skipness
PA30|Ardrishaig|Argyll and Bute|SC|56.013|-5.447|Inverneill
PA31|Lochgilphead|Argyll and Bute|SC|56.050|-5.450|Crinan,Kilmartin,Ardfern,Tayvallich
PA32|Inveraray|Argyll and Bute|SC|56.210|-5.110|Furnace,Minard
PA33|Dalmally|Argyll and Bute|SC|56.375|-5.045|Lochawe,Portsonachan
PA34|Oban|Argyll and Bute|SC|56.400|-5.480|Isle of Seil,Easdale,Isle of Lismore,Kilmore
PA35|Taynuilt|Argyll and Bute|SC|56.420|-5.240|Kilchrenan,Bonawe
PA36|Bridge of Orchy|Argyll and Bute|SC|56.510|-4.768|
PA37|Benderloch|Argyll and Bute|SC|56.480|-5.390|Connel,Ledaig,Barcaldine
PA38|Appin|Argyll and Bute|SC|56.580|-5.340|Port Appin,Duror
PA41|Isle of Gigha|Argyll and Bute|SC|55.680|-5.748|Ardminish
PA42|Port Ellen|Argyll and Bute|SC|55.640|-6.180|Isle of Islay,Ardbeg,Laphroaig
PA43|Bowmore|Argyll and Bute|SC|55.756|-6.285|Isle of Islay
PA44|Bridgend|Argyll and Bute|SC|55.790|-6.270|Isle of Islay,Gruinart
PA45|Ballygrant|Argyll and Bute|SC|55.812|-6.175|Isle of Islay
PA46|Port Askaig|Argyll and Bute|SC|55.850|-6.115|Isle of Islay,Bunnahabhain
PA47|Portnahaven|Argyll and Bute|SC|55.685|-6.500|Isle of Islay,Port Wemyss
PA48|Port Charlotte|Argyll and Bute|SC|55.742|-6.380|Isle of Islay
PA49|Bruichladdich|Argyll and Bute|SC|55.780|-6.385|Isle of Islay
PA60|Craighouse|Argyll and Bute|SC|55.870|-5.940|Isle of Jura,Feolin
PA61|Scalasaig|Argyll and Bute|SC|56.070|-6.195|Isle of Colonsay
PA62|Lochbuie|Argyll and Bute|SC|56.356|-5.857|Isle of Mull
PA63|Croggan|Argyll and Bute|SC|56.375|-5.700|Isle of Mull
PA64|Lochdon|Argyll and Bute|SC|56.436|-5.675|Isle of Mull,Grass Point
PA65|Craignure|Argyll and Bute|SC|56.470|-5.710|Isle of Mull
PA66|Fionnphort|Argyll and Bute|SC|56.320|-6.350|Isle of Mull,Kintra
PA67|Bunessan|Argyll and Bute|SC|56.313|-6.233|Isle of Mull,Uisken
PA68|Balnahard|Argyll and Bute|SC|56.438|-6.135|Isle of Mull,Gribun,Inch Kenneth
PA69|Tiroran|Argyll and Bute|SC|56.383|-6.065|Isle of Mull
PA70|Pennyghael|Argyll and Bute|SC|56.370|-6.010|Isle of Mull,Carsaig
PA71|Gruline|Argyll and Bute|SC|56.485|-5.990|Isle of Mull
PA72|Salen|Argyll and Bute|SC|56.520|-5.945|Isle of Mull,Aros
PA73|Ulva Ferry|Argyll and Bute|SC|56.494|-6.175|Isle of Mull,Isle of Ulva
PA74|Torloisk|Argyll and Bute|SC|56.531|-6.218|Isle of Mull,Kilninian
PA75|Tobermory|Argyll and Bute|SC|56.615|-6.090|Isle of Mull,Dervaig,Calgary
PA76|Isle of Iona|Argyll and Bute|SC|56.331|-6.395|Iona Abbey
PA77|Isle of Tiree|Argyll and Bute|SC|56.508|-6.865|Scarinish,Balephuil
PA78|Isle of Coll|Argyll and Bute|SC|56.625|-6.540|Arinagour
PA80|Lochaline|Highland|SC|56.562|-5.785|Morvern,Drimnin
PE1|Peterborough|Peterborough|EE|52.582|-0.233|Eastfield,Dogsthorpe,Parnwell
PE2|Orton Longueville|Peterborough|EE|52.551|-0.262|Woodston,Stanground,Fletton,Alwalton
PE3|Bretton|Peterborough|EE|52.583|-0.278|Westwood,Netherton,Longthorpe,Ravensthorpe
PE4|Werrington|Peterborough|EE|52.613|-0.265|Gunthorpe,Paston
PE5|Castor|Peterborough|EE|52.577|-0.352|Ailsworth
PE6|Market Deeping|South Kesteven|EM|52.659|-0.260|Deeping St James,Eye,Glinton,Crowland
PE7|Hampton Vale|Peterborough|EE|52.530|-0.220|Yaxley,Whittlesey,Stilton,Farcet
PE8|Oundle|North Northamptonshire|EM|52.505|-0.450|Elton,Wansford,Kings Cliffe,Nassington
PE9|Stamford|South Kesteven|EM|52.655|-0.475|Ketton,Ryhall,Barnack,Uffington
PE10|Bourne|South Kesteven|EM|52.774|-0.377|Morton,Thurlby,Dyke
PE11|Spalding|South Holland|EM|52.800|-0.155|Pinchbeck,Donington,Gosberton,Quadring
PE12|Holbeach|South Holland|EM|52.785|0.035|Long Sutton,Sutton Bridge,Moulton
PE13|Wisbech|Fenland|EE|52.667|0.145|Leverington,Parson Drove,Wisbech St Mary,Guyhirn
PE14|Emneth|King's Lynn and West Norfolk|EE|52.645|0.225|Outwell,Upwell,West Walton,Walsoken
PE15|March|Fenland|EE|52.547|0.090|Wimblington,Doddington,Manea,Benwick
PE16|Chatteris|Fenland|EE|52.455|0.055|
PE19|St Neots|Huntingdonshire|EE|52.228|-0.265|Eynesbury,Eaton Socon,Little Paxton,Buckden
PE20|Kirton|Boston|EM|52.922|-0.100|Swineshead,Sutterton,Wyberton,Bicker
PE21|Boston|Boston|EM|52.976|-0.025|Fishtoft,Wyberton
PE22|Old Leake|Boston|EM|53.050|0.030|Sibsey,Wrangle,Stickney,Friskney
PE23|Spilsby|East Lindsey|EM|53.175|0.085|Halton Holegate,Partney,East Keal
PE24|Burgh le Marsh|East Lindsey|EM|53.165|0.265|Chapel St Leonards,Wainfleet,Hogsthorpe
PE25|Skegness|East Lindsey|EM|53.150|0.335|Ingoldmells,Winthorpe
PE26|Ramsey|Huntingdonshire|EE|52.450|-0.110|Ramsey Forty Foot,Ramsey St Mary's,Upwood
PE27|St Ives|Huntingdonshire|EE|52.332|-0.077|Needingworth
PE28|Brampton|Huntingdonshire|EE|52.345|-0.185|Sawtry,Warboys,Fenstanton,Houghton
PE29|Huntingdon|Huntingdonshire|EE|52.332|-0.181|Godmanchester,Hartford
PE30|King's Lynn|King's Lynn and West Norfolk|EE|52.757|0.410|South Wootton,Gaywood,North Wootton
PE31|Dersingham|King's Lynn and West Norfolk|EE|52.880|0.550|Heacham,Snettisham,Burnham Market,Ingoldisthorpe
PE32|Gayton|King's Lynn and West Norfolk|EE|52.728|0.625|Narborough,East Winch,Litcham,Grimston
PE33|Watlington|King's Lynn and West Norfolk|EE|52.640|0.450|Stoke Ferry,Marham,Wormegay
PE34|Terrington St Clement|King's Lynn and West Norfolk|EE|52.723|0.330|Clenchwarton,Terrington St John,West Lynn,Tilney All Saints
PE35|Sandringham|King's Lynn and West Norfolk|EE|52.830|0.510|West Newton
PE36|Hunstanton|King's Lynn and West Norfolk|EE|52.945|0.500|Old Hunstanton,Thornham,Holme next the Sea
PE37|Swaffham|Breckland|EE|52.645|0.705|Necton,Beachamwell
PE38|Downham Market|King's Lynn and West Norfolk|EE|52.590|0.370|Southery,Denver,Hilgay
PH1|Perth|Perth and Kinross|SC|56.408|-3.475|Methven,Luncarty,Letham
PH2|Perth|Perth and Kinross|SC|56.387|-3.400|Scone,Bridge of Earn,Abernethy,Errol
PH3|Auchterarder|Perth and Kinross|SC|56.295|-3.700|Gleneagles,Aberuthven
PH4|Blackford|Perth and Kinross|SC|56.259|-3.780|
PH5|Muthill|Perth and Kinross|SC|56.325|-3.832|
PH6|Comrie|Perth and Kinross|SC|56.372|-4.000|St Fillans
PH7|Crieff|Perth and Kinross|SC|56.375|-3.840|Gilmerton,Madderty
PH8|Dunkeld|Perth and Kinross|SC|56.565|-3.590|Birnam,Dalguise
PH9|Ballinluig|Perth and Kinross|SC|56.652|-3.665|Logierait,Tulliemet,Strathtay
PH10|Blairgowrie|Perth and Kinross|SC|56.600|-3.345|Rattray,Bridge of Cally,Glenshee,Meikleour
PH11|Alyth|Perth and Kinross|SC|56.628|-3.230|Glenisla
PH12|Meigle|Perth and Kinross|SC|56.588|-3.165|Newtyle,Ardler
PH13|Coupar Angus|Perth and Kinross|SC|56.540|-3.280|Kettins,Burrelton,Woodside
PH14|Inchture|Perth and Kinross|SC|56.450|-3.160|Abernyte
PH15|Aberfeldy|Perth and Kinross|SC|56.610|-3.915|Kenmore,Weem,Fortingall
PH16|Pitlochry|Perth and Kinross|SC|56.706|-3.790|Killiecrankie,Tummel Bridge
PH17|Kinloch Rannoch|Perth and Kinross|SC|56.688|-4.350|Rannoch Station,Bridge of Gaur
PH18|Blair Atholl|Perth and Kinross|SC|56.772|-3.880|Calvine,Struan
PH19|Dalwhinnie|Highland|SC|56.935|-4.245|
PH20|Newtonmore|Highland|SC|57.050|-4.145|Laggan
PH21|Kingussie|Highland|SC|57.080|-4.040|Kincraig,Insh
PH22|Aviemore|Highland|SC|57.185|-3.825|Rothiemurchus,Coylumbridge,Glenmore
PH23|Carrbridge|Highland|SC|57.283|-3.815|
PH24|Boat of Garten|Highland|SC|57.247|-3.750|
PH25|Nethy Bridge|Highland|SC|57.265|-3.650|
PH26|Grantown-on-Spey|Highland|SC|57.330|-3.605|Cromdale,Dulnain Bridge,Advie
PH30|Corrour|Highland|SC|56.785|-4.615|
PH31|Roy Bridge|Highland|SC|56.890|-4.830|Tulloch,Inverroy
PH32|Fort Augustus|Highland|SC|57.145|-4.680|
PH33|Fort William|Highland|SC|56.825|-5.105|Caol,Corpach,Onich,Banavie
PH34|Spean Bridge|Highland|SC|56.915|-4.926|Achnacarry,Gairlochy
PH35|Invergarry|Highland|SC|57.075|-4.885|Tomdoun
PH36|Acharacle|Highland|SC|56.722|-5.840|Strontian,Salen,Kilchoan,Ardnamurchan
PH37|Glenfinnan|Highland|SC|56.840|-5.490|
PH38|Lochailort|Highland|SC|56.847|-5.730|Glenuig,Kinlochmoidart
PH39|Arisaig|Highland|SC|56.912|-5.840|
PH40|Morar|Highland|SC|56.968|-5.825|
PH41|Mallaig|Highland|SC|57.005|-5.825|Inverie,Knoydart,Isle of Muck
PH42|Isle of Eigg|Highland|SC|56.895|-6.145|Small Isles
PH43|Isle of Rum|Highland|SC|57.010|-6.280|Kinloch
PH44|Isle of Canna|Highland|SC|57.060|-6.495|
PH49|Ballachulish|Highland|SC|56.680|-5.130|Glencoe
PH50|Kinlochleven|Highland|SC|56.713|-4.970|
PL1|Plymouth|Plymouth|SW|50.371|-4.154|Stonehouse,The Hoe,Devonport
PL2|Keyham|Plymouth|SW|50.393|-4.172|Weston Mill,Milehouse,Beacon Park
PL3|Peverell|Plymouth|SW|50.390|-4.130|Mannamead,Hartley,Efford
PL4|Mutley|Plymouth|SW|50.376|-4.128|Lipson,Greenbank,St Judes
PL5|St Budeaux|Plymouth|SW|50.412|-4.165|Crownhill,Whitleigh,Ernesettle,Honicknowle
PL6|Derriford|Plymouth|SW|50.420|-4.120|Estover,Southway,Roborough,Leigham
PL7|Plympton|Plymouth|SW|50.390|-4.045|Colebrook,Sparkwell
PL8|Yealmpton|South Hams|SW|50.335|-4.020|Newton Ferrers,Noss Mayo,Holbeton
PL9|Plymstock|Plymouth|SW|50.352|-4.090|Wembury,Elburton,Hooe,Heybrook Bay
PL10|Millbrook|Cornwall|SW|50.345|-4.210|Cawsand,Kingsand,Cremyll
PL11|Torpoint|Cornwall|SW|50.373|-4.248|Downderry,Sheviock,Antony
PL12|Saltash|Cornwall|SW|50.412|-4.235|Landrake,Hatt,Cargreen,St Germans
PL13|Looe|Cornwall|SW|50.357|-4.470|Polperro,Pelynt,Lansallos
PL14|Liskeard|Cornwall|SW|50.457|-4.462|Menheniot,Dobwalls,St Cleer,Pensilva
PL15|Launceston|Cornwall|SW|50.632|-4.375|Altarnun,North Hill,Five Lanes
PL16|Lifton|West Devon|SW|50.645|-4.280|Lewdown
PL17|Callington|Cornwall|SW|50.505|-4.315|Kelly Bray,Stoke Climsland
PL18|Gunnislake|Cornwall|SW|50.515|-4.220|Calstock,Albaston
PL19|Tavistock|West Devon|SW|50.552|-4.145|Mary Tavy,Lamerton,Gulworthy
PL20|Yelverton|West Devon|SW|50.500|-4.085|Horrabridge,Princetown,Bere Alston,Buckland Monachorum
PL21|Ivybridge|South Hams|SW|50.388|-3.925|Ermington,Modbury,Ugborough
PL22|Lostwithiel|Cornwall|SW|50.408|-4.665|Lerryn,Boconnoc
PL23|Fowey|Cornwall|SW|50.336|-4.632|Polruan,Bodinnick
PL24|Par|Cornwall|SW|50.355|-4.710|St Blazey,Tywardreath
PL25|St Austell|Cornwall|SW|50.340|-4.785|Charlestown,Holmbush,Carlyon Bay
PL26|Mevagissey|Cornwall|SW|50.340|-4.835|St Stephen,Bugle,Foxhole,Gorran Haven
PL27|Wadebridge|Cornwall|SW|50.525|-4.865|Rock,Polzeath,St Minver
PL28|Padstow|Cornwall|SW|50.537|-4.950|St Merryn,Trevone,Constantine Bay
PL29|Port Isaac|Cornwall|SW|50.590|-4.830|Port Gaverne
PL30|Lanivet|Cornwall|SW|50.495|-4.730|Blisland,St Mabyn,St Tudy,Luxulyan
PL31|Bodmin|Cornwall|SW|50.470|-4.725|
PL32|Camelford|Cornwall|SW|50.625|-4.670|Davidstow,Tresinney
PL33|Delabole|Cornwall|SW|50.622|-4.730|Trebarwith
PL34|Tintagel|Cornwall|SW|50.662|-4.745|Bossiney,Trethevy
PL35|Boscastle|Cornwall|SW|50.686|-4.680|Lesnewth
PL95|Plymouth|Plymouth|SW|50.365|-4.105|
PO1|Portsmouth|Portsmouth|SE|50.800|-1.090|Landport,Fratton,Portsea,Gunwharf Quays
PO2|North End|Portsmouth|SE|50.820|-1.078|Hilsea,Stamshaw,Copnor
PO3|Copnor|Portsmouth|SE|50.813|-1.058|Baffins,Anchorage Park,Hilsea
PO4|Eastney|Portsmouth|SE|50.790|-1.060|Southsea
PO5|Southsea|Portsmouth|SE|50.789|-1.085|
PO6|Cosham|Portsmouth|SE|50.846|-1.070|Paulsgrove,Farlington,Port Solent
PO7|Waterlooville|Havant|SE|50.880|-1.040|Purbrook,Denmead,Widley,Hambledon
PO8|Horndean|East Hampshire|SE|50.910|-1.005|Cowplain,Clanfield,Lovedean,Waterlooville
PO9|Havant|Havant|SE|50.866|-0.980|Leigh Park,Bedhampton,Rowlands Castle
PO10|Emsworth|Havant|SE|50.852|-0.930|Southbourne,Westbourne,Thorney Island
PO11|Hayling Island|Havant|SE|50.787|-0.975|
PO12|Gosport|Gosport|SE|50.796|-1.140|Alverstoke,Elson,Hardway
PO13|Lee-on-the-Solent|Gosport|SE|50.813|-1.187|Bridgemary,Rowner,Peel Common
PO14|Stubbington|Fareham|SE|50.839|-1.217|Titchfield,Titchfield Common,Hill Head,Catisfield
PO15|Fareham|Fareham|SE|50.868|-1.230|Whiteley,Titchfield Park,Segensworth
PO16|Fareham|Fareham|SE|50.851|-1.150|Portchester,Wallington
PO17|Wickham|Winchester|SE|50.895|-1.165|Southwick,Knowle
PO18|Bosham|Chichester|SE|50.862|-0.830|Nutbourne,Boxgrove,Lavant,Singleton
PO19|Chichester|Chichester|SE|50.837|-0.780|Fishbourne,Summersdale
PO20|Selsey|Chichester|SE|50.790|-0.780|East Wittering,West Wittering,Tangmere,Birdham
PO21|Bognor Regis|Arun|SE|50.786|-0.695|Aldwick,Pagham,Rose Green
PO22|Felpham|Arun|SE|50.803|-0.645|Bognor Regis,Middleton-on-Sea,Barnham,Yapton
PO30|Newport|Isle of Wight|SE|50.691|-1.310|Carisbrooke,Brighstone,Shalfleet
PO31|Cowes|Isle of Wight|SE|50.750|-1.310|Gurnard
PO32|East Cowes|Isle of Wight|SE|50.752|-1.283|Whippingham
PO33|Ryde|Isle of Wight|SE|50.723|-1.175|Wootton Bridge,Binstead,Havenstreet
PO34|Seaview|Isle of Wight|SE|50.717|-1.118|Nettlestone
PO35|Bembridge|Isle of Wight|SE|50.687|-1.085|
PO36|Sandown|Isle of Wight|SE|50.657|-1.160|Lake,Alverstone,Yaverland
PO37|Shanklin|Isle of Wight|SE|50.630|-1.180|Apse Heath
PO38|Ventnor|Isle of Wight|SE|50.600|-1.230|Godshill,Wroxall,Niton,Chale
PO39|Totland|Isle of Wight|SE|50.680|-1.540|Alum Bay,The Needles
PO40|Freshwater|Isle of Wight|SE|50.683|-1.515|Freshwater Bay
PO41|Yarmouth|Isle of Wight|SE|50.700|-1.485|Cranmore,Thorley
PR0|Preston|Preston|NW|53.760|-2.700|
PR1|Preston|Preston|NW|53.757|-2.700|Penwortham,Deepdale,Avenham,Frenchwood
PR2|Fulwood|Preston|NW|53.779|-2.712|Ashton-on-Ribble,Ingol,Ribbleton
PR3|Garstang|Wyre|NW|53.868|-2.712|Longridge,Goosnargh,Great Eccleston,Catterall
PR4|Kirkham|Fylde|NW|53.760|-2.830|Longton,Freckleton,Warton,Tarleton
PR5|Bamber Bridge|South Ribble|NW|53.732|-2.655|Walton-le-Dale,Lostock Hall,Hoghton,Higher Walton
PR6|Chorley|Chorley|NW|53.664|-2.605|Adlington,Whittle-le-Woods,Clayton-le-Woods,Brinscall
PR7|Chorley|Chorley|NW|53.646|-2.654|Euxton,Coppull,Eccleston,Buckshaw Village
PR8|Southport|Sefton|NW|53.626|-3.010|Birkdale,Ainsdale,Scarisbrick
PR9|Southport|Sefton|NW|53.660|-2.970|Churchtown,Crossens,Banks,Marshside
PR11|Preston|Preston|NW|53.795|-2.684|
PR25|Leyland|South Ribble|NW|53.691|-2.690|Farington,Clayton-le-Woods
PR26|Leyland|South Ribble|NW|53.692|-2.735|Croston,Bretherton,Moss Side,Ulnes Walton
RG1|Reading|Reading|SE|51.453|-0.969|Coley,Katesgrove
RG2|Whitley|Reading|SE|51.423|-0.950|Shinfield,Arborfield,Spencers Wood,Green Park
RG4|Caversham|Reading|SE|51.479|-0.967|Emmer Green,Sonning Common,Mapledurham,Sonning
RG5|Woodley|Wokingham|SE|51.453|-0.902|
RG6|Earley|Wokingham|SE|51.433|-0.932|Lower Earley,Maiden Erlegh,Whiteknights
RG7|Burghfield Common|West Berkshire|SE|51.400|-1.055|Theale,Mortimer,Aldermaston,Swallowfield
RG8|Pangbourne|West Berkshire|SE|51.500|-1.105|Goring,Streatley,Woodcote,Purley on Thames
RG9|Henley-on-Thames|South Oxfordshire|SE|51.545|-0.930|Shiplake,Nettlebed,Peppard,Hambleden
RG10|Twyford|Wokingham|SE|51.485|-0.860|Wargrave,Hurst,Charvil,Ruscombe
RG12|Bracknell|Bracknell Forest|SE|51.405|-0.743|Great Hollands,Martins Heron,Birch Hill,Harmans Water
RG14|Newbury|West Berkshire|SE|51.398|-1.325|Greenham,Speen,Wash Common
RG17|Hungerford|West Berkshire|SE|51.430|-1.510|Lambourn,Kintbury,Great Shefford,Inkpen
RG18|Thatcham|West Berkshire|SE|51.418|-1.255|Hermitage,Cold Ash,Curridge
RG19|Thatcham|West Berkshire|SE|51.392|-1.245|Brimpton,Crookham
RG20|Kingsclere|Basingstoke and Deane|SE|51.400|-1.330|Highclere,Burghclere,Compton,Chieveley
RG21|Basingstoke|Basingstoke and Deane|SE|51.266|-1.087|Eastrop,Black Dam
RG22|Basingstoke|Basingstoke and Deane|SE|51.247|-1.120|Brighton Hill,South Ham,Kempshott,Hatch Warren
RG23|Oakley|Basingstoke and Deane|SE|51.252|-1.160|Winklebury,Worting
RG24|Chineham|Basingstoke and Deane|SE|51.286|-1.070|Old Basing,Lychpit,Popley,Sherborne St John
RG25|Overton|Basingstoke and Deane|SE|51.220|-1.170|North Waltham,Cliddesden,Herriard,Dummer
RG26|Tadley|Basingstoke and Deane|SE|51.342|-1.140|Baughurst,Bramley,Pamber Heath,Silchester
RG27|Hook|Hart|SE|51.300|-0.940|Hartley Wintney,Sherfield on Loddon,Eversley,Rotherwick
RG28|Whitchurch|Basingstoke and Deane|SE|51.230|-1.338|Laverstoke,Freefolk
RG29|Odiham|Hart|SE|51.248|-0.935|North Warnborough,South Warnborough
RG30|Tilehurst|Reading|SE|51.452|-1.016|Southcote,Reading West,Burghfield,Norcot
RG31|Tilehurst|West Berkshire|SE|51.458|-1.050|Calcot
RG40|Wokingham|Wokingham|SE|51.400|-0.835|Finchampstead,Barkham
RG41|Winnersh|Wokingham|SE|51.417|-0.862|Sindlesham,Woosehill,Emmbrook
RG42|Warfield|Bracknell Forest|SE|51.430|-0.748|Binfield,Winkfield,Priestwood
RG45|Crowthorne|Bracknell Forest|SE|51.373|-0.800|Wokingham Without
RH1|Redhill|Reigate and Banstead|SE|51.235|-0.160|Merstham,Bletchingley,Salfords,South Nutfield
RH2|Reigate|Reigate and Banstead|SE|51.232|-0.205|Woodhatch
RH3|Brockham|Mole Valley|SE|51.232|-0.280|Betchworth,Buckland,Strood Green
RH4|Dorking|Mole Valley|SE|51.232|-0.335|Westcott,Pixham
RH5|North Holmwood|Mole Valley|SE|51.195|-0.340|Capel,Mickleham,Ockley,Holmbury St Mary
RH6|Horley|Reigate and Banstead|SE|51.172|-0.165|Gatwick Airport,Charlwood,Smallfield,Burstow
RH7|Lingfield|Tandridge|SE|51.173|-0.020|Dormansland,Crowhurst
RH8|Oxted|Tandridge|SE|51.253|0.003|Hurst Green,Limpsfield,Tandridge
RH9|Godstone|Tandridge|SE|51.235|-0.065|South Godstone,Blindley Heath
RH10|Crawley|Crawley|SE|51.115|-0.160|Three Bridges,Maidenbower,Copthorne,Pound Hill
RH11|Crawley|Crawley|SE|51.110|-0.210|Broadfield,Ifield,Bewbush,Gossops Green
RH12|Horsham|Horsham|SE|51.075|-0.345|Broadbridge Heath,Warnham,Rudgwick,Rusper
RH13|Horsham|Horsham|SE|51.040|-0.335|Southwater,Cowfold,Partridge Green,Slinfold
RH14|Billingshurst|Horsham|SE|51.035|-0.480|Wisborough Green,Loxwood,Kirdford,Plaistow
RH15|Burgess Hill|Mid Sussex|SE|50.955|-0.130|
RH16|Haywards Heath|Mid Sussex|SE|51.003|-0.100|Lindfield
RH17|Cuckfield|Mid Sussex|SE|51.025|-0.125|Balcombe,Handcross,Ardingly,Horsted Keynes
RH18|Forest Row|Wealden|SE|51.095|0.035|Wych Cross
RH19|East Grinstead|Mid Sussex|SE|51.126|-0.015|Felbridge,Ashurst Wood,Sharpthorne,Dormans Park
RH20|Storrington|Horsham|SE|50.940|-0.470|Pulborough,West Chiltington,Ashington
RH77|Crawley|Crawley|SE|51.139|-0.170|
RM1|Romford|Havering|LN|51.578|0.184|Rise Park
RM2|Gidea Park|Havering|LN|51.582|0.203|Ardleigh Green,Heath Park
RM3|Harold Hill|Havering|LN|51.603|0.228|Harold Wood,Noak Hill,Harold Park
RM4|Abridge|Epping Forest|EE|51.638|0.160|Havering-atte-Bower,Stapleford Abbotts,Navestock
RM5|Collier Row|Havering|LN|51.595|0.166|Chase Cross
RM6|Chadwell Heath|Barking and Dagenham|LN|51.577|0.130|Marks Gate,Little Heath
RM7|Romford|Havering|LN|51.571|0.168|Mawneys,Rush Green
RM8|Becontree|Barking and Dagenham|LN|51.558|0.131|Dagenham,Becontree Heath
RM9|Dagenham|Barking and Dagenham|LN|51.542|0.138|Becontree,Castle Green
RM10|Dagenham|Barking and Dagenham|LN|51.545|0.156|Dagenham East
RM11|Hornchurch|Havering|LN|51.571|0.222|Emerson Park,Ardleigh Green
RM12|Hornchurch|Havering|LN|51.555|0.206|Elm Park
RM13|Rainham|Havering|LN|51.526|0.196|South Hornchurch,Wennington
RM14|Upminster|Havering|LN|51.556|0.252|Cranham,North Ockendon,Bulphan
RM15|South Ockendon|Thurrock|EE|51.507|0.283|Aveley
RM16|Chafford Hundred|Thurrock|EE|51.490|0.335|Grays,Chadwell St Mary,Orsett,Stifford Clays
RM17|Grays|Thurrock|EE|51.479|0.330|Little Thurrock,Badgers Dene
RM18|Tilbury|Thurrock|EE|51.464|0.365|East Tilbury,West Tilbury
RM19|Purfleet-on-Thames|Thurrock|EE|51.482|0.245|
RM20|West Thurrock|Thurrock|EE|51.478|0.288|Lakeside,South Stifford
`;
