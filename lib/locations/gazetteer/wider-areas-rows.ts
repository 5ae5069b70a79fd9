/**
 * Areas larger than a town: name|kind|other names|parts. A part is a local authority of the
 * gazetteer, an outcode (KW1) or a range of outcodes (KW5-14); a part after "-" is excluded.
 */
export const widerAreaRows = `
Bedfordshire|county|Beds|Bedford;Central Bedfordshire;Luton
Berkshire|county|Berks,Royal Berkshire|Bracknell Forest;Reading;Slough;West Berkshire;Windsor and Maidenhead;Wokingham
Buckinghamshire|county|Bucks|Buckinghamshire;Milton Keynes
Cambridgeshire|county|Cambs|Cambridge;East Cambridgeshire;Fenland;Huntingdonshire;Peterborough;South Cambridgeshire
Cheshire|county||Cheshire East;Cheshire West and Chester;Halton;Warrington
Cornwall|county|Kernow|Cornwall
Cumbria|county||Cumberland;Westmorland and Furness
Derbyshire|county|Derbys|Amber Valley;Bolsover;Chesterfield;Derby;Derbyshire Dales;Erewash;High Peak;North East Derbyshire;South Derbyshire
Devon|county|Devonshire|East Devon;Exeter;Mid Devon;North Devon;Plymouth;South Hams;Teignbridge;Torbay;Torridge;West Devon
Dorset|county|Dorsetshire|Bournemouth, Christchurch and Poole;Dorset
County Durham|county|Durham County,Co Durham|County Durham;Darlington;Hartlepool;Stockton-on-Tees;-TS15;-TS17
East Sussex|county||Brighton and Hove;Eastbourne;Hastings;Lewes;Rother;Wealden
West Sussex|county||Adur;Arun;Chichester;Crawley;Horsham;Mid Sussex;Worthing
Sussex|county||Brighton and Hove;Eastbourne;Hastings;Lewes;Rother;Wealden;Adur;Arun;Chichester;Crawley;Horsham;Mid Sussex;Worthing
Essex|county||Basildon;Braintree;Brentwood;Castle Point;Chelmsford;Colchester;Epping Forest;Harlow;Maldon;Rochford;Southend-on-Sea;Tendring;Thurrock;Uttlesford
Gloucestershire|county|Glos|Cheltenham;Cotswold;Forest of Dean;Gloucester;South Gloucestershire;Stroud;Tewkesbury
Greater London|county||Barking and Dagenham;Barnet;Bexley;Brent;Bromley;Camden;City of London;Croydon;Ealing;Enfield;Greenwich;Hackney;Hammersmith and Fulham;Haringey;Harrow;Havering;Hillingdon;Hounslow;Islington;Kensington and Chelsea;Kingston upon Thames;Lambeth;Lewisham;Merton;Newham;Redbridge;Richmond upon Thames;Southwark;Sutton;Tower Hamlets;Waltham Forest;Wandsworth;Westminster
Central London|county|Inner London|EC1-4;WC1-2;W1;SW1;SE1;NW1;N1;E1
North London|county|N London|N1-22;NW1-11
North West London|county|NW London|NW1-11
East London|county|E London,East End|E1-18;E20;IG11
South London|county|S London|SE1-28;SW2;SW4;SW8;SW9;SW11-20;CR0;CR4;CR7
South East London|county|SE London|SE1-28
South West London|county|SW London|SW1-20
West London|county|W London|W2-14;TW7;TW8;UB1;UB2
Home Counties|county|The Home Counties|Sevenoaks;Dartford;Gravesham;Maidstone;Tonbridge and Malling;Tunbridge Wells;Basildon;Brentwood;Chelmsford;Epping Forest;Harlow;Thurrock;Broxbourne;Dacorum;East Hertfordshire;Hertsmere;North Hertfordshire;St Albans;Stevenage;Three Rivers;Watford;Welwyn Hatfield;Buckinghamshire;Bracknell Forest;Reading;Slough;West Berkshire;Windsor and Maidenhead;Wokingham;Elmbridge;Epsom and Ewell;Guildford;Mole Valley;Reigate and Banstead;Runnymede;Spelthorne;Surrey Heath;Tandridge;Waverley;Woking
Thames Valley|county||Bracknell Forest;Reading;Slough;West Berkshire;Windsor and Maidenhead;Wokingham;Oxford;South Oxfordshire
West Country|county|The West Country|Cornwall;East Devon;Exeter;Mid Devon;North Devon;Plymouth;South Hams;Teignbridge;Torbay;Torridge;West Devon;Bath and North East Somerset;North Somerset;Somerset;Bristol;Dorset
City of Salford|council|Salford|Salford
Greater Manchester|county|Gtr Manchester,Manchester area|Bolton;Bury;Manchester;Oldham;Rochdale;Salford;Stockport;Tameside;Trafford;Wigan
Hampshire|county|Hants|Basingstoke and Deane;East Hampshire;Eastleigh;Fareham;Gosport;Hart;Havant;New Forest;Portsmouth;Rushmoor;Southampton;Test Valley;Winchester
Herefordshire|county||Herefordshire
Hertfordshire|county|Herts|Broxbourne;Dacorum;East Hertfordshire;Hertsmere;North Hertfordshire;St Albans;Stevenage;Three Rivers;Watford;Welwyn Hatfield
Huntingdonshire|county|Hunts|Huntingdonshire
Isle of Wight|island|IOW,I O W,Wight|Isle of Wight
Kent|county||Ashford;Canterbury;Dartford;Dover;Folkestone and Hythe;Gravesham;Maidstone;Medway;Sevenoaks;Swale;Thanet;Tonbridge and Malling;Tunbridge Wells
Lancashire|county|Lancs|Blackburn with Darwen;Blackpool;Burnley;Chorley;Fylde;Hyndburn;Lancaster;Pendle;Preston;Ribble Valley;Rossendale;South Ribble;West Lancashire;Wyre
Leicestershire|county|Leics|Blaby;Charnwood;Harborough;Hinckley and Bosworth;Leicester;Melton;North West Leicestershire;Oadby and Wigston
Lincolnshire|county|Lincs|Boston;East Lindsey;Lincoln;North East Lincolnshire;North Kesteven;North Lincolnshire;South Holland;South Kesteven;West Lindsey
Merseyside|county||Knowsley;Liverpool;Sefton;St Helens;Wirral
Middlesex|county|Middx|Barnet;Brent;Ealing;Enfield;Haringey;Harrow;Hillingdon;Hounslow;Spelthorne;TW1;TW2;TW11-13;EN6
Norfolk|county||Breckland;Broadland;Great Yarmouth;King's Lynn and West Norfolk;North Norfolk;Norwich;South Norfolk
Northamptonshire|county|Northants|North Northamptonshire;West Northamptonshire
Northumberland|county|Northumbria|Northumberland
Nottinghamshire|county|Notts|Ashfield;Bassetlaw;Broxtowe;Gedling;Mansfield;Newark and Sherwood;Nottingham;Rushcliffe
Oxfordshire|county|Oxon|Cherwell;Oxford;South Oxfordshire;Vale of White Horse;West Oxfordshire
Rutland|county||Rutland
Shropshire|county|Salop|Shropshire;Telford and Wrekin
Somerset|county|Somersetshire|Bath and North East Somerset;North Somerset;Somerset
Staffordshire|county|Staffs|Cannock Chase;East Staffordshire;Lichfield;Newcastle-under-Lyme;South Staffordshire;Stafford;Staffordshire Moorlands;Stoke-on-Trent;Tamworth
Suffolk|county||Babergh;East Suffolk;Ipswich;Mid Suffolk;West Suffolk
Surrey|county||Elmbridge;Epsom and Ewell;Guildford;Mole Valley;Reigate and Banstead;Runnymede;Spelthorne;Surrey Heath;Tandridge;Waverley;Woking
Tyne and Wear|county|Tyneside,Tyne & Wear|Gateshead;Newcastle upon Tyne;North Tyneside;South Tyneside;Sunderland
Teesside|county|Tees Valley|Darlington;Hartlepool;Middlesbrough;Redcar and Cleveland;Stockton-on-Tees
Cleveland|county||Hartlepool;Middlesbrough;Redcar and Cleveland;Stockton-on-Tees
Humberside|county||East Riding of Yorkshire;Hull;North East Lincolnshire;North Lincolnshire
Avon|county||Bath and North East Somerset;Bristol;North Somerset;South Gloucestershire
Warwickshire|county|Warks|North Warwickshire;Nuneaton and Bedworth;Rugby;Stratford-on-Avon;Warwick
Northern Ireland|county|NI,N I,N Ireland,Ulster|BT1-94
West Midlands County|county|W Midlands,West Mids,Black Country and Birmingham|Birmingham;Coventry;Dudley;Sandwell;Solihull;Walsall;Wolverhampton
Black Country|county||Dudley;Sandwell;Walsall;Wolverhampton
Westmorland|county||LA7-10;LA21-23;CA10;CA16;CA17
Wiltshire|county|Wilts|Swindon;Wiltshire
Worcestershire|county|Worcs|Bromsgrove;Malvern Hills;Redditch;Worcester;Wychavon;Wyre Forest
Yorkshire|county|Yorks|Barnsley;Bradford;Calderdale;Doncaster;East Riding of Yorkshire;Hull;Kirklees;Leeds;Middlesbrough;North Yorkshire;Redcar and Cleveland;Rotherham;Sheffield;Wakefield;York;TS15;TS17
North Yorkshire|county|N Yorkshire,North Yorks,N Yorks,North Riding|Middlesbrough;North Yorkshire;Redcar and Cleveland;York;TS15;TS17
South Yorkshire|county|S Yorkshire,South Yorks,S Yorks|Barnsley;Doncaster;Rotherham;Sheffield
West Yorkshire|county|W Yorkshire,West Yorks,W Yorks,West Riding|Bradford;Calderdale;Kirklees;Leeds;Wakefield
East Yorkshire|county|East Riding of Yorkshire,East Riding,E Yorkshire,East Yorks,E Yorks|East Riding of Yorkshire;Hull
Lake District|county|The Lakes,The Lake District|CA12;CA13;CA18-20;CA23;LA8;LA9;LA11;LA12;LA20-23
Midlands|county|The Midlands|B1-98;CV1-47;DE1-75;DY1-14;HR1-9;LE1-87;LN1-13;NG1-34;NN1-29;ST1-21;SY1-13;TF1-13;WR1-15;WS1-15;WV1-16
Peak District|county|The Peak District|Derbyshire Dales;High Peak;Staffordshire Moorlands
New Forest|county|The New Forest|New Forest
Yorkshire Dales|county|The Dales,The Yorkshire Dales|BD23;BD24;DL8;DL11
North York Moors|county|North Yorkshire Moors,The Moors|YO18;YO21;YO22;YO62
Dartmoor|county||TQ13;PL20;EX20
Exmoor|county||TA22;TA24;EX35
Chilterns|county|The Chilterns,Chiltern Hills|HP5-8;HP14-16;HP22;HP23;HP27
The Fens|county|Fens,Fen Country|Boston;Fenland;South Holland;PE38
Lincolnshire Wolds|county|The Lincolnshire Wolds|LN7-9;LN11;PE23
Yorkshire Wolds|county|The Yorkshire Wolds|YO17;YO25;YO42;YO43
Holderness|county||HU11;HU12;HU18;HU19
Forest of Bowland|county|The Forest of Bowland|BB7;LA2;PR3
Furness|county|Furness Peninsula|LA12-17
Morecambe Bay|county||LA3-5;LA11;LA12
Eden Valley|county||CA10;CA11;CA16;CA17
North Pennines|county|The North Pennines|CA9;DH8;DL12;DL13;NE47
Weardale|county||DL13
Teesdale|county||DL12
Wensleydale|county||DL8
Swaledale|county||DL11
Nidderdale|county||HG3
Calder Valley|county|Calderdale Valley|HX6;HX7;OL14
Holme Valley|county||HD9
Hope Valley|county||S32;S33
Tyne Valley|county||NE41-49
Sherwood Forest|county||NG21;NG22
Vale of Belvoir|county||LE14;NG13;NG32
Vale of Evesham|county||WR10;WR11
Severn Valley|county||DY12;DY13;WV15;WV16
Welsh Marches|county|The Marches,The Welsh Marches,Welsh Borders|Herefordshire;Shropshire
Wye Valley|county|The Wye Valley|HR9;NP16;NP25
The Weald|county|High Weald|RH17-19;TN5;TN6;TN17-22;TN32;TN33
Weald of Kent|county|Kentish Weald|TN8;TN11;TN12;TN17;TN18;TN27;TN30
Ashdown Forest|county|The Ashdown Forest|RH18;TN6;TN7
South Downs|county|The South Downs|BN5;BN7;BN44;GU28;GU29;GU31;GU32;RH20
Surrey Hills|county|The Surrey Hills|GU5;GU6;KT24;RH4;RH5
Romney Marsh|county|The Romney Marsh|TN28;TN29
Hoo Peninsula|county|The Hoo Peninsula|ME3
Lea Valley|county|Lee Valley,The Lea Valley,The Lee Valley|EN3;EN8-11
Dengie|county|Dengie Peninsula,The Dengie|CM0
Waveney Valley|county|The Waveney Valley|IP20-22;NR34;NR35
Suffolk Coast|county|The Suffolk Coast|IP11-13;IP15-18
Norfolk Coast|county|The Norfolk Coast,North Norfolk Coast|NR23;NR25-27;PE31;PE36
The Solent|county|Solent|Eastleigh;Fareham;Gosport;Havant;Isle of Wight;Portsmouth;Southampton
Isle of Purbeck|county|Purbeck,The Purbecks|BH19;BH20
Jurassic Coast|county|The Jurassic Coast|BH19;BH20;DT2-7;EX8-10;EX12
Cranborne Chase|county||BH21;DT11;SP3;SP5-7
Salisbury Plain|county||BA12;SN9;SN10;SP3;SP4;SP9
Mendips|county|The Mendips,Mendip Hills,The Mendip Hills|BA3-5;BS25-27;BS40
Somerset Levels|county|The Somerset Levels,The Levels|BA6;TA7;TA9;TA10
Quantocks|county|The Quantocks,Quantock Hills|TA4;TA5
Blackdown Hills|county|The Blackdown Hills,Blackdowns|EX14;EX15;TA20;TA21
Tamar Valley|county|The Tamar Valley|PL16-20
Bodmin Moor|county||PL14;PL15;PL30
Roseland|county|Roseland Peninsula,The Roseland|TR2
Cardigan Bay|county||SA43;SA45;SA46;SY23;SY24
Vale of Clwyd|county|The Vale of Clwyd|LL15-18
Conwy Valley|county|The Conwy Valley|LL26;LL27;LL32
Swansea Valley|county|The Swansea Valley|SA6-9
Black Isle|county|The Black Isle|IV7-11
Cairngorms|county|The Cairngorms|AB35-37;PH20-26
Great Glen|county|The Great Glen|IV63;PH32-35
Royal Deeside|county||AB31;AB34;AB35
Moray Firth|county||AB56;IV12;IV30-32;IV36
Kintyre|county|Mull of Kintyre|PA28;PA29
Cowal|county|Cowal Peninsula|PA21-27
Causeway Coast|county|The Causeway Coast|BT52;BT54-57
Mourne Mountains|county|The Mournes,Mournes,Mountains of Mourne|BT33;BT34
Ards Peninsula|county|The Ards Peninsula|BT22
Bournemouth, Christchurch and Poole|council|BCP,BCP area|Bournemouth, Christchurch and Poole
Medway|council|Medway Towns,The Medway Towns|Medway
Wirral|council|Wirral Peninsula,The Wirral|Wirral
Norfolk Broads|county|The Broads|NR12;NR13;NR29
Wearside|county||Sunderland
Potteries|county|The Potteries|Stoke-on-Trent;Newcastle-under-Lyme
Cotswolds|county|The Cotswolds|Cotswold;Stroud;Cheltenham;Tewkesbury;West Oxfordshire
East Anglia|county||Breckland;Broadland;Great Yarmouth;King's Lynn and West Norfolk;North Norfolk;Norwich;South Norfolk;Babergh;East Suffolk;Ipswich;Mid Suffolk;West Suffolk;Cambridge;East Cambridgeshire;Fenland;Huntingdonshire;Peterborough;South Cambridgeshire
Isle of Anglesey|island|Anglesey,Ynys Môn,Sir Fôn,Ynys Mon|Isle of Anglesey
Blaenau Gwent|council||Blaenau Gwent
Bridgend County|council|Pen-y-bont ar Ogwr county|Bridgend
Caerphilly County|council||Caerphilly
Cardiff County|council||Cardiff
Carmarthenshire|council|Sir Gaerfyrddin,Sir Gâr|Carmarthenshire
Ceredigion|council|Cardiganshire,Sir Aberteifi|Ceredigion
Conwy County|council|Sir Conwy|Conwy
Denbighshire|council|Sir Ddinbych|Denbighshire
Flintshire|council|Sir y Fflint|Flintshire
Gwynedd|council||Gwynedd
Merthyr Tydfil County|council||Merthyr Tydfil
Monmouthshire|council|Sir Fynwy|Monmouthshire
Neath Port Talbot|council|Castell-nedd Port Talbot|Neath Port Talbot
City of Newport|council|Newport County|Newport
Pembrokeshire|council|Sir Benfro|Pembrokeshire
Powys|council||Powys
Rhondda Cynon Taf|council|RCT,Rhondda,Rhondda Valley,Rhondda Cynon Taff|Rhondda Cynon Taf
Swansea County|council|Sir Abertawe|Swansea
Torfaen|council|Tor-faen|Torfaen
Vale of Glamorgan|council|Bro Morgannwg,The Vale|Vale of Glamorgan
Wrexham County|council|Sir Wrecsam|Wrexham
Glamorgan|county|Morgannwg,Glamorganshire|Bridgend;Caerphilly;Cardiff;Merthyr Tydfil;Neath Port Talbot;Rhondda Cynon Taf;Swansea;Vale of Glamorgan
South Glamorgan|county|De Morgannwg|Cardiff;Vale of Glamorgan
Mid Glamorgan|county|Morgannwg Ganol|Bridgend;Merthyr Tydfil;Rhondda Cynon Taf;CF81-83
West Glamorgan|county|Gorllewin Morgannwg|Neath Port Talbot;Swansea
Gwent|county||Blaenau Gwent;Caerphilly;Monmouthshire;Newport;Torfaen
Dyfed|county||Carmarthenshire;Ceredigion;Pembrokeshire
Clwyd|county||Conwy;Denbighshire;Flintshire;Wrexham
Brecknockshire|county|Breconshire,Sir Frycheiniog|LD2-5;NP8;SA9;HR3
Radnorshire|county|Sir Faesyfed|LD1;LD6-8
Montgomeryshire|county|Sir Drefaldwyn|SY15-22
Caernarfonshire|county|Carnarvonshire,Sir Gaernarfon|LL30-34;LL48;LL49;LL51-57
Merionethshire|county|Merioneth,Meirionnydd,Sir Feirionnydd|LL21;LL23;LL35-47
South Wales|county|De Cymru,S Wales|Blaenau Gwent;Bridgend;Caerphilly;Cardiff;Merthyr Tydfil;Monmouthshire;Neath Port Talbot;Newport;Rhondda Cynon Taf;Swansea;Torfaen;Vale of Glamorgan
North Wales|county|Gogledd Cymru,N Wales|Conwy;Denbighshire;Flintshire;Gwynedd;Isle of Anglesey;Wrexham
Snowdonia|county|Eryri|LL24;LL25;LL40;LL41;LL48;LL55
Brecon Beacons|county|Bannau Brycheiniog|LD3;NP8;CF48
South Wales Valleys|county|The Valleys,Valleys,Welsh Valleys,Y Cymoedd|Blaenau Gwent;Merthyr Tydfil;Rhondda Cynon Taf;CF81-83;NP11-13
Mid Wales|county|Canolbarth Cymru|Ceredigion;Powys
West Wales|county|Gorllewin Cymru|Carmarthenshire;Ceredigion;Pembrokeshire
Llyn Peninsula|county|Pen Llŷn,Llŷn,Lleyn Peninsula|LL53
Gower|county|Gŵyr,Gower Peninsula,Penrhyn Gŵyr|SA3
City of Aberdeen|council|Aberdeen City|Aberdeen
Aberdeenshire|council||Aberdeenshire
Angus|council|Forfarshire|Angus
Argyll and Bute|council|Argyll & Bute|Argyll and Bute
Argyll|county|Argyllshire|PA21-38;PA41-49;PA60-78;PA80;PH36;PH49;PH50
Clackmannanshire|council|Clacks|Clackmannanshire
Dumfries and Galloway|council|Dumfries & Galloway|Dumfries and Galloway
City of Dundee|council|Dundee City|Dundee
East Ayrshire|council||East Ayrshire
East Dunbartonshire|council||East Dunbartonshire
East Lothian|council|Haddingtonshire|East Lothian
East Renfrewshire|council||East Renfrewshire
City of Edinburgh|council|Edinburgh City|Edinburgh
Falkirk Council|council|Falkirk area|Falkirk
Fife|council|Kingdom of Fife|Fife
Glasgow City|council|City of Glasgow|Glasgow
Highland|council|Highlands,The Highlands,Scottish Highlands|Highland
Inverclyde|council||Inverclyde
Midlothian|council|Edinburghshire|Midlothian
Moray|council|Morayshire,Elginshire|Moray
North Ayrshire|council||North Ayrshire
North Lanarkshire|council|N Lanarkshire|North Lanarkshire
Orkney Islands|island|Orkney,Orkneys,The Orkneys|Orkney Islands
Perth and Kinross|council|Perth & Kinross|Perth and Kinross
Renfrewshire|council||Renfrewshire
Scottish Borders|council|The Borders,Borders|Scottish Borders
Shetland Islands|island|Shetland,Shetlands,The Shetlands,Zetland|Shetland Islands
South Ayrshire|council||South Ayrshire
South Lanarkshire|council|S Lanarkshire|South Lanarkshire
Stirling Council|council|Stirling area|Stirling
West Dunbartonshire|council||West Dunbartonshire
West Lothian|council|Linlithgowshire|West Lothian
Outer Hebrides|island|Na h-Eileanan Siar,Western Isles,Eilean Siar,Comhairle nan Eilean Siar|Na h-Eileanan Siar
Inner Hebrides|island||IV41-49;IV51;IV55;IV56;PA41-49;PA60-78;PH42-44
Hebrides|island|The Hebrides|Na h-Eileanan Siar;IV41-49;IV51;IV55;IV56;PA41-49;PA60-78;PH42-44
Ayrshire|county||East Ayrshire;North Ayrshire;South Ayrshire
Lanarkshire|county||North Lanarkshire;South Lanarkshire
Dunbartonshire|county|Dumbartonshire|East Dunbartonshire;West Dunbartonshire;G84
Lothian|county|Lothians,The Lothians|East Lothian;Edinburgh;Midlothian;West Lothian
Strathclyde|county||Argyll and Bute;East Ayrshire;East Dunbartonshire;East Renfrewshire;Glasgow;Inverclyde;North Ayrshire;North Lanarkshire;Renfrewshire;South Ayrshire;South Lanarkshire;West Dunbartonshire
Lochaber|county||PH30-41
Speyside|county||AB37;AB38;PH26
Trossachs|county|The Trossachs|FK8;FK17
East Neuk|county|East Neuk of Fife|KY10
Tayside|county||Angus;Dundee;Perth and Kinross
Grampian|county||Aberdeen;Aberdeenshire;Moray
Perthshire|county|Perth-shire|PH1-18;FK15;FK17;FK19;FK21
Kinross-shire|county|Kinrosshire|KY13
Stirlingshire|county||Falkirk;Stirling
Banffshire|county|Banff-shire|AB37;AB38;AB44;AB45;AB55;AB56
Kincardineshire|county|The Mearns|AB30;AB31;AB39
Nairnshire|county|Nairn county|IV12
Inverness-shire|county|Invernessshire|IV1-5;IV12;IV13;IV41-49;IV51;IV55;IV56;IV63;PH19-26;PH30-41
Ross-shire|county|Ross and Cromarty,Ross,Easter Ross,Wester Ross|IV6-11;IV14-23;IV26;IV40;IV52-54
Sutherland|county||IV24;IV25;IV27;IV28;KW8-11;KW13
Caithness|county||KW1-3;KW5-7;KW12;KW14
Dumfriesshire|county||DG1-4;DG10-14;DG16
Kirkcudbrightshire|county|The Stewartry|DG2;DG5-7
Wigtownshire|county||DG8;DG9
Galloway|county||DG5-9
Berwickshire|county||TD2-4;TD10-14
Roxburghshire|county||TD5;TD6;TD8;TD9
Selkirkshire|county||TD1;TD7
Peeblesshire|county|Tweeddale|EH43-46
Isle of Bute|island|Buteshire,Bute|PA20
Isle of Arran|island|Arran|KA27
Isle of Cumbrae|island|Great Cumbrae,Cumbrae|KA28
Isle of Skye|island|Skye,An t-Eilean Sgitheanach|IV41-49;IV51;IV55;IV56
Isle of Mull|island|Mull|PA62-75
Isle of Islay|island|Islay|PA42-49
Isle of Jura|island|Jura|PA60
Isle of Iona|island|Iona|PA76
Isle of Tiree|island|Tiree|PA77
Isle of Coll|island|Coll|PA78
Isle of Colonsay|island|Colonsay|PA61
Isle of Gigha|island|Gigha|PA41
Isle of Eigg|island|Eigg|PH42
Isle of Rum|island|Rum,Isle of Rhum|PH43
Isle of Canna|island|Canna|PH44
Isle of Lewis|island|Lewis and Harris|HS1;HS2
Isle of Harris|island|Harris|HS3-5
North Uist|island|Isle of North Uist|HS6
Benbecula|island|Isle of Benbecula|HS7
South Uist|island|Isle of South Uist|HS8
Isle of Barra|island|Barra|HS9
Isles of Scilly|island|Scilly,Scilly Isles,Scillies|Isles of Scilly
Isle of Sheppey|island|Sheppey|ME11;ME12
Hayling Island|island||PO11
Canvey Island|island|Canvey|SS8
Mersea Island|island|West Mersea Island|CO5
Isle of Portland|island|Portland|DT5
Isle of Thanet|county|Thanet|Thanet
Holy Island|island|Lindisfarne,Holy Island of Lindisfarne|TD15
Isle of Man|island|IOM,Ellan Vannin,Mann|Isle of Man
Jersey|island||Jersey
Guernsey|island||GY1-8
Alderney|island||GY9
Sark|island||GY10
Channel Islands|island|The Channel Islands|Guernsey;Jersey
County Antrim|county|Antrim County,Co Antrim|Antrim and Newtownabbey;Mid and East Antrim;Belfast;BT27-29;BT44;BT53;BT54;BT56;BT57;-BT4-8
County Armagh|county|Armagh County,Co Armagh|BT35;BT60-67
County Down|county|Down,Co Down|Ards and North Down;Newry, Mourne and Down;BT4-8;BT16;BT25;BT26;BT32
County Fermanagh|county|Fermanagh,Co Fermanagh|BT74;BT92-94
County Londonderry|county|County Derry,Co Londonderry,Co Derry|BT45-49;BT51;BT52;BT55
County Tyrone|county|Tyrone,Co Tyrone|BT68-71;BT75-82
`;
