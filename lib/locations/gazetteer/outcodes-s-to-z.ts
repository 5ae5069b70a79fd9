/** Postcode districts of the areas S to Z: outcode|town|district|region|latitude|longitude|also. */
export const outcodesSToZ = `
S1|Sheffield|Sheffield|YH|53.380|-1.469|
S2|Sheffield|Sheffield|YH|53.371|-1.450|Park Hill,Manor,Heeley,Arbourthorne
S3|Sheffield|Sheffield|YH|53.390|-1.475|Kelham Island,Burngreave,Broomhall
S4|Pitsmoor|Sheffield|YH|53.402|-1.449|Grimesthorpe,Burngreave
S5|Firth Park|Sheffield|YH|53.420|-1.459|Fir Vale,Parson Cross,Shiregreen,Longley
S6|Hillsborough|Sheffield|YH|53.399|-1.507|Walkley,Stannington,Upperthorpe,Wisewood
S7|Nether Edge|Sheffield|YH|53.355|-1.492|Millhouses,Sharrow,Abbeydale
S8|Woodseats|Sheffield|YH|53.338|-1.477|Norton,Meersbrook,Batemoor,Greenhill
S9|Darnall|Sheffield|YH|53.396|-1.415|Attercliffe,Tinsley,Meadowhall
S10|Crookes|Sheffield|YH|53.379|-1.509|Broomhill,Fulwood,Crosspool,Ranmoor
S11|Ecclesall|Sheffield|YH|53.360|-1.510|Ecclesall Road,Hunters Bar,Greystones,Bents Green
S12|Gleadless|Sheffield|YH|53.350|-1.416|Hackenthorpe,Birley,Frecheville,Intake
S13|Handsworth|Sheffield|YH|53.368|-1.383|Woodhouse,Richmond
S14|Gleadless Valley|Sheffield|YH|53.346|-1.445|Hemsworth
S17|Dore|Sheffield|YH|53.324|-1.528|Totley,Bradway
S18|Dronfield|North East Derbyshire|EM|53.302|-1.472|Coal Aston,Unstone,Holmesfield
S20|Mosborough|Sheffield|YH|53.338|-1.350|Crystal Peaks,Halfway,Beighton,Waterthorpe
S21|Eckington|North East Derbyshire|EM|53.312|-1.348|Killamarsh,Renishaw,Spinkhill
S25|Dinnington|Rotherham|YH|53.370|-1.206|North Anston,South Anston,Laughton Common
S26|Aston|Rotherham|YH|53.360|-1.287|Kiveton Park,Swallownest,Wales,Todwick
S32|Hathersage|Derbyshire Dales|EM|53.303|-1.653|Eyam,Grindleford,Stoney Middleton,Calver
S33|Hope|High Peak|EM|53.349|-1.735|Castleton,Bamford,Bradwell,Edale
S35|Chapeltown|Sheffield|YH|53.462|-1.482|Grenoside,High Green,Ecclesfield,Oughtibridge
S36|Stocksbridge|Sheffield|YH|53.503|-1.620|Penistone,Deepcar,Thurlstone,Bolsterstone
S40|Chesterfield|Chesterfield|EM|53.234|-1.440|Brampton,Boythorpe,Walton,Ashgate
S41|Chesterfield|Chesterfield|EM|53.253|-1.424|Whittington Moor,Newbold,Hasland,Sheepbridge
S42|Wingerworth|North East Derbyshire|EM|53.210|-1.431|Grassmoor,Tupton,Holymoorside,Temple Normanton
S43|Staveley|Chesterfield|EM|53.269|-1.333|Brimington,Clowne,Barlborough,Mastin Moor
S44|Bolsover|Bolsover|EM|53.230|-1.318|Calow,Shuttlewood,Scarcliffe,Sutton Scarsdale
S45|Clay Cross|North East Derbyshire|EM|53.165|-1.416|Ashover,Pilsley,Danesmoor,Stretton
S49|Chesterfield|Chesterfield|EM|53.252|-1.425|
S60|Rotherham|Rotherham|YH|53.420|-1.358|Moorgate,Brinsworth,Whiston,Catcliffe
S61|Kimberworth|Rotherham|YH|53.443|-1.396|Thorpe Hesley,Greasbrough,Masbrough,Wingfield
S62|Rawmarsh|Rotherham|YH|53.464|-1.345|Parkgate,Wentworth,Nether Haugh
S63|Wath upon Dearne|Rotherham|YH|53.514|-1.315|Goldthorpe,Bolton upon Dearne,Thurnscoe,Brampton
S64|Mexborough|Doncaster|YH|53.489|-1.302|Swinton,Kilnhurst,Adwick upon Dearne
S65|Rotherham|Rotherham|YH|53.438|-1.326|Thrybergh,Dalton,East Herringthorpe,Ravenfield
S66|Maltby|Rotherham|YH|53.422|-1.241|Wickersley,Bramley,Hellaby,Thurcroft
S70|Barnsley|Barnsley|YH|53.544|-1.475|Worsbrough,Kendray,Birdwell,Stairfoot
S71|Barnsley|Barnsley|YH|53.571|-1.456|Royston,Monk Bretton,Lundwood,Athersley
S72|Cudworth|Barnsley|YH|53.585|-1.400|Grimethorpe,Shafton,Brierley,South Hiendley
S73|Wombwell|Barnsley|YH|53.522|-1.388|Darfield,Hemingfield,Brampton
S74|Hoyland|Barnsley|YH|53.499|-1.437|Elsecar,Jump,Hoyland Common
S75|Darton|Barnsley|YH|53.570|-1.527|Mapplewell,Dodworth,Silkstone,Cawthorne
S80|Worksop|Bassetlaw|EM|53.301|-1.134|Whitwell,Creswell,Shireoaks,Manton
S81|Worksop|Bassetlaw|EM|53.335|-1.116|Carlton in Lindrick,Langold,Blyth,Gateford
S95|Sheffield|Sheffield|YH|53.403|-1.430|
S96|Sheffield|Sheffield|YH|53.403|-1.430|
S97|Sheffield|Sheffield|YH|53.403|-1.430|
S98|Sheffield|Sheffield|YH|53.403|-1.430|
S99|Sheffield|Sheffield|YH|53.403|-1.430|
SA1|Swansea|Swansea|WA|51.624|-3.938|St Thomas,Mount Pleasant,Townhill,Bonymaen
SA2|Sketty|Swansea|WA|51.615|-3.985|Uplands,Brynmill,Killay,Singleton
SA3|Mumbles|Swansea|WA|51.582|-4.055|Gower,Bishopston,Oystermouth,Port Eynon
SA4|Gorseinon|Swansea|WA|51.663|-4.053|Gowerton,Loughor,Pontarddulais,Penclawdd
SA5|Fforestfach|Swansea|WA|51.646|-3.974|Cockett,Penlan,Portmead,Treboeth
SA6|Morriston|Swansea|WA|51.676|-3.918|Clydach,Ynystawe,Ynysforgan,Cwmrhydyceirw
SA7|Llansamlet|Swansea|WA|51.660|-3.890|Winch Wen,Birchgrove,Glais
SA8|Pontardawe|Neath Port Talbot|WA|51.720|-3.853|Alltwen,Trebanos,Rhos,Rhydyfro
SA9|Ystradgynlais|Powys|WA|51.781|-3.768|Ystalyfera,Abercrave,Cwmllynfell,Cwmtwrch
SA10|Neath|Neath Port Talbot|WA|51.688|-3.790|Skewen,Bryncoch,Crynant,Seven Sisters
SA11|Neath|Neath Port Talbot|WA|51.682|-3.755|Briton Ferry,Resolven,Glynneath,Melincourt
SA12|Port Talbot|Neath Port Talbot|WA|51.605|-3.802|Aberavon,Baglan,Cwmavon,Sandfields
SA13|Port Talbot|Neath Port Talbot|WA|51.606|-3.740|Margam,Taibach,Cymmer,Glyncorrwg
SA14|Llanelli|Carmarthenshire|WA|51.735|-4.105|Cross Hands,Llangennech,Llwynhendy,Tumble
SA15|Llanelli|Carmarthenshire|WA|51.698|-4.162|Felinfoel,Furnace,Pontyberem,Pontyates
SA16|Burry Port|Carmarthenshire|WA|51.688|-4.247|Pembrey
SA17|Kidwelly|Carmarthenshire|WA|51.741|-4.303|Ferryside,Trimsaran,Llansaint
SA18|Ammanford|Carmarthenshire|WA|51.799|-3.963|Brynamman,Glanamman,Llandybie,Gwaun-Cae-Gurwen
SA19|Llandeilo|Carmarthenshire|WA|51.915|-3.962|Llangadog,Talley,Llanwrda,Bethlehem
SA20|Llandovery|Carmarthenshire|WA|52.005|-3.795|Cilycwm,Rhandirmwyn,Cynghordy
SA31|Carmarthen|Carmarthenshire|WA|51.857|-4.311|Johnstown,Abergwili,Tanerdy
SA32|Nantgaredig|Carmarthenshire|WA|51.870|-4.180|Llanarthney,Brechfa,Llanddarog,Pontargothi
SA33|St Clears|Carmarthenshire|WA|51.838|-4.459|Laugharne,Llansteffan,Bancyfelin,Cynwyl Elfed
SA34|Whitland|Carmarthenshire|WA|51.834|-4.620|Llanboidy,Llanfallteg
SA35|Llanfyrnach|Pembrokeshire|WA|51.965|-4.580|Tegryn
SA36|Glogue|Pembrokeshire|WA|51.964|-4.590|Hermon
SA37|Boncath|Pembrokeshire|WA|52.011|-4.608|Blaenffos,Newchapel
SA38|Newcastle Emlyn|Carmarthenshire|WA|52.031|-4.473|Cenarth,Adpar
SA39|Pencader|Carmarthenshire|WA|51.997|-4.252|Llanllwni,Llanfihangel-ar-arth
SA40|Llanybydder|Carmarthenshire|WA|52.078|-4.150|Llanwnnen,Cwrtnewydd
SA41|Crymych|Pembrokeshire|WA|51.992|-4.675|Eglwyswrw,Brynberian
SA42|Newport|Pembrokeshire|WA|52.015|-4.840|Dinas Cross,Nevern
SA43|Cardigan|Ceredigion|WA|52.090|-4.633|St Dogmaels,Aberporth,Cilgerran,Gwbert
SA44|Llandysul|Ceredigion|WA|52.070|-4.367|Llangrannog,Henllan,Plwmp,Drefach Felindre
SA45|New Quay|Ceredigion|WA|52.207|-4.350|Gilfachreda
SA46|Aberaeron|Ceredigion|WA|52.242|-4.256|Ffos-y-ffin
SA47|Llanarth|Ceredigion|WA|52.192|-4.300|Oakford,Mydroilyn
SA48|Lampeter|Ceredigion|WA|52.135|-4.099|Cwmann,Felinfach,Llangybi,Ciliau Aeron
SA61|Haverfordwest|Pembrokeshire|WA|51.803|-4.968|Merlins Bridge,Prendergast
SA62|St Davids|Pembrokeshire|WA|51.832|-5.050|Solva,Broad Haven,Letterston,Johnston
SA63|Clarbeston Road|Pembrokeshire|WA|51.870|-4.860|Ambleston,Wolfscastle,Wiston
SA64|Goodwick|Pembrokeshire|WA|52.004|-5.003|Strumble Head
SA65|Fishguard|Pembrokeshire|WA|51.988|-4.965|Puncheston,Llanychaer
SA66|Clunderwen|Pembrokeshire|WA|51.866|-4.745|Efailwen,Llandissilio,Maenclochog
SA67|Narberth|Pembrokeshire|WA|51.795|-4.745|Lampeter Velfrey,Robeston Wathen,Templeton
SA68|Kilgetty|Pembrokeshire|WA|51.731|-4.752|Begelly,Cresselly
SA69|Saundersfoot|Pembrokeshire|WA|51.711|-4.702|
SA70|Tenby|Pembrokeshire|WA|51.671|-4.739|Manorbier,Penally,St Florence,New Hedges
SA71|Pembroke|Pembrokeshire|WA|51.671|-4.915|Lamphey,Bosherston,Angle,Monkton
SA72|Pembroke Dock|Pembrokeshire|WA|51.694|-4.939|Pennar,Llanion,Cosheston
SA73|Milford Haven|Pembrokeshire|WA|51.716|-5.032|Neyland,Hakin,Steynton,Herbrandston
SA80|Swansea|Swansea|WA|51.650|-3.930|
SA99|Swansea|Swansea|WA|51.675|-3.940|Clase
SE1|Southwark|Southwark|LN|51.500|-0.095|Waterloo,London Bridge,Bankside,Elephant and Castle
SE1P|Southwark|Southwark|LN|51.493|-0.080|
SE2|Abbey Wood|Greenwich|LN|51.488|0.118|Thamesmead,West Heath
SE3|Blackheath|Greenwich|LN|51.470|0.020|Kidbrooke,Westcombe Park
SE4|Brockley|Lewisham|LN|51.460|-0.035|Crofton Park,Honor Oak Park,Ladywell
SE5|Camberwell|Southwark|LN|51.473|-0.090|Denmark Hill,Myatt's Fields,Loughborough Junction
SE6|Catford|Lewisham|LN|51.437|-0.015|Bellingham,Hither Green,Perry Hill
SE7|Charlton|Greenwich|LN|51.485|0.036|
SE8|Deptford|Lewisham|LN|51.482|-0.029|St Johns,Evelyn
SE9|Eltham|Greenwich|LN|51.446|0.056|Mottingham,New Eltham,Well Hall,Avery Hill
SE10|Greenwich|Greenwich|LN|51.484|0.002|North Greenwich,Greenwich Peninsula,Maze Hill
SE11|Kennington|Lambeth|LN|51.490|-0.110|Vauxhall,Oval,Lambeth Walk
SE12|Lee|Lewisham|LN|51.442|0.015|Grove Park,Horn Park
SE13|Lewisham|Lewisham|LN|51.459|-0.010|Hither Green,Ladywell
SE14|New Cross|Lewisham|LN|51.476|-0.041|New Cross Gate,Telegraph Hill
SE15|Peckham|Southwark|LN|51.470|-0.065|Nunhead,Peckham Rye
SE16|Rotherhithe|Southwark|LN|51.496|-0.055|Bermondsey,Surrey Quays,Canada Water
SE17|Walworth|Southwark|LN|51.487|-0.092|Elephant and Castle,Newington
SE18|Woolwich|Greenwich|LN|51.482|0.071|Plumstead,Shooters Hill,Royal Arsenal
SE19|Crystal Palace|Croydon|LN|51.418|-0.087|Upper Norwood,Gipsy Hill,Beulah Hill
SE20|Penge|Bromley|LN|51.412|-0.059|Anerley
SE21|Dulwich|Southwark|LN|51.439|-0.087|West Dulwich,Dulwich Village
SE22|East Dulwich|Southwark|LN|51.454|-0.070|Lordship Lane,Peckham Rye
SE23|Forest Hill|Lewisham|LN|51.443|-0.049|Honor Oak,Perry Vale
SE24|Herne Hill|Lambeth|LN|51.454|-0.099|Brockwell Park,Tulse Hill
SE25|South Norwood|Croydon|LN|51.397|-0.076|Norwood Junction,Woodside,Selhurst
SE26|Sydenham|Lewisham|LN|51.427|-0.054|Lower Sydenham,Bell Green
SE27|West Norwood|Lambeth|LN|51.431|-0.103|Tulse Hill
SE28|Thamesmead|Greenwich|LN|51.500|0.106|West Thamesmead
SG1|Stevenage|Stevenage|EE|51.910|-0.196|Old Town,Symonds Green,Pin Green
SG2|Stevenage|Stevenage|EE|51.896|-0.165|Shephall,Chells,Broadwater,Walkern
SG3|Knebworth|North Hertfordshire|EE|51.862|-0.185|Woolmer Green,Datchworth
SG4|Hitchin|North Hertfordshire|EE|51.922|-0.258|Codicote,Whitwell,Kimpton,Great Wymondley
SG5|Hitchin|North Hertfordshire|EE|51.965|-0.275|Stotfold,Pirton,Ickleford,Shillington
SG6|Letchworth Garden City|North Hertfordshire|EE|51.978|-0.227|Letchworth,Norton,Willian
SG7|Baldock|North Hertfordshire|EE|51.992|-0.185|Ashwell,Weston,Hinxworth
SG8|Royston|North Hertfordshire|EE|52.058|-0.010|Melbourn,Bassingbourn,Barley,Meldreth
SG9|Buntingford|East Hertfordshire|EE|51.949|-0.013|Cottered,Hare Street,Westmill
SG10|Much Hadham|East Hertfordshire|EE|51.853|0.070|Perry Green
SG11|Puckeridge|East Hertfordshire|EE|51.887|0.030|Standon,Little Hadham,Braughing,Albury
SG12|Ware|East Hertfordshire|EE|51.815|-0.025|Stanstead Abbotts,Great Amwell,Wareside,Hunsdon
SG13|Hertford|East Hertfordshire|EE|51.792|-0.072|Hertford Heath,Bayford,Brickendon
SG14|Hertford|East Hertfordshire|EE|51.805|-0.094|Bengeo,Watton-at-Stone,Hertingfordbury
SG15|Arlesey|Central Bedfordshire|EE|52.012|-0.266|
SG16|Henlow|Central Bedfordshire|EE|52.024|-0.296|Lower Stondon,Henlow Camp
SG17|Shefford|Central Bedfordshire|EE|52.045|-0.336|Clifton,Meppershall,Chicksands
SG18|Biggleswade|Central Bedfordshire|EE|52.085|-0.262|Langford,Old Warden,Dunton,Broom
SG19|Sandy|Central Bedfordshire|EE|52.134|-0.253|Potton,Gamlingay,Blunham,Everton
SK1|Stockport|Stockport|NW|53.407|-2.156|
SK2|Offerton|Stockport|NW|53.393|-2.130|Heaviley,Great Moor,Woodsmoor,Stepping Hill
SK3|Edgeley|Stockport|NW|53.396|-2.173|Cheadle Heath,Davenport,Adswood,Bridgehall
SK4|Heaton Moor|Stockport|NW|53.416|-2.182|Heaton Chapel,Heaton Mersey,Heaton Norris,Four Heatons
SK5|Reddish|Stockport|NW|53.433|-2.157|South Reddish,North Reddish,Brinnington
SK6|Marple|Stockport|NW|53.408|-2.083|Bredbury,Romiley,Woodley,High Lane
SK7|Bramhall|Stockport|NW|53.370|-2.139|Hazel Grove,Woodford
SK8|Cheadle|Stockport|NW|53.382|-2.214|Cheadle Hulme,Gatley,Heald Green
SK9|Wilmslow|Cheshire East|NW|53.326|-2.228|Alderley Edge,Handforth,Styal
SK10|Macclesfield|Cheshire East|NW|53.280|-2.126|Bollington,Prestbury,Tytherington,Hurdsfield
SK11|Macclesfield|Cheshire East|NW|53.247|-2.141|Chelford,Gawsworth,Henbury,Sutton
SK12|Poynton|Cheshire East|NW|53.352|-2.093|Disley,Adlington
SK13|Glossop|High Peak|EM|53.446|-1.957|Hadfield,Padfield,Tintwistle,Charlesworth
SK14|Hyde|Tameside|NW|53.452|-2.062|Hattersley,Mottram in Longdendale,Gee Cross,Broadbottom
SK15|Stalybridge|Tameside|NW|53.481|-2.048|Carrbrook,Millbrook,Matley
SK16|Dukinfield|Tameside|NW|53.473|-2.083|
SK17|Buxton|High Peak|EM|53.247|-1.892|Tideswell,Longnor,Dove Holes,Hartington
SK22|New Mills|High Peak|EM|53.370|-1.985|Hayfield,Birch Vale,Rowarth
SK23|Whaley Bridge|High Peak|EM|53.326|-1.954|Chapel-en-le-Frith,Chinley,Furness Vale,Buxworth
SL0|Iver|Buckinghamshire|SE|51.523|-0.515|Iver Heath,Richings Park,Pinewood
SL1|Slough|Slough|SE|51.514|-0.612|Cippenham,Burnham,Salt Hill,Chalvey
SL2|Slough|Slough|SE|51.531|-0.603|Farnham Royal,Farnham Common,Stoke Poges,Wexham
SL3|Langley|Slough|SE|51.503|-0.555|Datchet,Colnbrook,Horton,Fulmer
SL4|Windsor|Windsor and Maidenhead|SE|51.480|-0.625|Eton,Old Windsor,Dedworth,Eton Wick
SL5|Ascot|Windsor and Maidenhead|SE|51.404|-0.665|Sunningdale,Sunninghill,Cheapside,North Ascot
SL6|Maidenhead|Windsor and Maidenhead|SE|51.523|-0.725|Cookham,Taplow,Bray,Holyport
SL7|Marlow|Buckinghamshire|SE|51.573|-0.777|Medmenham,Little Marlow,Marlow Bottom
SL8|Bourne End|Buckinghamshire|SE|51.580|-0.713|Well End
SL9|Gerrards Cross|Buckinghamshire|SE|51.597|-0.554|Chalfont St Peter,Chalfont Common
SL60|Maidenhead|Windsor and Maidenhead|SE|51.522|-0.720|
SL95|Slough|Slough|SE|51.511|-0.595|
SM1|Sutton|Sutton|LN|51.367|-0.191|Rosehill,Benhilton,West Sutton
SM2|Belmont|Sutton|LN|51.351|-0.196|South Sutton,South Cheam,East Ewell
SM3|Cheam|Sutton|LN|51.367|-0.212|North Cheam,Stonecot Hill
SM4|Morden|Merton|LN|51.393|-0.202|St Helier,Lower Morden,Morden Park
SM5|Carshalton|Sutton|LN|51.369|-0.168|Carshalton Beeches,Hackbridge,St Helier
SM6|Wallington|Sutton|LN|51.364|-0.145|Beddington,Roundshaw,Hackbridge
SM7|Banstead|Reigate and Banstead|SE|51.320|-0.195|Nork,Woodmansterne,Burgh Heath
SN1|Swindon|Swindon|SW|51.557|-1.783|Old Town,Rodbourne
SN2|Swindon|Swindon|SW|51.575|-1.785|Gorse Hill,Pinehurst,Moredon,Penhill
SN3|Swindon|Swindon|SW|51.558|-1.745|Stratton St Margaret,Walcot,Park North,Covingham
SN4|Royal Wootton Bassett|Wiltshire|SW|51.535|-1.846|Wroughton,Chiseldon,Broad Hinton,Clyffe Pypard
SN5|Swindon|Swindon|SW|51.567|-1.837|Purton,Westlea,Shaw,Lydiard Millicent
SN6|Highworth|Swindon|SW|51.628|-1.755|Cricklade,Shrivenham,Watchfield,Ashton Keynes
SN7|Faringdon|Vale of White Horse|SE|51.655|-1.562|Stanford in the Vale,Uffington,Buckland
SN8|Marlborough|Wiltshire|SW|51.417|-1.709|Ramsbury,Aldbourne,Great Bedwyn,Burbage
SN9|Pewsey|Wiltshire|SW|51.330|-1.780|Upavon,Woodborough,Easton Royal
SN10|Devizes|Wiltshire|SW|51.330|-1.980|Market Lavington,Potterne,Bromham,Urchfont
SN11|Calne|Wiltshire|SW|51.440|-1.990|Cherhill,Hilmarton,Derry Hill,Heddington
SN12|Melksham|Wiltshire|SW|51.375|-2.133|Seend,Bowerhill,Atworth,Whitley
SN13|Corsham|Wiltshire|SW|51.429|-2.200|Box,Rudloe,Gastard,Neston
SN14|Chippenham|Wiltshire|SW|51.478|-2.180|Castle Combe,Yatton Keynell,Marshfield,Colerne
SN15|Chippenham|Wiltshire|SW|51.466|-2.080|Lacock,Lyneham,Sutton Benger,Great Somerford
SN16|Malmesbury|Wiltshire|SW|51.590|-2.085|Sherston,Minety,Crudwell,Luckington
SN25|Swindon|Swindon|SW|51.593|-1.795|Haydon Wick,Abbey Meads,St Andrews,Priory Vale
SN26|Blunsdon|Swindon|SW|51.610|-1.785|Broad Blunsdon,Blunsdon St Andrew
SN38|Swindon|Swindon|SW|51.560|-1.790|
SN99|Swindon|Swindon|SW|51.560|-1.790|
SO14|Southampton|Southampton|SE|50.905|-1.401|St Mary's,Ocean Village,Newtown
SO15|Shirley|Southampton|SE|50.915|-1.426|Freemantle,Millbrook,Bedford Place,Polygon
SO16|Bassett|Southampton|SE|50.934|-1.434|Lordshill,Lordswood,Rownhams,Nursling
SO17|Portswood|Southampton|SE|50.926|-1.394|Highfield,Bevois Valley,St Denys,Swaythling
SO18|Bitterne|Southampton|SE|50.923|-1.362|Bitterne Park,Townhill Park,Harefield,West End
SO19|Woolston|Southampton|SE|50.902|-1.358|Sholing,Thornhill,Weston,Itchen
SO20|Stockbridge|Test Valley|SE|51.117|-1.515|Broughton,Middle Wallop,Over Wallop,King's Somborne
SO21|Winchester|Winchester|SE|51.080|-1.300|Twyford,South Wonston,Sutton Scotney,Colden Common
SO22|Winchester|Winchester|SE|51.063|-1.337|Weeke,Fulflood,Stanmore,Badger Farm
SO23|Winchester|Winchester|SE|51.065|-1.308|Winnall,St Cross,Abbots Barton
SO24|Alresford|Winchester|SE|51.090|-1.150|New Alresford,Ropley,Cheriton,Bishop's Sutton
SO25|Winchester|Winchester|SE|51.066|-1.315|
SO30|Hedge End|Eastleigh|SE|50.919|-1.300|West End,Botley
SO31|Locks Heath|Fareham|SE|50.870|-1.300|Sarisbury Green,Warsash,Hamble,Netley
SO32|Bishop's Waltham|Winchester|SE|50.940|-1.200|Swanmore,Droxford,Durley,Waltham Chase
SO40|Totton|New Forest|SE|50.916|-1.497|Marchwood,Ashurst,Calmore,Cadnam
SO41|Lymington|New Forest|SE|50.752|-1.570|Milford on Sea,Sway,Hordle,Pennington
SO42|Brockenhurst|New Forest|SE|50.812|-1.555|Beaulieu,East Boldre
SO43|Lyndhurst|New Forest|SE|50.874|-1.580|Minstead,Emery Down
SO45|Hythe|New Forest|SE|50.845|-1.385|Dibden Purlieu,Fawley,Holbury,Calshot
SO50|Eastleigh|Eastleigh|SE|50.968|-1.345|Bishopstoke,Fair Oak,Horton Heath
SO51|Romsey|Test Valley|SE|50.990|-1.510|Awbridge,Braishfield,West Wellow,Ampfield
SO52|North Baddesley|Test Valley|SE|50.979|-1.444|
SO53|Chandler's Ford|Eastleigh|SE|50.983|-1.385|Valley Park,Hiltingbury
SO97|Southampton|Southampton|SE|50.910|-1.405|
SP1|Salisbury|Wiltshire|SW|51.073|-1.790|Bishopdown,Laverstock
SP2|Salisbury|Wiltshire|SW|51.074|-1.824|Wilton,Bemerton,Harnham
SP3|Tisbury|Wiltshire|SW|51.103|-2.015|Hindon,Fovant,Teffont,Shrewton
SP4|Amesbury|Wiltshire|SW|51.162|-1.770|Durrington,Larkhill,Porton,Bulford
SP5|Downton|Wiltshire|SW|51.025|-1.780|Alderbury,Whiteparish,Broad Chalke,Coombe Bissett
SP6|Fordingbridge|New Forest|SE|50.925|-1.805|Alderholt,Damerham,Breamore,Woodgreen
SP7|Shaftesbury|Dorset|SW|51.004|-2.185|Ludwell,Fontmell Magna,Motcombe,Donhead
SP8|Gillingham|Dorset|SW|51.037|-2.285|East Stour,Bourton,Milton on Stour
SP9|Tidworth|Wiltshire|SW|51.235|-1.665|North Tidworth,South Tidworth,Perham Down
SP10|Andover|Test Valley|SE|51.211|-1.485|Charlton,Picket Twenty,Enham Alamein
SP11|Andover|Test Valley|SE|51.220|-1.530|Ludgershall,Weyhill,Abbotts Ann,Hurstbourne Tarrant
SR1|Sunderland|Sunderland|NE|54.908|-1.377|Hendon,East End
SR2|Sunderland|Sunderland|NE|54.885|-1.369|Ryhope,Grangetown,Ashbrooke,Hendon
SR3|Silksworth|Sunderland|NE|54.875|-1.411|Doxford Park,Farringdon,Tunstall,East Herrington
SR4|Pallion|Sunderland|NE|54.899|-1.429|Pennywell,South Hylton,Millfield,Grindon
SR5|Southwick|Sunderland|NE|54.924|-1.418|Castletown,Hylton Castle,Town End Farm,Monkwearmouth
SR6|Roker|Sunderland|NE|54.930|-1.377|Seaburn,Fulwell,Whitburn,Monkwearmouth
SR7|Seaham|County Durham|NE|54.832|-1.353|Murton,Dalton-le-Dale,Seaton,Dawdon
SR8|Peterlee|County Durham|NE|54.763|-1.337|Easington,Horden,Easington Colliery,Shotton Colliery
SR43|Sunderland|Sunderland|NE|54.906|-1.381|
SS0|Westcliff-on-Sea|Southend-on-Sea|EE|51.548|0.692|Westcliff,Chalkwell,Prittlewell
SS1|Southend-on-Sea|Southend-on-Sea|EE|51.537|0.733|Thorpe Bay,Southchurch
SS2|Southend-on-Sea|Southend-on-Sea|EE|51.550|0.717|Prittlewell,Southchurch
SS3|Shoeburyness|Southend-on-Sea|EE|51.542|0.798|Great Wakering,North Shoebury,Foulness
SS4|Rochford|Rochford|EE|51.590|0.707|Ashingdon,Canewdon,Hawkwell
SS5|Hockley|Rochford|EE|51.602|0.656|Hullbridge,Hawkwell
SS6|Rayleigh|Rochford|EE|51.588|0.608|
SS7|Benfleet|Castle Point|EE|51.560|0.575|South Benfleet,Thundersley,Hadleigh,New Thundersley
SS8|Canvey Island|Castle Point|EE|51.521|0.588|Canvey
SS9|Leigh-on-Sea|Southend-on-Sea|EE|51.552|0.653|Eastwood,Leigh,Belfairs
SS11|Wickford|Basildon|EE|51.613|0.535|Shotgate,Runwell,Battlesbridge
SS12|Wickford|Basildon|EE|51.605|0.513|North Benfleet,Nevendon
SS13|Pitsea|Basildon|EE|51.570|0.510|Bowers Gifford,Burnt Mills
SS14|Basildon|Basildon|EE|51.577|0.474|Fryerns,Barstable,Craylands
SS15|Laindon|Basildon|EE|51.575|0.430|Noak Bridge,Great Burstead
SS16|Langdon Hills|Basildon|EE|51.560|0.450|Vange,Kingswood,Lee Chapel
SS17|Stanford-le-Hope|Thurrock|EE|51.520|0.435|Corringham,Coryton,Fobbing
SS22|Southend-on-Sea|Southend-on-Sea|EE|51.540|0.711|
SS99|Southend-on-Sea|Southend-on-Sea|EE|51.552|0.709|
ST1|Stoke-on-Trent|Stoke-on-Trent|WM|53.026|-2.175|Hanley,Shelton,Cobridge,Northwood
ST2|Bucknall|Stoke-on-Trent|WM|53.025|-2.140|Bentilee,Abbey Hulton,Milton,Baddeley Green
ST3|Longton|Stoke-on-Trent|WM|52.985|-2.133|Meir,Blurton,Dresden,Weston Coyney
ST4|Stoke-upon-Trent|Stoke-on-Trent|WM|52.996|-2.183|Fenton,Trentham,Penkhull,Hartshill
ST5|Newcastle-under-Lyme|Newcastle-under-Lyme|WM|53.016|-2.239|Keele,Wolstanton,Chesterton,Silverdale
ST6|Burslem|Stoke-on-Trent|WM|53.053|-2.191|Tunstall,Smallthorne,Middleport,Goldenhill
ST7|Kidsgrove|Newcastle-under-Lyme|WM|53.084|-2.285|Alsager,Audley,Talke,Rode Heath
ST8|Biddulph|Staffordshire Moorlands|WM|53.118|-2.170|Knypersley,Biddulph Moor,Brown Lees
ST9|Werrington|Staffordshire Moorlands|WM|53.045|-2.080|Endon,Cellarhead,Stockton Brook,Wetley Rocks
ST10|Cheadle|Staffordshire Moorlands|WM|53.000|-1.980|Tean,Alton,Alton Towers,Kingsley
ST11|Blythe Bridge|Staffordshire Moorlands|WM|52.972|-2.065|Caverswall,Forsbrook,Fulford
ST12|Barlaston|Stafford|WM|52.944|-2.168|Tittensor
ST13|Leek|Staffordshire Moorlands|WM|53.105|-2.020|Cheddleton,Rudyard,Ipstones,Longsdon
ST14|Uttoxeter|East Staffordshire|WM|52.900|-1.865|Rocester,Denstone,Marchington,Bramshall
ST15|Stone|Stafford|WM|52.905|-2.148|Walton,Oulton,Swynnerton,Hilderstone
ST16|Stafford|Stafford|WM|52.812|-2.117|Doxey,Holmcroft,Coton Fields
ST17|Stafford|Stafford|WM|52.793|-2.098|Baswich,Weeping Cross,Milford,Wildwood
ST18|Stafford|Stafford|WM|52.815|-2.080|Weston,Great Haywood,Hixon,Haughton
ST19|Penkridge|South Staffordshire|WM|52.706|-2.140|Brewood,Wheaton Aston,Bishop's Wood
ST20|Gnosall|Stafford|WM|52.795|-2.265|Woodseaves,Moreton
ST21|Eccleshall|Stafford|WM|52.860|-2.265|Croxton,Slindon,Offley
ST55|Newcastle-under-Lyme|Newcastle-under-Lyme|WM|53.011|-2.228|
SW1A|Westminster|Westminster|LN|51.503|-0.134|Whitehall,St James's,Buckingham Palace,Downing Street
SW1E|Victoria|Westminster|LN|51.498|-0.140|Buckingham Gate
SW1H|Westminster|Westminster|LN|51.499|-0.133|St James's Park
SW1P|Westminster|Westminster|LN|51.495|-0.131|Millbank,Victoria
SW1V|Pimlico|Westminster|LN|51.490|-0.139|Victoria
SW1W|Belgravia|Westminster|LN|51.493|-0.148|Victoria,Sloane Square
SW1X|Knightsbridge|Westminster|LN|51.499|-0.156|Belgravia,Sloane Street
SW1Y|St James's|Westminster|LN|51.507|-0.133|Piccadilly,Haymarket,Pall Mall
SW2|Brixton|Lambeth|LN|51.449|-0.120|Brixton Hill,Streatham Hill,Tulse Hill
SW3|Chelsea|Kensington and Chelsea|LN|51.490|-0.165|Brompton,King's Road,Sloane Square
SW4|Clapham|Lambeth|LN|51.461|-0.138|Clapham Common,Clapham Park,Clapham North
SW5|Earl's Court|Kensington and Chelsea|LN|51.491|-0.190|
SW6|Fulham|Hammersmith and Fulham|LN|51.477|-0.200|Parsons Green,Walham Green,Sands End
SW7|South Kensington|Kensington and Chelsea|LN|51.496|-0.177|Knightsbridge,Brompton
SW8|South Lambeth|Lambeth|LN|51.477|-0.131|Vauxhall,Nine Elms,Stockwell
SW9|Stockwell|Lambeth|LN|51.469|-0.113|Brixton,Clapham North,Loughborough Junction
SW10|West Brompton|Kensington and Chelsea|LN|51.483|-0.182|World's End,Chelsea,Chelsea Harbour
SW11|Battersea|Wandsworth|LN|51.466|-0.163|Clapham Junction,Battersea Park,Battersea Power Station
SW12|Balham|Wandsworth|LN|51.446|-0.148|Clapham South,Hyde Farm
SW13|Barnes|Richmond upon Thames|LN|51.475|-0.246|Castelnau
SW14|Mortlake|Richmond upon Thames|LN|51.464|-0.265|East Sheen
SW15|Putney|Wandsworth|LN|51.454|-0.226|Roehampton,Putney Heath,Kingston Vale
SW16|Streatham|Lambeth|LN|51.421|-0.128|Norbury,Streatham Common,Streatham Vale,Furzedown
SW17|Tooting|Wandsworth|LN|51.430|-0.163|Tooting Bec,Tooting Broadway,Furzedown,Summerstown
SW18|Wandsworth|Wandsworth|LN|51.450|-0.191|Southfields,Earlsfield,East Hill
SW19|Wimbledon|Merton|LN|51.425|-0.203|Colliers Wood,South Wimbledon,Merton,Wimbledon Village
SW20|Raynes Park|Merton|LN|51.409|-0.229|West Wimbledon,Wimbledon Chase,Cottenham Park
SW95|Battersea|Wandsworth|LN|51.480|-0.131|
SY1|Shrewsbury|Shropshire|WM|52.717|-2.746|Castlefields,Ditherington,Harlescott,Greenfields
SY2|Shrewsbury|Shropshire|WM|52.708|-2.720|Monkmoor,Belvidere,Abbey Foregate,Cherry Orchard
SY3|Shrewsbury|Shropshire|WM|52.699|-2.768|Copthorne,Meole Brace,Bayston Hill,Belle Vue
SY4|Wem|Shropshire|WM|52.807|-2.727|Shawbury,Baschurch,Bomere Heath,Hadnall
SY5|Pontesbury|Shropshire|WM|52.650|-2.860|Minsterley,Condover,Dorrington,Ford
SY6|Church Stretton|Shropshire|WM|52.540|-2.800|All Stretton,Cardington,Little Stretton
SY7|Craven Arms|Shropshire|WM|52.424|-2.865|Clun,Bucknell,Lydbury North,Aston on Clun
SY8|Ludlow|Shropshire|WM|52.362|-2.700|Cleehill,Orleton,Richards Castle,Caynham
SY9|Bishop's Castle|Shropshire|WM|52.498|-2.990|Lydham,Wentnor
SY10|Oswestry|Shropshire|WM|52.850|-3.100|Weston Rhyn,Morda,Trefonen,Llansilin
SY11|Oswestry|Shropshire|WM|52.870|-3.030|Gobowen,St Martin's,Whittington,West Felton
SY12|Ellesmere|Shropshire|WM|52.905|-2.895|Cockshutt,Dudleston Heath,Welshampton
SY13|Whitchurch|Shropshire|WM|52.960|-2.685|Bronington,Prees Heath,Ash,Higher Heath
SY14|Malpas|Cheshire West and Chester|NW|53.025|-2.770|Tilston,Threapwood,Cholmondeley
SY15|Montgomery|Powys|WA|52.560|-3.120|Abermule,Church Stoke,Chirbury
SY16|Newtown|Powys|WA|52.511|-3.312|Kerry,Tregynon,Dolfor,Bettws Cedewain
SY17|Caersws|Powys|WA|52.530|-3.430|Llandinam,Trefeglwys,Carno
SY18|Llanidloes|Powys|WA|52.450|-3.545|Llangurig
SY19|Llanbrynmair|Powys|WA|52.613|-3.625|
SY20|Machynlleth|Powys|WA|52.600|-3.800|Corris,Cemmaes,Derwenlas,Penegoes
SY21|Welshpool|Powys|WA|52.660|-3.205|Berriew,Llanfair Caereinion,Guilsfield,Forden
SY22|Llanfyllin|Powys|WA|52.765|-3.195|Llanymynech,Llansantffraid,Meifod,Four Crosses
SY23|Aberystwyth|Ceredigion|WA|52.400|-4.060|Llanbadarn Fawr,Penparcau,Llanon,Ponterwyd
SY24|Borth|Ceredigion|WA|52.490|-4.030|Talybont,Bow Street,Llandre
SY25|Tregaron|Ceredigion|WA|52.250|-3.930|Ystrad Meurig,Pontrhydfendigaid,Llangeitho
SY99|Shrewsbury|Shropshire|WM|52.710|-2.750|
TA1|Taunton|Somerset|SW|51.014|-3.104|Holway,Galmington,Bishop's Hull
TA2|Taunton|Somerset|SW|51.032|-3.096|Norton Fitzwarren,Monkton Heathfield,Priorswood,Staplegrove
TA3|Taunton|Somerset|SW|51.000|-3.040|North Curry,Creech St Michael,Hatch Beauchamp,Corfe
TA4|Bishops Lydeard|Somerset|SW|51.085|-3.275|Williton,Wiveliscombe,Crowcombe,Stogumber
TA5|Bridgwater|Somerset|SW|51.150|-3.075|Nether Stowey,Cannington,Stogursey,Spaxton
TA6|Bridgwater|Somerset|SW|51.128|-3.000|North Petherton,Hamp,Wembdon
TA7|Bridgwater|Somerset|SW|51.135|-2.905|Westonzoyland,Puriton,Woolavington,Ashcott
TA8|Burnham-on-Sea|Somerset|SW|51.245|-2.992|Berrow,Brean
TA9|Highbridge|Somerset|SW|51.222|-2.965|East Huntspill,West Huntspill,Mark,Brent Knoll
TA10|Langport|Somerset|SW|51.040|-2.825|Curry Rivel,Huish Episcopi,Long Sutton,Fivehead
TA11|Somerton|Somerset|SW|51.056|-2.710|Charlton Mackrell,Keinton Mandeville,Barton St David
TA12|Martock|Somerset|SW|50.970|-2.768|Ash,Kingsbury Episcopi
TA13|South Petherton|Somerset|SW|50.950|-2.813|Shepton Beauchamp,Barrington,Over Stratton
TA14|Stoke-sub-Hamdon|Somerset|SW|50.956|-2.749|Norton sub Hamdon,Chiselborough
TA15|Montacute|Somerset|SW|50.950|-2.717|
TA16|Merriott|Somerset|SW|50.909|-2.793|
TA17|Hinton St George|Somerset|SW|50.910|-2.826|Dinnington
TA18|Crewkerne|Somerset|SW|50.884|-2.795|Misterton,North Perrott,Haselbury Plucknett
TA19|Ilminster|Somerset|SW|50.930|-2.915|Ilton,Horton,Broadway,Kingstone
TA20|Chard|Somerset|SW|50.872|-2.958|Tatworth,Combe St Nicholas,Thorncombe,Winsham
TA21|Wellington|Somerset|SW|50.980|-3.230|Rockwell Green,Milverton,West Buckland,Holcombe Rogus
TA22|Dulverton|Somerset|SW|51.045|-3.560|Exebridge,Brushford
TA23|Watchet|Somerset|SW|51.176|-3.335|Washford,Blue Anchor,Roadwater
TA24|Minehead|Somerset|SW|51.195|-3.490|Dunster,Porlock,Alcombe,Exford
TD1|Galashiels|Scottish Borders|SC|55.625|-2.820|Stow,Clovenfords,Langlee
TD2|Lauder|Scottish Borders|SC|55.735|-2.750|Oxton
TD3|Gordon|Scottish Borders|SC|55.680|-2.570|Westruther
TD4|Earlston|Scottish Borders|SC|55.640|-2.670|Redpath,Legerwood
TD5|Kelso|Scottish Borders|SC|55.590|-2.420|Yetholm,Morebattle,Ednam,Stichill
TD6|Melrose|Scottish Borders|SC|55.590|-2.715|St Boswells,Newtown St Boswells,Tweedbank,Darnick
TD7|Selkirk|Scottish Borders|SC|55.545|-2.860|Ettrickbridge,Yarrow,Philiphaugh
TD8|Jedburgh|Scottish Borders|SC|55.475|-2.555|Ancrum,Camptown,Oxnam
TD9|Hawick|Scottish Borders|SC|55.415|-2.770|Denholm,Newcastleton,Burnfoot,Bonchester Bridge
TD10|Greenlaw|Scottish Borders|SC|55.707|-2.463|Polwarth
TD11|Duns|Scottish Borders|SC|55.778|-2.340|Chirnside,Swinton,Gavinton,Preston
TD12|Coldstream|Scottish Borders|SC|55.650|-2.240|Cornhill-on-Tweed,Birgham,Branxton,Leitholm
TD13|Cockburnspath|Scottish Borders|SC|55.932|-2.360|Cove
TD14|Eyemouth|Scottish Borders|SC|55.870|-2.110|Coldingham,Ayton,St Abbs,Burnmouth
TD15|Berwick-upon-Tweed|Northumberland|NE|55.758|-2.010|Tweedmouth,Spittal,Holy Island,Norham
TF1|Wellington|Telford and Wrekin|WM|52.708|-2.500|Hadley,Ketley,Arleston,Leegomery
TF2|Oakengates|Telford and Wrekin|WM|52.703|-2.443|Donnington,St Georges,Priorslee,Muxton
TF3|Telford|Telford and Wrekin|WM|52.670|-2.440|Stirchley,Hollinswood,Brookside,Randlay
TF4|Dawley|Telford and Wrekin|WM|52.664|-2.468|Lawley,Malinslee,Little Dawley,Horsehay
TF5|Admaston|Telford and Wrekin|WM|52.716|-2.547|Bratton,Shawbirch
TF6|High Ercall|Telford and Wrekin|WM|52.720|-2.580|Wroxeter,Crudgington,Longdon on Tern
TF7|Madeley|Telford and Wrekin|WM|52.636|-2.447|Woodside,Sutton Hill
TF8|Ironbridge|Telford and Wrekin|WM|52.628|-2.490|Coalbrookdale,Coalport,Jackfield,Buildwas
TF9|Market Drayton|Shropshire|WM|52.900|-2.460|Hinstock,Loggerheads,Hodnet,Ashley
TF10|Newport|Telford and Wrekin|WM|52.770|-2.370|Lilleshall,Edgmond,Church Aston,Tibberton
TF11|Shifnal|Shropshire|WM|52.665|-2.370|Tong,Weston-under-Lizard,Beckbury,Kemberton
TF12|Broseley|Shropshire|WM|52.608|-2.488|Barrow,Benthall
TF13|Much Wenlock|Shropshire|WM|52.590|-2.565|Bourton,Easthope,Homer
TN1|Tunbridge Wells|Tunbridge Wells|SE|51.136|0.266|Royal Tunbridge Wells,St Johns
TN2|Tunbridge Wells|Tunbridge Wells|SE|51.127|0.285|Pembury,Sherwood,Hawkenbury,The Pantiles
TN3|Langton Green|Tunbridge Wells|SE|51.118|0.235|Speldhurst,Groombridge,Lamberhurst,Frant
TN4|Southborough|Tunbridge Wells|SE|51.147|0.252|Rusthall,High Brooms
TN5|Wadhurst|Wealden|SE|51.055|0.370|Ticehurst,Flimwell,Stonegate,Tidebrook
TN6|Crowborough|Wealden|SE|51.056|0.172|Jarvis Brook,Rotherfield,Mark Cross
TN7|Hartfield|Wealden|SE|51.097|0.102|Colemans Hatch,Withyham
TN8|Edenbridge|Sevenoaks|SE|51.195|0.080|Hever,Chiddingstone,Marlpit Hill,Crockham Hill
TN9|Tonbridge|Tonbridge and Malling|SE|51.190|0.270|
TN10|Tonbridge|Tonbridge and Malling|SE|51.209|0.276|Trench Wood,Higham Wood
TN11|Hildenborough|Tonbridge and Malling|SE|51.208|0.270|Hadlow,Shipbourne,Penshurst,Golden Green
TN12|Paddock Wood|Tunbridge Wells|SE|51.175|0.435|Staplehurst,Marden,Horsmonden,East Peckham
TN13|Sevenoaks|Sevenoaks|SE|51.278|0.183|Riverhead,Dunton Green,Chipstead
TN14|Otford|Sevenoaks|SE|51.290|0.160|Shoreham,Sundridge,Halstead,Knockholt
TN15|Borough Green|Tonbridge and Malling|SE|51.300|0.270|Kemsing,Seal,West Kingsdown,Wrotham
TN16|Biggin Hill|Bromley|LN|51.300|0.045|Westerham,Brasted,Tatsfield
TN17|Cranbrook|Tunbridge Wells|SE|51.105|0.525|Goudhurst,Sissinghurst,Benenden,Rolvenden
TN18|Hawkhurst|Tunbridge Wells|SE|51.045|0.525|Sandhurst
TN19|Etchingham|Rother|SE|51.012|0.430|Hurst Green,Burwash
TN20|Mayfield|Wealden|SE|51.020|0.260|Five Ashes
TN21|Heathfield|Wealden|SE|50.955|0.275|Horam,Waldron
TN22|Uckfield|Wealden|SE|50.980|0.080|Buxted,Maresfield,Nutley,Newick
TN23|Ashford|Ashford|SE|51.139|0.858|Singleton,Kingsnorth,Park Farm,Godinton
TN24|Ashford|Ashford|SE|51.152|0.890|Kennington,Willesborough
TN25|Ashford|Ashford|SE|51.152|0.950|Wye,Brabourne,Mersham,Aldington
TN26|Woodchurch|Ashford|SE|51.092|0.795|Hamstreet,Bethersden,Shadoxhurst,Kenardington
TN27|Charing|Ashford|SE|51.175|0.690|Headcorn,Biddenden,Smarden,Pluckley
TN28|New Romney|Folkestone and Hythe|SE|50.984|0.955|Greatstone,Littlestone
TN29|Lydd|Folkestone and Hythe|SE|50.990|0.930|Dymchurch,St Mary's Bay,Dungeness,Brookland
TN30|Tenterden|Ashford|SE|51.065|0.690|St Michaels,Wittersham,Appledore,Smallhythe
TN31|Rye|Rother|SE|50.950|0.690|Camber,Peasmarsh,Northiam,Beckley
TN32|Robertsbridge|Rother|SE|50.985|0.490|Salehurst,Bodiam,Staplecross
TN33|Battle|Rother|SE|50.925|0.470|Catsfield,Sedlescombe,Ninfield,Crowhurst
TN34|Hastings|Hastings|SE|50.865|0.582|Old Town,Blacklands
TN35|Ore|Hastings|SE|50.877|0.620|Fairlight,Guestling,Westfield,Pett
TN36|Winchelsea|Rother|SE|50.925|0.690|Icklesham,Winchelsea Beach
TN37|St Leonards-on-Sea|Hastings|SE|50.873|0.550|St Leonards,Silverhill,Hollington,Baldslow
TN38|St Leonards-on-Sea|Hastings|SE|50.862|0.530|St Leonards,West St Leonards,Hollington,Bulverhythe
TN39|Bexhill-on-Sea|Rother|SE|50.848|0.440|Bexhill,Little Common,Cooden,Sidley
TN40|Bexhill-on-Sea|Rother|SE|50.846|0.482|Bexhill,Pebsham,Glyne Gap
TQ1|Torquay|Torbay|SW|50.472|-3.518|Babbacombe,St Marychurch,Wellswood,Plainmoor
TQ2|Torquay|Torbay|SW|50.474|-3.550|Chelston,Shiphay,Cockington,Barton
TQ3|Paignton|Torbay|SW|50.440|-3.583|Preston,Marldon,Collaton St Mary
TQ4|Paignton|Torbay|SW|50.421|-3.572|Goodrington,Roselands,Broadsands
TQ5|Brixham|Torbay|SW|50.393|-3.521|Churston Ferrers,Galmpton
TQ6|Dartmouth|South Hams|SW|50.346|-3.590|Kingswear,Stoke Fleming,Dittisham
TQ7|Kingsbridge|South Hams|SW|50.285|-3.790|Thurlestone,Loddiswell,Torcross,Bigbury-on-Sea
TQ8|Salcombe|South Hams|SW|50.239|-3.773|
TQ9|Totnes|South Hams|SW|50.418|-3.690|Dartington,Harberton,Stoke Gabriel,Berry Pomeroy
TQ10|South Brent|South Hams|SW|50.425|-3.833|Avonwick
TQ11|Buckfastleigh|Teignbridge|SW|50.482|-3.780|Buckfast,Dean Prior
TQ12|Newton Abbot|Teignbridge|SW|50.530|-3.608|Kingsteignton,Kingskerswell,Ipplepen,Ogwell
TQ13|Bovey Tracey|Teignbridge|SW|50.587|-3.720|Ashburton,Chudleigh,Moretonhampstead,Widecombe-in-the-Moor
TQ14|Teignmouth|Teignbridge|SW|50.550|-3.505|Bishopsteignton,Shaldon,Holcombe
TR1|Truro|Cornwall|SW|50.264|-5.051|Malpas,Highertown
TR2|Probus|Cornwall|SW|50.250|-4.945|St Mawes,Tregony,Portscatho,Ladock
TR3|Threemilestone|Cornwall|SW|50.230|-5.090|Feock,Carnon Downs,Playing Place,Perranwell Station
TR4|Chacewater|Cornwall|SW|50.290|-5.130|Shortlanesend,Blackwater,Mount Hawke,Zelah
TR5|St Agnes|Cornwall|SW|50.311|-5.200|Trevellas,Mithian
TR6|Perranporth|Cornwall|SW|50.343|-5.152|Bolingey,Perrancoombe
TR7|Newquay|Cornwall|SW|50.414|-5.070|Pentire,St Columb Minor,Tretherras
TR8|Newquay|Cornwall|SW|50.385|-5.010|Crantock,St Newlyn East,Cubert,Summercourt
TR9|St Columb Major|Cornwall|SW|50.420|-4.930|Indian Queens,Fraddon,St Columb Road
TR10|Penryn|Cornwall|SW|50.168|-5.115|Mabe Burnthouse,Longdowns
TR11|Falmouth|Cornwall|SW|50.150|-5.080|Mylor Bridge,Flushing,Mawnan Smith,Constantine
TR12|Mullion|Cornwall|SW|50.055|-5.195|Lizard,St Keverne,Coverack,Gweek
TR13|Helston|Cornwall|SW|50.110|-5.285|Porthleven,Breage,Ashton,Wendron
TR14|Camborne|Cornwall|SW|50.205|-5.300|Praze-an-Beeble,Troon,Beacon,Tuckingmill
TR15|Redruth|Cornwall|SW|50.230|-5.245|Pool,Illogan Highway,Carn Brea
TR16|Redruth|Cornwall|SW|50.231|-5.220|Illogan,Portreath,Lanner,St Day
TR17|Marazion|Cornwall|SW|50.125|-5.470|St Michael's Mount
TR18|Penzance|Cornwall|SW|50.117|-5.545|Newlyn,Heamoor
TR19|St Just|Cornwall|SW|50.090|-5.635|Sennen,St Buryan,Mousehole,Pendeen
TR20|Penzance|Cornwall|SW|50.132|-5.490|Ludgvan,Goldsithney,Praa Sands,Crowlas
TR21|St Mary's|Isles of Scilly|SW|49.917|-6.302|Hugh Town
TR22|St Agnes|Isles of Scilly|SW|49.893|-6.343|
TR23|Bryher|Isles of Scilly|SW|49.954|-6.352|
TR24|Tresco|Isles of Scilly|SW|49.952|-6.332|
TR25|St Martin's|Isles of Scilly|SW|49.963|-6.288|
TR26|St Ives|Cornwall|SW|50.205|-5.490|Carbis Bay,Lelant,Zennor
TR27|Hayle|Cornwall|SW|50.183|-5.410|Gwithian,Connor Downs,Phillack,Leedstown
TS1|Middlesbrough|Middlesbrough|NE|54.574|-1.238|Newport,Gresham
TS2|Port Clarence|Stockton-on-Tees|NE|54.588|-1.235|Middlehaven,Riverside,High Clarence
TS3|North Ormesby|Middlesbrough|NE|54.563|-1.205|Berwick Hills,Pallister Park,Brambles Farm,Thorntree
TS4|Grove Hill|Middlesbrough|NE|54.559|-1.222|Beechwood,Longlands,Marton Grove
TS5|Acklam|Middlesbrough|NE|54.552|-1.246|Linthorpe,Brookfield,Tollesby,Whinney Banks
TS6|South Bank|Redcar and Cleveland|NE|54.570|-1.157|Eston,Normanby,Grangetown,Teesville
TS7|Marton|Middlesbrough|NE|54.531|-1.195|Nunthorpe,Ormesby,Marton-in-Cleveland
TS8|Hemlington|Middlesbrough|NE|54.518|-1.228|Coulby Newham,Stainton,Maltby,Thornton
TS9|Stokesley|North Yorkshire|YH|54.474|-1.170|Great Ayton,Great Broughton
TS10|Redcar|Redcar and Cleveland|NE|54.608|-1.068|Coatham,Dormanstown,Kirkleatham,Warrenby
TS11|Marske-by-the-Sea|Redcar and Cleveland|NE|54.590|-1.020|New Marske
TS12|Saltburn-by-the-Sea|Redcar and Cleveland|NE|54.565|-0.970|Skelton,Brotton,Saltburn,Lingdale
TS13|Loftus|Redcar and Cleveland|NE|54.552|-0.865|Staithes,Skinningrove,Hinderwell,Carlin How
TS14|Guisborough|Redcar and Cleveland|NE|54.534|-1.053|Slapewath,Charltons
TS15|Yarm|Stockton-on-Tees|NE|54.500|-1.345|Kirklevington,Hutton Rudby,Hilton
TS16|Eaglescliffe|Stockton-on-Tees|NE|54.525|-1.352|Preston Park,Egglescliffe,Urlay Nook
TS17|Thornaby|Stockton-on-Tees|NE|54.538|-1.305|Ingleby Barwick,Thornaby-on-Tees
TS18|Stockton-on-Tees|Stockton-on-Tees|NE|54.562|-1.325|Hartburn,Oxbridge,Portrack
TS19|Stockton-on-Tees|Stockton-on-Tees|NE|54.578|-1.342|Fairfield,Bishopsgarth,Roseworth,Hardwick
TS20|Norton|Stockton-on-Tees|NE|54.589|-1.312|Stockton-on-Tees
TS21|Sedgefield|County Durham|NE|54.630|-1.420|Stillington,Bishopton,Fishburn,Thorpe Thewles
TS22|Wynyard|Stockton-on-Tees|NE|54.625|-1.330|Wolviston,Billingham
TS23|Billingham|Stockton-on-Tees|NE|54.608|-1.285|Haverton Hill,Cowpen Bewley
TS24|Hartlepool|Hartlepool|NE|54.694|-1.210|Headland,Hartlepool Marina,Middleton
TS25|Hartlepool|Hartlepool|NE|54.667|-1.210|Seaton Carew,Owton Manor,Greatham,Rossmere
TS26|Hartlepool|Hartlepool|NE|54.687|-1.232|West Park,Rift House,Throston Grange
TS27|Blackhall Colliery|County Durham|NE|54.728|-1.285|Hesleden,Elwick,Hart,Blackhall Rocks
TS28|Wingate|County Durham|NE|54.733|-1.385|Station Town,Hutton Henry
TS29|Trimdon|County Durham|NE|54.710|-1.420|Trimdon Grange,Trimdon Colliery,Trimdon Station
TW1|Twickenham|Richmond upon Thames|LN|51.449|-0.327|St Margarets,Strawberry Hill,East Twickenham
TW2|Twickenham|Richmond upon Thames|LN|51.447|-0.352|Whitton,Strawberry Hill,Fulwell
TW3|Hounslow|Hounslow|LN|51.468|-0.362|Lampton,Whitton,Inwood Park
TW4|Hounslow West|Hounslow|LN|51.462|-0.388|Hounslow Heath,Hounslow
TW5|Heston|Hounslow|LN|51.481|-0.383|Cranford,Osterley,Lampton
TW6|Heathrow Airport|Hillingdon|LN|51.471|-0.454|Heathrow,Hatton Cross
TW7|Isleworth|Hounslow|LN|51.474|-0.335|Osterley,Spring Grove,Syon Park
TW8|Brentford|Hounslow|LN|51.486|-0.308|Kew Bridge,Brentford Dock,Great West Road
TW9|Richmond|Richmond upon Thames|LN|51.470|-0.292|Kew,North Sheen,Kew Gardens
TW10|Richmond|Richmond upon Thames|LN|51.447|-0.302|Ham,Petersham,Richmond Hill
TW11|Teddington|Richmond upon Thames|LN|51.426|-0.335|Fulwell
TW12|Hampton|Richmond upon Thames|LN|51.421|-0.369|Hampton Hill,Nurserylands
TW13|Feltham|Hounslow|LN|51.438|-0.408|Hanworth,Lower Feltham
TW14|Feltham|Hounslow|LN|51.454|-0.421|Bedfont,Hatton,North Feltham
TW15|Ashford|Spelthorne|SE|51.433|-0.463|Ashford Common
TW16|Sunbury-on-Thames|Spelthorne|SE|51.414|-0.412|Sunbury,Lower Sunbury,Upper Halliford
TW17|Shepperton|Spelthorne|SE|51.394|-0.452|Lower Halliford,Charlton Village,Littleton
TW18|Staines-upon-Thames|Spelthorne|SE|51.428|-0.503|Staines,Laleham,Egham Hythe
TW19|Stanwell|Spelthorne|SE|51.455|-0.492|Wraysbury,Stanwell Moor,Hythe End
TW20|Egham|Runnymede|SE|51.425|-0.552|Englefield Green,Thorpe
TW98|Brentford|Hounslow|LN|51.487|-0.309|
UB1|Southall|Ealing|LN|51.514|-0.375|Southall Broadway,Dormers Wells
UB2|Southall|Ealing|LN|51.501|-0.378|Southall Green,Norwood Green
UB3|Hayes|Hillingdon|LN|51.505|-0.420|Harlington,Hayes Town
UB4|Hayes|Hillingdon|LN|51.525|-0.408|Yeading,Hayes End
UB5|Northolt|Ealing|LN|51.543|-0.377|
UB6|Greenford|Ealing|LN|51.538|-0.347|Perivale,Sudbury Hill
UB7|West Drayton|Hillingdon|LN|51.504|-0.469|Yiewsley,Harmondsworth,Sipson,Longford
UB8|Uxbridge|Hillingdon|LN|51.538|-0.478|Cowley,Hillingdon,Brunel University
UB9|Denham|Buckinghamshire|SE|51.582|-0.490|Harefield,New Denham,Denham Green
UB10|Hillingdon|Hillingdon|LN|51.549|-0.447|Ickenham,North Hillingdon,Uxbridge
UB11|Stockley Park|Hillingdon|LN|51.513|-0.445|
UB18|Greenford|Ealing|LN|51.530|-0.340|
W1A|West End|Westminster|LN|51.518|-0.143|Oxford Circus,Broadcasting House
W1B|Regent Street|Westminster|LN|51.513|-0.141|Oxford Circus,Portland Place
W1C|Oxford Street|Westminster|LN|51.514|-0.149|Bond Street
W1D|Soho|Westminster|LN|51.513|-0.132|Chinatown,Shaftesbury Avenue,Oxford Street
W1F|Soho|Westminster|LN|51.513|-0.137|Carnaby Street,Golden Square
W1G|Marylebone|Westminster|LN|51.519|-0.147|Harley Street,Cavendish Square
W1H|Marylebone|Westminster|LN|51.517|-0.159|Portman Square,Marble Arch,Bryanston Square
W1J|Mayfair|Westminster|LN|51.508|-0.145|Piccadilly,Berkeley Square,Green Park
W1K|Mayfair|Westminster|LN|51.511|-0.151|Grosvenor Square,Park Lane
W1S|Mayfair|Westminster|LN|51.511|-0.142|Hanover Square,Savile Row,Old Bond Street
W1T|Fitzrovia|Camden|LN|51.519|-0.136|Charlotte Street,Goodge Street,Tottenham Court Road
W1U|Marylebone|Westminster|LN|51.518|-0.152|Baker Street,Marylebone High Street,Manchester Square
W1W|Fitzrovia|Westminster|LN|51.519|-0.141|Great Portland Street
W2|Paddington|Westminster|LN|51.515|-0.179|Bayswater,Lancaster Gate,Westbourne Green,Little Venice
W3|Acton|Ealing|LN|51.511|-0.266|East Acton,West Acton,North Acton,South Acton
W4|Chiswick|Hounslow|LN|51.490|-0.262|Gunnersbury,Turnham Green,Bedford Park,Strand-on-the-Green
W5|Ealing|Ealing|LN|51.513|-0.301|Ealing Broadway,South Ealing,Hanger Hill
W6|Hammersmith|Hammersmith and Fulham|LN|51.492|-0.229|Ravenscourt Park,Brook Green,Barons Court
W7|Hanwell|Ealing|LN|51.510|-0.336|Boston Manor
W8|Kensington|Kensington and Chelsea|LN|51.501|-0.193|Holland Park,High Street Kensington
W9|Maida Vale|Westminster|LN|51.526|-0.189|Warwick Avenue,Little Venice,Maida Hill
W10|North Kensington|Kensington and Chelsea|LN|51.522|-0.214|Ladbroke Grove,Kensal Town,Queen's Park
W11|Notting Hill|Kensington and Chelsea|LN|51.513|-0.206|Holland Park,Portobello Road,Westbourne Park
W12|Shepherd's Bush|Hammersmith and Fulham|LN|51.508|-0.233|White City,East Acton,Wormholt
W13|West Ealing|Ealing|LN|51.513|-0.319|Northfields,Castlebar
W14|West Kensington|Hammersmith and Fulham|LN|51.495|-0.210|Olympia,Brook Green,Barons Court
WA1|Warrington|Warrington|NW|53.394|-2.579|Woolston,Paddington,Fairfield
WA2|Warrington|Warrington|NW|53.408|-2.583|Orford,Padgate,Fearnhead,Winwick
WA3|Birchwood|Warrington|NW|53.450|-2.540|Culcheth,Golborne,Lowton,Glazebury
WA4|Stockton Heath|Warrington|NW|53.360|-2.577|Grappenhall,Appleton,Latchford,Daresbury
WA5|Great Sankey|Warrington|NW|53.395|-2.632|Penketh,Burtonwood,Westbrook,Callands
WA6|Frodsham|Cheshire West and Chester|NW|53.285|-2.720|Helsby,Kingsley,Norley
WA7|Runcorn|Halton|NW|53.329|-2.707|Halton,Weston Point,Murdishaw,Preston Brook
WA8|Widnes|Halton|NW|53.373|-2.738|Hough Green,Cronton,Ditton
WA9|St Helens|St Helens|NW|53.435|-2.725|Sutton,Thatto Heath,Clock Face,Parr
WA10|St Helens|St Helens|NW|53.457|-2.750|Eccleston,Windle,Dentons Green,West Park
WA11|Haydock|St Helens|NW|53.480|-2.710|Rainford,Moss Bank,Blackbrook
WA12|Newton-le-Willows|St Helens|NW|53.454|-2.625|Earlestown
WA13|Lymm|Warrington|NW|53.382|-2.475|Oughtrington,Heatley,Statham
WA14|Altrincham|Trafford|NW|53.387|-2.360|Bowdon,Broadheath,Dunham Massey,Little Bollington
WA15|Hale|Trafford|NW|53.383|-2.330|Timperley,Hale Barns,Ringway
WA16|Knutsford|Cheshire East|NW|53.302|-2.370|Mobberley,High Legh,Lower Peover,Mere
WA55|Warrington|Warrington|NW|53.390|-2.595|
WA88|Widnes|Halton|NW|53.368|-2.750|
WC1A|Bloomsbury|Camden|LN|51.517|-0.125|Holborn,New Oxford Street
WC1B|Bloomsbury|Camden|LN|51.519|-0.125|Russell Square,British Museum
WC1E|Bloomsbury|Camden|LN|51.521|-0.131|Gower Street,University College London
WC1H|Bloomsbury|Camden|LN|51.526|-0.127|St Pancras,King's Cross,Tavistock Square
WC1N|Bloomsbury|Camden|LN|51.523|-0.119|Great Ormond Street,Lamb's Conduit Street,Brunswick Square
WC1R|Holborn|Camden|LN|51.519|-0.115|Gray's Inn,Red Lion Square
WC1V|Holborn|Camden|LN|51.518|-0.117|High Holborn
WC1X|King's Cross|Camden|LN|51.526|-0.115|Finsbury,Mount Pleasant,Gray's Inn Road
WC2A|Lincoln's Inn|Camden|LN|51.515|-0.114|Holborn,Chancery Lane,Royal Courts of Justice
WC2B|Covent Garden|Westminster|LN|51.514|-0.121|Aldwych,Drury Lane,Kingsway
WC2E|Covent Garden|Westminster|LN|51.512|-0.123|
WC2H|Leicester Square|Westminster|LN|51.513|-0.128|Seven Dials,St Giles,Chinatown,Charing Cross Road
WC2N|Charing Cross|Westminster|LN|51.509|-0.125|Strand,Embankment,Adelphi
WC2R|Strand|Westminster|LN|51.512|-0.117|Temple,Aldwych,Somerset House
WD3|Rickmansworth|Three Rivers|EE|51.645|-0.475|Croxley Green,Chorleywood,Mill End,Sarratt
WD4|Kings Langley|Dacorum|EE|51.714|-0.460|Chipperfield
WD5|Abbots Langley|Three Rivers|EE|51.703|-0.417|Bedmond,Leavesden
WD6|Borehamwood|Hertsmere|EE|51.655|-0.275|Elstree,Well End
WD7|Radlett|Hertsmere|EE|51.688|-0.312|Shenley
WD17|Watford|Watford|EE|51.660|-0.402|Cassiobury,Nascot Wood
WD18|Watford|Watford|EE|51.650|-0.412|West Watford,Holywell,Croxley Business Park
WD19|South Oxhey|Three Rivers|EE|51.628|-0.390|Oxhey,Carpenders Park
WD23|Bushey|Hertsmere|EE|51.645|-0.360|Bushey Heath,Little Bushey
WD24|North Watford|Watford|EE|51.674|-0.394|Callowland
WD25|Garston|Watford|EE|51.688|-0.385|Aldenham,Leavesden,Letchmore Heath,Woodside
WD99|Watford|Watford|EE|51.656|-0.400|
WF1|Wakefield|Wakefield|YH|53.690|-1.490|Eastmoor,Outwood,Newton Hill,Agbrigg
WF2|Wakefield|Wakefield|YH|53.669|-1.512|Sandal,Lupset,Wrenthorpe,Alverthorpe
WF3|East Ardsley|Leeds|YH|53.729|-1.530|Tingley,Lofthouse,Stanley,Robin Hood
WF4|Horbury|Wakefield|YH|53.640|-1.510|Crofton,Crigglestone,Ryhill,Netherton
WF5|Ossett|Wakefield|YH|53.681|-1.578|Gawthorpe,South Ossett
WF6|Normanton|Wakefield|YH|53.699|-1.415|Altofts
WF7|Featherstone|Wakefield|YH|53.674|-1.360|Ackworth,Purston Jaglin,Streethouse
WF8|Pontefract|Wakefield|YH|53.682|-1.297|Darrington,Carleton,Wentbridge,Kirk Smeaton
WF9|Hemsworth|Wakefield|YH|53.600|-1.325|South Elmsall,South Kirkby,Upton,Fitzwilliam
WF10|Castleford|Wakefield|YH|53.725|-1.350|Airedale,Glasshoughton,Allerton Bywater,Ledston
WF11|Knottingley|Wakefield|YH|53.709|-1.250|Ferrybridge,Brotherton,Byram
WF12|Dewsbury|Kirklees|YH|53.680|-1.620|Thornhill,Hanging Heaton,Chickenley,Savile Town
WF13|Dewsbury|Kirklees|YH|53.691|-1.645|Ravensthorpe,Westborough,Dewsbury Moor
WF14|Mirfield|Kirklees|YH|53.678|-1.695|Battyeford,Upper Hopton
WF15|Liversedge|Kirklees|YH|53.709|-1.690|Roberttown,Hartshead,Littletown
WF16|Heckmondwike|Kirklees|YH|53.708|-1.672|
WF17|Batley|Kirklees|YH|53.719|-1.637|Birstall,Carlinghow,Upper Batley
WF90|Wakefield|Wakefield|YH|53.682|-1.500|
WN1|Wigan|Wigan|NW|53.555|-2.624|Swinley,Whelley,Haigh
WN2|Hindley|Wigan|NW|53.537|-2.580|Aspull,Ince-in-Makerfield,Platt Bridge,Abram
WN3|Wigan|Wigan|NW|53.525|-2.638|Worsley Mesnes,Winstanley,Ince,Goose Green
WN4|Ashton-in-Makerfield|Wigan|NW|53.492|-2.640|Bryn,Garswood,Stubshaw Cross
WN5|Pemberton|Wigan|NW|53.536|-2.683|Orrell,Billinge,Newtown,Worsley Hall
WN6|Standish|Wigan|NW|53.580|-2.680|Shevington,Appley Bridge,Beech Hill,Wrightington
WN7|Leigh|Wigan|NW|53.496|-2.515|Pennington,Bedford
WN8|Skelmersdale|West Lancashire|NW|53.555|-2.765|Up Holland,Parbold,Newburgh,Dalton
WR1|Worcester|Worcester|WM|52.196|-2.220|The Arboretum,Barbourne
WR2|Worcester|Worcester|WM|52.190|-2.245|St John's,Hallow,Lower Wick
WR3|Worcester|Worcester|WM|52.220|-2.215|Claines,Barbourne,Fernhill Heath,Northwick
WR4|Worcester|Worcester|WM|52.202|-2.180|Warndon,Warndon Villages,Ronkswood
WR5|Worcester|Worcester|WM|52.174|-2.200|St Peter's,Kempsey,Battenhall,Whittington
WR6|Martley|Malvern Hills|WM|52.235|-2.380|Great Witley,Broadwas,Alfrick,Shelsley Beauchamp
WR7|Inkberrow|Wychavon|WM|52.202|-2.035|Upton Snodsbury,Crowle,Himbleton,Kington
WR8|Upton-upon-Severn|Malvern Hills|WM|52.080|-2.218|Hanley Swan,Hanley Castle,Severn Stoke
WR9|Droitwich Spa|Wychavon|WM|52.266|-2.155|Droitwich,Ombersley,Hanbury,Wychbold
WR10|Pershore|Wychavon|WM|52.113|-2.075|Eckington,Fladbury,Wyre Piddle,Pinvin
WR11|Evesham|Wychavon|WM|52.090|-1.940|Badsey,Bretforton,Harvington,Hampton
WR12|Broadway|Wychavon|WM|52.040|-1.860|Willersey,Childswickham,Snowshill
WR13|Malvern|Malvern Hills|WM|52.100|-2.340|Colwall,Welland,Cradley
WR14|Malvern|Malvern Hills|WM|52.114|-2.320|Great Malvern,Malvern Link,Barnards Green,Malvern Wells
WR15|Tenbury Wells|Malvern Hills|WM|52.305|-2.580|Burford,Rochford,Newnham Bridge
WR99|Worcester|Worcester|WM|52.205|-2.190|
WS1|Walsall|Walsall|WM|52.582|-1.975|Caldmore,Chuckery
WS2|Walsall|Walsall|WM|52.588|-2.005|Bentley,Pleck,Beechdale,Reedswood
WS3|Bloxwich|Walsall|WM|52.617|-1.990|Pelsall,Leamore,Coal Pool,Little Bloxwich
WS4|Rushall|Walsall|WM|52.604|-1.957|Shelfield,Walsall,High Heath
WS5|Walsall|Walsall|WM|52.562|-1.963|Delves,Tamebridge,Park Hall,Yew Tree
WS6|Great Wyrley|South Staffordshire|WM|52.661|-2.015|Cheslyn Hay
WS7|Burntwood|Lichfield|WM|52.679|-1.920|Chasetown,Chase Terrace,Hammerwich,Boney Hay
WS8|Brownhills|Walsall|WM|52.646|-1.935|Clayhanger
WS9|Aldridge|Walsall|WM|52.612|-1.915|Walsall Wood,Stonnall,Leighswood
WS10|Wednesbury|Sandwell|WM|52.556|-2.022|Darlaston,Friar Park,Moxley
WS11|Cannock|Cannock Chase|WM|52.688|-2.023|Norton Canes,Chadsmoor,Bridgtown
WS12|Hednesford|Cannock Chase|WM|52.705|-1.995|Heath Hayes,Huntington,Rawnsley,Pye Green
WS13|Lichfield|Lichfield|WM|52.692|-1.825|Streethay,Elmhurst,Fradley
WS14|Lichfield|Lichfield|WM|52.668|-1.825|Shenstone,Whittington,Boley Park,Wall
WS15|Rugeley|Cannock Chase|WM|52.760|-1.930|Armitage,Brereton,Abbots Bromley,Handsacre
WV1|Wolverhampton|Wolverhampton|WM|52.586|-2.118|Heath Town,Whitmore Reans,Horseley Fields
WV2|Wolverhampton|Wolverhampton|WM|52.573|-2.120|Blakenhall,Parkfields,Ettingshall,All Saints
WV3|Finchfield|Wolverhampton|WM|52.579|-2.160|Compton,Merry Hill,Penn Fields,Bradmore
WV4|Penn|Wolverhampton|WM|52.557|-2.140|Lanesfield,Parkfields,Goldthorn Park,Ettingshall Park
WV5|Wombourne|South Staffordshire|WM|52.535|-2.190|Trysull,Swindon,Seisdon
WV6|Tettenhall|Wolverhampton|WM|52.596|-2.185|Perton,Pattingham,Claregate,Whitmore Reans
WV7|Albrighton|Shropshire|WM|52.637|-2.285|Boningale,Donington
WV8|Codsall|South Staffordshire|WM|52.630|-2.190|Bilbrook,Pendeford,Oaken
WV9|Pendeford|Wolverhampton|WM|52.637|-2.145|Coven,Coven Heath
WV10|Bushbury|Wolverhampton|WM|52.617|-2.113|Low Hill,Fordhouses,Featherstone,Oxley
WV11|Wednesfield|Wolverhampton|WM|52.602|-2.073|Essington,Ashmore Park
WV12|New Invention|Walsall|WM|52.604|-2.040|Short Heath,Willenhall,Coppice Farm
WV13|Willenhall|Walsall|WM|52.584|-2.055|Portobello,Shepwell Green
WV14|Bilston|Wolverhampton|WM|52.561|-2.080|Coseley,Bradley,Ettingshall,Moxley
WV15|Bridgnorth|Shropshire|WM|52.517|-2.380|Low Town,Alveley,Worfield
WV16|Bridgnorth|Shropshire|WM|52.512|-2.435|High Town,Highley,Ditton Priors,Morville
WV98|Wolverhampton|Wolverhampton|WM|52.586|-2.127|
WV99|Wolverhampton|Wolverhampton|WM|52.586|-2.127|
YO1|York|York|YH|53.958|-1.081|Fishergate,Shambles
YO7|Thirsk|North Yorkshire|YH|54.225|-1.350|Sowerby,Topcliffe,Dalton,Carlton Miniott
YO8|Selby|North Yorkshire|YH|53.782|-1.060|Barlby,Brayton,Thorpe Willoughby,Hemingbrough
YO10|York|York|YH|53.951|-1.056|Fulford,Heslington,Tang Hall,Osbaldwick
YO11|Scarborough|North Yorkshire|YH|54.266|-0.402|Eastfield,Cayton,South Cliff,Osgodby
YO12|Scarborough|North Yorkshire|YH|54.275|-0.425|Newby,Seamer,Northstead,Throxenby
YO13|Scalby|North Yorkshire|YH|54.283|-0.500|East Ayton,West Ayton,Snainton,Cloughton
YO14|Filey|North Yorkshire|YH|54.203|-0.292|Hunmanby,Primrose Valley,Reighton
YO15|Bridlington|East Riding of Yorkshire|YH|54.090|-0.185|Flamborough,Bempton,Sewerby,Carnaby
YO16|Bridlington|East Riding of Yorkshire|YH|54.096|-0.208|Bessingby,Old Town,Boynton
YO17|Malton|North Yorkshire|YH|54.132|-0.755|Norton-on-Derwent,Rillington,Sherburn
YO18|Pickering|North Yorkshire|YH|54.248|-0.765|Thornton-le-Dale,Levisham,Lockton,Middleton
YO19|Dunnington|York|YH|53.920|-1.010|Riccall,Escrick,Wheldrake
YO21|Whitby|North Yorkshire|YH|54.480|-0.700|Ruswarp,Sandsend,Castleton,Danby
YO22|Whitby|North Yorkshire|YH|54.455|-0.620|Robin Hood's Bay,Sleights,Goathland,Grosmont
YO23|York|York|YH|53.925|-1.120|Bishopthorpe,Copmanthorpe,South Bank,Rufforth
YO24|York|York|YH|53.946|-1.115|Acomb,Dringhouses,Woodthorpe,Holgate
YO25|Driffield|East Riding of Yorkshire|YH|54.000|-0.430|Hutton Cranswick,Nafferton,Skipsea,Beeford
YO26|York|York|YH|53.972|-1.150|Acomb,Poppleton,Green Hammerton,Kirk Hammerton
YO30|York|York|YH|53.980|-1.108|Clifton,Rawcliffe,Skelton,Linton-on-Ouse
YO31|York|York|YH|53.974|-1.065|Heworth,Layerthorpe,The Groves,Huntington
YO32|Haxby|York|YH|54.010|-1.060|Huntington,Strensall,Wigginton,New Earswick
YO41|Stamford Bridge|East Riding of Yorkshire|YH|53.960|-0.900|Elvington,Wilberfoss,Full Sutton,Sutton upon Derwent
YO42|Pocklington|East Riding of Yorkshire|YH|53.912|-0.790|Barmby Moor,Melbourne
YO43|Market Weighton|East Riding of Yorkshire|YH|53.860|-0.690|Holme-on-Spalding-Moor,Goodmanham,Sancton
YO51|Boroughbridge|North Yorkshire|YH|54.098|-1.385|Aldborough,Langthorpe,Roecliffe,Minskip
YO60|Sheriff Hutton|North Yorkshire|YH|54.095|-0.970|Terrington,Castle Howard,Flaxton,Welburn
YO61|Easingwold|North Yorkshire|YH|54.122|-1.185|Huby,Stillington,Coxwold,Tollerton
YO62|Kirkbymoorside|North Yorkshire|YH|54.245|-0.990|Helmsley,Ampleforth,Hovingham,Nawton
YO90|York|York|YH|53.960|-1.090|
ZE1|Lerwick|Shetland Islands|SC|60.155|-1.148|
ZE2|Scalloway|Shetland Islands|SC|60.310|-1.270|Brae,Unst,Yell,Whalsay
ZE3|Sumburgh|Shetland Islands|SC|59.885|-1.295|Virkie,Dunrossness
`;
