/** Postcode districts of the areas A to D: outcode|town|district|region|latitude|longitude|also. */
export const outcodesAToD = `
AB10|Aberdeen|Aberdeen|SC|57.135|-2.117|Mannofield,Ruthrieston
AB11|Aberdeen|Aberdeen|SC|57.138|-2.095|Torry,Ferryhill
AB12|Cove Bay|Aberdeen|SC|57.101|-2.111|Altens,Portlethen,Kincorth,Nigg
AB13|Milltimber|Aberdeen|SC|57.108|-2.240|
AB14|Peterculter|Aberdeen|SC|57.101|-2.270|Culter
AB15|Cults|Aberdeen|SC|57.138|-2.164|Bieldside,Hazlehead,Kingswells
AB16|Mastrick|Aberdeen|SC|57.159|-2.156|Northfield,Summerhill
AB21|Dyce|Aberdeen|SC|57.204|-2.190|Bucksburn,Newmachar,Blackburn
AB22|Bridge of Don|Aberdeen|SC|57.187|-2.122|Danestone
AB23|Bridge of Don|Aberdeen|SC|57.210|-2.085|Balmedie,Potterton,Murcar
AB24|Old Aberdeen|Aberdeen|SC|57.163|-2.112|Woodside,Tillydrone,Seaton
AB25|Aberdeen|Aberdeen|SC|57.154|-2.111|Kittybrewster,Foresterhill
AB30|Laurencekirk|Aberdeenshire|SC|56.835|-2.466|Fettercairn,Auchenblae
AB31|Banchory|Aberdeenshire|SC|57.057|-2.480|Torphins,Crathes,Drumoak
AB32|Westhill|Aberdeenshire|SC|57.153|-2.290|Skene,Kirkton of Skene
AB33|Alford|Aberdeenshire|SC|57.232|-2.720|Tullynessle,Glenkindie
AB34|Aboyne|Aberdeenshire|SC|57.083|-2.800|Tarland,Dinnet
AB35|Ballater|Aberdeenshire|SC|57.040|-3.100|Braemar,Crathie
AB36|Strathdon|Aberdeenshire|SC|57.208|-3.067|Corgarff
AB37|Ballindalloch|Moray|SC|57.325|-3.365|Tomintoul,Glenlivet
AB38|Aberlour|Moray|SC|57.480|-3.200|Rothes,Craigellachie,Archiestown
AB39|Stonehaven|Aberdeenshire|SC|56.972|-2.220|Newtonhill,Muchalls,Catterline
AB41|Ellon|Aberdeenshire|SC|57.373|-2.080|Pitmedden,Newburgh,Tarves,Methlick
AB42|Peterhead|Aberdeenshire|SC|57.505|-1.855|Boddam,Cruden Bay,Mintlaw,St Fergus
AB43|Fraserburgh|Aberdeenshire|SC|57.675|-2.040|Rosehearty,Strichen,New Pitsligo
AB44|Macduff|Aberdeenshire|SC|57.667|-2.490|
AB45|Banff|Aberdeenshire|SC|57.652|-2.580|Portsoy,Whitehills,Gardenstown
AB51|Inverurie|Aberdeenshire|SC|57.275|-2.395|Kintore,Kemnay,Oldmeldrum
AB52|Insch|Aberdeenshire|SC|57.345|-2.615|Oyne,Old Rayne
AB53|Turriff|Aberdeenshire|SC|57.530|-2.430|Cuminestown,Fyvie,New Deer
AB54|Huntly|Aberdeenshire|SC|57.440|-2.780|Aberchirder,Gartly,Rhynie
AB55|Keith|Moray|SC|57.520|-2.985|Dufftown,Newmill
AB56|Buckie|Moray|SC|57.678|-2.935|Cullen,Findochty,Portknockie,Portgordon
AB99|Aberdeen|Aberdeen|SC|57.120|-2.095|
AL1|St Albans|St Albans|EE|51.748|-0.325|Verulam Estate,Sopwell
AL2|London Colney|St Albans|EE|51.717|-0.325|Bricket Wood,Park Street,Chiswell Green,Frogmore
AL3|St Albans|St Albans|EE|51.785|-0.370|Redbourn,Markyate,Flamstead
AL4|Marshalswick|St Albans|EE|51.775|-0.295|Wheathampstead,Sandridge,Colney Heath,Jersey Farm
AL5|Harpenden|St Albans|EE|51.815|-0.350|Southdown,Batford
AL6|Welwyn|Welwyn Hatfield|EE|51.833|-0.200|Oaklands,Digswell,Tewin,Ayot St Lawrence
AL7|Welwyn Garden City|Welwyn Hatfield|EE|51.800|-0.190|Panshanger,Hall Grove
AL8|Welwyn Garden City|Welwyn Hatfield|EE|51.803|-0.212|Lemsford,Handside
AL9|Brookmans Park|Welwyn Hatfield|EE|51.740|-0.205|Welham Green,Old Hatfield,Essendon
AL10|Hatfield|Welwyn Hatfield|EE|51.762|-0.235|Roe Green,Birchwood
B1|Birmingham|Birmingham|WM|52.479|-1.908|Brindleyplace,Ladywood
B2|Birmingham|Birmingham|WM|52.480|-1.897|New Street
B3|Birmingham|Birmingham|WM|52.484|-1.904|Jewellery Quarter
B4|Birmingham|Birmingham|WM|52.483|-1.892|Aston University
B5|Digbeth|Birmingham|WM|52.469|-1.897|Highgate,Lee Bank,Southside
B6|Aston|Birmingham|WM|52.502|-1.886|Birchfield,Witton
B7|Nechells|Birmingham|WM|52.494|-1.871|Duddeston,Bloomsbury
B8|Washwood Heath|Birmingham|WM|52.491|-1.842|Saltley,Ward End,Alum Rock
B9|Bordesley Green|Birmingham|WM|52.478|-1.852|Bordesley,Little Bromwich
B10|Small Heath|Birmingham|WM|52.467|-1.856|Hay Mills
B11|Sparkhill|Birmingham|WM|52.451|-1.857|Sparkbrook,Tyseley
B12|Balsall Heath|Birmingham|WM|52.459|-1.882|Highgate
B13|Moseley|Birmingham|WM|52.438|-1.878|Wake Green,Billesley
B14|Kings Heath|Birmingham|WM|52.417|-1.889|Yardley Wood,Druids Heath,Warstock
B15|Edgbaston|Birmingham|WM|52.464|-1.920|Lee Bank
B16|Ladywood|Birmingham|WM|52.477|-1.931|Rotton Park,Edgbaston Reservoir
B17|Harborne|Birmingham|WM|52.459|-1.957|
B18|Hockley|Birmingham|WM|52.493|-1.921|Winson Green
B19|Lozells|Birmingham|WM|52.498|-1.903|Newtown,Birchfield
B20|Handsworth Wood|Birmingham|WM|52.515|-1.914|Birchfield,Perry Barr
B21|Handsworth|Birmingham|WM|52.506|-1.939|
B23|Erdington|Birmingham|WM|52.528|-1.849|Stockland Green,Short Heath
B24|Pype Hayes|Birmingham|WM|52.522|-1.818|Erdington,Tyburn
B25|Yardley|Birmingham|WM|52.464|-1.820|South Yardley,Hay Mills
B26|Sheldon|Birmingham|WM|52.458|-1.781|Garretts Green,Birmingham Airport
B27|Acocks Green|Birmingham|WM|52.446|-1.821|
B28|Hall Green|Birmingham|WM|52.429|-1.846|Robin Hood
B29|Selly Oak|Birmingham|WM|52.437|-1.949|Selly Park,Weoley Castle
B30|Bournville|Birmingham|WM|52.423|-1.929|Cotteridge,Stirchley
B31|Northfield|Birmingham|WM|52.408|-1.970|Longbridge,West Heath
B32|Bartley Green|Birmingham|WM|52.446|-1.997|Quinton,Woodgate Valley
B33|Stechford|Birmingham|WM|52.482|-1.785|Kitts Green,Lea Hall,Tile Cross
B34|Shard End|Birmingham|WM|52.496|-1.783|Buckland End
B35|Castle Vale|Birmingham|WM|52.522|-1.787|
B36|Castle Bromwich|Solihull|WM|52.502|-1.793|Hodge Hill,Smith's Wood
B37|Chelmsley Wood|Solihull|WM|52.477|-1.742|Marston Green,Fordbridge,Kingshurst
B38|Kings Norton|Birmingham|WM|52.405|-1.932|Hawkesley
B40|Bickenhill|Solihull|WM|52.453|-1.720|NEC,National Exhibition Centre
B42|Perry Barr|Birmingham|WM|52.530|-1.907|Great Barr,Hamstead
B43|Great Barr|Sandwell|WM|52.549|-1.933|Pheasey,Hamstead
B44|Kingstanding|Birmingham|WM|52.547|-1.883|Perry Common,Great Barr
B45|Rednal|Birmingham|WM|52.392|-2.003|Rubery,Frankley,Barnt Green,Cofton Hackett
B46|Coleshill|North Warwickshire|WM|52.507|-1.690|Water Orton,Shustoke,Nether Whitacre
B47|Wythall|Bromsgrove|WM|52.385|-1.873|Hollywood
B48|Alvechurch|Bromsgrove|WM|52.350|-1.962|Hopwood
B49|Alcester|Stratford-on-Avon|WM|52.217|-1.875|Great Alne,Arrow
B50|Bidford-on-Avon|Stratford-on-Avon|WM|52.165|-1.855|Broom,Marlcliff
B60|Bromsgrove|Bromsgrove|WM|52.325|-2.048|Aston Fields,Stoke Prior,Finstall
B61|Bromsgrove|Bromsgrove|WM|52.347|-2.070|Catshill,Sidemoor,Lickey End
B62|Halesowen|Dudley|WM|52.455|-2.025|Lapal,Quinton,Romsley
B63|Halesowen|Dudley|WM|52.452|-2.064|Cradley,Hayley Green
B64|Cradley Heath|Sandwell|WM|52.473|-2.071|Old Hill
B65|Rowley Regis|Sandwell|WM|52.486|-2.043|Blackheath
B66|Smethwick|Sandwell|WM|52.490|-1.966|Cape Hill
B67|Smethwick|Sandwell|WM|52.484|-1.977|Bearwood
B68|Oldbury|Sandwell|WM|52.477|-1.999|Langley,Warley
B69|Oldbury|Sandwell|WM|52.501|-2.033|Tividale,Brades Village
B70|West Bromwich|Sandwell|WM|52.519|-2.003|Swan Village,Greets Green
B71|West Bromwich|Sandwell|WM|52.537|-1.989|Hateley Heath,Stone Cross
B72|Wylde Green|Birmingham|WM|52.553|-1.824|Sutton Coldfield,Maney
B73|Boldmere|Birmingham|WM|52.553|-1.845|Sutton Coldfield,New Oscott
B74|Four Oaks|Birmingham|WM|52.586|-1.855|Streetly,Little Aston,Mere Green
B75|Sutton Coldfield|Birmingham|WM|52.578|-1.807|Roughley,Mere Green,Falcon Lodge
B76|Walmley|Birmingham|WM|52.544|-1.788|Minworth,Curdworth,Thimble End
B77|Tamworth|Tamworth|WM|52.615|-1.667|Amington,Wilnecote,Glascote
B78|Polesworth|North Warwickshire|WM|52.605|-1.662|Fazeley,Dordon,Kingsbury,Drayton Bassett
B79|Tamworth|Tamworth|WM|52.645|-1.690|Coton Green,Gillway,Newton Regis
B80|Studley|Stratford-on-Avon|WM|52.271|-1.893|Mappleborough Green
B90|Shirley|Solihull|WM|52.404|-1.825|Cheswick Green,Dickens Heath,Monkspath
B91|Solihull|Solihull|WM|52.412|-1.777|Hillfield,Elmdon Heath
B92|Olton|Solihull|WM|52.438|-1.774|Elmdon,Hampton-in-Arden,Lode Heath
B93|Knowle|Solihull|WM|52.382|-1.738|Dorridge,Bentley Heath
B94|Tanworth-in-Arden|Stratford-on-Avon|WM|52.343|-1.800|Hockley Heath,Earlswood,Lapworth
B95|Henley-in-Arden|Stratford-on-Avon|WM|52.287|-1.775|Wootton Wawen,Ullenhall
B96|Astwood Bank|Redditch|WM|52.258|-1.935|Feckenham,Cookhill
B97|Redditch|Redditch|WM|52.298|-1.955|Webheath,Headless Cross,Crabbs Cross
B98|Redditch|Redditch|WM|52.303|-1.918|Church Hill,Matchborough,Winyates,Beoley
B99|Birmingham|Birmingham|WM|52.483|-1.895|
BA1|Bath|Bath and North East Somerset|SW|51.393|-2.366|Lansdown,Larkhall,Weston,Batheaston
BA2|Bath|Bath and North East Somerset|SW|51.360|-2.385|Combe Down,Peasedown St John,Oldfield Park,Twerton
BA3|Midsomer Norton|Bath and North East Somerset|SW|51.280|-2.475|Radstock,Chilcompton,Westfield,Coleford
BA4|Shepton Mallet|Somerset|SW|51.180|-2.560|Evercreech,Pilton,Croscombe
BA5|Wells|Somerset|SW|51.215|-2.655|Wookey,Coxley,Priddy
BA6|Glastonbury|Somerset|SW|51.145|-2.710|Meare,Baltonsborough
BA7|Castle Cary|Somerset|SW|51.088|-2.530|Ansford
BA8|Templecombe|Somerset|SW|51.000|-2.415|Henstridge,Horsington
BA9|Wincanton|Somerset|SW|51.060|-2.415|Charlton Musgrove,Penselwood
BA10|Bruton|Somerset|SW|51.113|-2.455|Brewham
BA11|Frome|Somerset|SW|51.228|-2.335|Mells,Nunney,Rode,Beckington
BA12|Warminster|Wiltshire|SW|51.180|-2.200|Mere,Codford,Heytesbury
BA13|Westbury|Wiltshire|SW|51.260|-2.180|Dilton Marsh,Bratton
BA14|Trowbridge|Wiltshire|SW|51.320|-2.205|Hilperton,Southwick,Steeple Ashton
BA15|Bradford on Avon|Wiltshire|SW|51.347|-2.260|Winsley,Limpley Stoke
BA16|Street|Somerset|SW|51.125|-2.740|Walton
BA20|Yeovil|Somerset|SW|50.938|-2.640|Preston Plucknett
BA21|Yeovil|Somerset|SW|50.950|-2.628|Mudford
BA22|Ilchester|Somerset|SW|50.970|-2.640|Queen Camel,Sparkford,East Coker,Yeovilton
BB1|Blackburn|Blackburn with Darwen|NW|53.759|-2.467|Rishton,Wilpshire,Shadsworth
BB2|Blackburn|Blackburn with Darwen|NW|53.740|-2.506|Mellor,Cherry Tree,Feniscowles
BB3|Darwen|Blackburn with Darwen|NW|53.697|-2.463|Lower Darwen,Hoddlesden
BB4|Rawtenstall|Rossendale|NW|53.703|-2.292|Haslingden,Waterfoot,Helmshore,Crawshawbooth
BB5|Accrington|Hyndburn|NW|53.757|-2.371|Oswaldtwistle,Clayton-le-Moors,Huncoat
BB6|Great Harwood|Hyndburn|NW|53.790|-2.408|Langho
BB7|Clitheroe|Ribble Valley|NW|53.862|-2.400|Whalley,Sabden,Chatburn,Gisburn
BB8|Colne|Pendle|NW|53.858|-2.158|Trawden,Foulridge,Laneshawbridge
BB9|Nelson|Pendle|NW|53.839|-2.217|Barrowford,Brierfield
BB10|Burnley|Burnley|NW|53.795|-2.218|Worsthorne,Harle Syke,Cliviger
BB11|Burnley|Burnley|NW|53.784|-2.248|Hapton
BB12|Padiham|Burnley|NW|53.803|-2.292|Higham,Read,Fence
BB18|Barnoldswick|Pendle|NW|53.914|-2.175|Earby,Salterforth
BB94|Barnoldswick|Pendle|NW|53.916|-2.188|
BD1|Bradford|Bradford|YH|53.795|-1.756|Little Germany
BD2|Eccleshill|Bradford|YH|53.813|-1.736|Undercliffe,Wrose,Bolton Woods
BD3|Barkerend|Bradford|YH|53.799|-1.722|Thornbury,Bradford Moor
BD4|Holme Wood|Bradford|YH|53.776|-1.716|East Bowling,Tong,Bierley
BD5|Little Horton|Bradford|YH|53.780|-1.763|West Bowling,Bankfoot
BD6|Wibsey|Bradford|YH|53.767|-1.791|Buttershaw,Odsal,Woodside
BD7|Great Horton|Bradford|YH|53.786|-1.786|Lidget Green,Scholemoor
BD8|Manningham|Bradford|YH|53.801|-1.786|Girlington,Whetley
BD9|Heaton|Bradford|YH|53.815|-1.788|Frizinghall,Manningham Park
BD10|Idle|Bradford|YH|53.831|-1.724|Thackley,Apperley Bridge,Greengates
BD11|Birkenshaw|Kirklees|YH|53.751|-1.682|Drighlington
BD12|Wyke|Bradford|YH|53.744|-1.767|Low Moor,Oakenshaw
BD13|Queensbury|Bradford|YH|53.793|-1.867|Thornton,Cullingworth,Denholme
BD14|Clayton|Bradford|YH|53.783|-1.822|
BD15|Allerton|Bradford|YH|53.807|-1.830|Wilsden,Sandy Lane
BD16|Bingley|Bradford|YH|53.847|-1.836|Cottingley,Eldwick,Harden
BD17|Baildon|Bradford|YH|53.846|-1.768|Charlestown
BD18|Shipley|Bradford|YH|53.830|-1.780|Saltaire,Windhill
BD19|Cleckheaton|Kirklees|YH|53.726|-1.710|Gomersal,Scholes
BD20|Silsden|Bradford|YH|53.902|-1.945|Steeton,Cross Hills,Sutton-in-Craven,East Morton
BD21|Keighley|Bradford|YH|53.864|-1.907|Ingrow,Long Lee
BD22|Haworth|Bradford|YH|53.845|-1.953|Oakworth,Oxenhope,Cowling
BD23|Skipton|North Yorkshire|YH|53.985|-2.030|Grassington,Gargrave,Hellifield,Malham
BD24|Settle|North Yorkshire|YH|54.080|-2.280|Giggleswick,Horton in Ribblesdale
BD97|Bingley|Bradford|YH|53.848|-1.837|
BD98|Shipley|Bradford|YH|53.830|-1.777|
BD99|Bradford|Bradford|YH|53.793|-1.752|
BH1|Bournemouth|Bournemouth, Christchurch and Poole|SW|50.724|-1.862|East Cliff,Lansdowne
BH2|Bournemouth|Bournemouth, Christchurch and Poole|SW|50.721|-1.880|West Cliff
BH3|Talbot Woods|Bournemouth, Christchurch and Poole|SW|50.738|-1.879|Winton
BH4|Westbourne|Bournemouth, Christchurch and Poole|SW|50.724|-1.902|
BH5|Boscombe|Bournemouth, Christchurch and Poole|SW|50.725|-1.830|Pokesdown
BH6|Southbourne|Bournemouth, Christchurch and Poole|SW|50.727|-1.800|Tuckton,Hengistbury Head
BH7|Littledown|Bournemouth, Christchurch and Poole|SW|50.740|-1.814|Iford
BH8|Charminster|Bournemouth, Christchurch and Poole|SW|50.744|-1.845|Queens Park,Throop,Strouden
BH9|Winton|Bournemouth, Christchurch and Poole|SW|50.748|-1.879|Moordown
BH10|Kinson|Bournemouth, Christchurch and Poole|SW|50.762|-1.894|Northbourne,Ensbury Park
BH11|Bear Cross|Bournemouth, Christchurch and Poole|SW|50.759|-1.916|Wallisdown,West Howe
BH12|Parkstone|Bournemouth, Christchurch and Poole|SW|50.734|-1.937|Branksome,Alderney,Newtown
BH13|Canford Cliffs|Bournemouth, Christchurch and Poole|SW|50.709|-1.920|Sandbanks,Branksome Park
BH14|Lower Parkstone|Bournemouth, Christchurch and Poole|SW|50.720|-1.943|Ashley Cross,Lilliput,Penn Hill
BH15|Poole|Bournemouth, Christchurch and Poole|SW|50.723|-1.977|Hamworthy,Oakdale
BH16|Upton|Dorset|SW|50.738|-2.040|Lytchett Minster,Lytchett Matravers
BH17|Canford Heath|Bournemouth, Christchurch and Poole|SW|50.746|-1.970|Creekmoor,Waterloo
BH18|Broadstone|Bournemouth, Christchurch and Poole|SW|50.761|-1.995|
BH19|Swanage|Dorset|SW|50.612|-1.975|Langton Matravers,Studland
BH20|Wareham|Dorset|SW|50.680|-2.145|Wool,Bovington,Corfe Castle,Lulworth
BH21|Wimborne Minster|Dorset|SW|50.805|-1.975|Colehill,Corfe Mullen,Merley
BH22|Ferndown|Dorset|SW|50.808|-1.890|West Moors,West Parley
BH23|Christchurch|Bournemouth, Christchurch and Poole|SW|50.745|-1.750|Highcliffe,Mudeford,Burton,Bransgore
BH24|Ringwood|New Forest|SE|50.845|-1.805|St Leonards,Ashley Heath,Burley
BH25|New Milton|New Forest|SE|50.754|-1.660|Barton on Sea,Ashley
BH31|Verwood|Dorset|SW|50.877|-1.873|Three Legged Cross
BL0|Ramsbottom|Bury|NW|53.651|-2.315|Edenfield,Holcombe
BL1|Bolton|Bolton|NW|53.591|-2.441|Halliwell,Heaton,Smithills,Astley Bridge
BL2|Bolton|Bolton|NW|53.588|-2.395|Harwood,Breightmet,Bradshaw,Ainsworth
BL3|Bolton|Bolton|NW|53.564|-2.435|Deane,Great Lever,Daubhill,Little Lever
BL4|Farnworth|Bolton|NW|53.547|-2.396|Kearsley
BL5|Westhoughton|Bolton|NW|53.549|-2.518|Over Hulton
BL6|Horwich|Bolton|NW|53.593|-2.545|Blackrod,Lostock,Rivington
BL7|Bromley Cross|Bolton|NW|53.625|-2.421|Egerton,Edgworth,Belmont
BL8|Tottington|Bury|NW|53.604|-2.330|Elton,Greenmount,Walshaw
BL9|Bury|Bury|NW|53.589|-2.286|Unsworth,Walmersley,Summerseat
BL11|Bolton|Bolton|NW|53.578|-2.430|
BL78|Bolton|Bolton|NW|53.578|-2.430|
BN1|Brighton|Brighton and Hove|SE|50.842|-0.142|Preston Park,Patcham,Hollingbury,Seven Dials
BN2|Kemptown|Brighton and Hove|SE|50.827|-0.102|Rottingdean,Woodingdean,Saltdean,Moulsecoomb
BN3|Hove|Brighton and Hove|SE|50.836|-0.178|Hangleton,West Blatchington
BN5|Henfield|Horsham|SE|50.930|-0.270|Small Dole,Wineham
BN6|Hassocks|Mid Sussex|SE|50.928|-0.152|Hurstpierpoint,Ditchling,Keymer
BN7|Lewes|Lewes|SE|50.872|0.006|Kingston near Lewes,Southover
BN8|Ringmer|Lewes|SE|50.922|0.055|Newick,Barcombe,Laughton,Chailey
BN9|Newhaven|Lewes|SE|50.793|0.045|Piddinghoe,Denton
BN10|Peacehaven|Lewes|SE|50.795|-0.005|Telscombe Cliffs
BN11|Worthing|Worthing|SE|50.813|-0.375|East Worthing,Heene
BN12|Goring-by-Sea|Worthing|SE|50.815|-0.426|Ferring
BN13|Durrington|Worthing|SE|50.832|-0.415|Salvington,Clapham,Patching
BN14|Broadwater|Worthing|SE|50.833|-0.378|Findon,Findon Valley
BN15|Lancing|Adur|SE|50.829|-0.330|Sompting
BN16|Rustington|Arun|SE|50.819|-0.487|Angmering,East Preston
BN17|Littlehampton|Arun|SE|50.813|-0.541|Wick,Climping
BN18|Arundel|Arun|SE|50.847|-0.590|Yapton,Walberton,Ford
BN20|Eastbourne|Eastbourne|SE|50.773|0.262|Meads,Old Town,Willingdon,East Dean
BN21|Eastbourne|Eastbourne|SE|50.772|0.278|Upperton
BN22|Hampden Park|Eastbourne|SE|50.789|0.292|Lower Willingdon,Roselands
BN23|Langney|Eastbourne|SE|50.790|0.317|Sovereign Harbour
BN24|Pevensey|Wealden|SE|50.816|0.340|Pevensey Bay,Westham,Stone Cross
BN25|Seaford|Lewes|SE|50.775|0.110|Bishopstone
BN26|Polegate|Wealden|SE|50.822|0.230|Alfriston,Wannock
BN27|Hailsham|Wealden|SE|50.868|0.275|Herstmonceux,Hellingly,Lower Dicker
BN41|Portslade|Brighton and Hove|SE|50.840|-0.215|Mile Oak
BN42|Southwick|Adur|SE|50.836|-0.235|Fishersgate
BN43|Shoreham-by-Sea|Adur|SE|50.835|-0.268|Shoreham Beach
BN44|Steyning|Horsham|SE|50.885|-0.320|Upper Beeding,Bramber
BN45|Poynings|Mid Sussex|SE|50.898|-0.185|Pyecombe,Fulking
BN50|Brighton|Brighton and Hove|SE|50.823|-0.140|
BN51|Rottingdean|Brighton and Hove|SE|50.805|-0.059|
BN52|Hove|Brighton and Hove|SE|50.830|-0.168|
BN88|Brighton|Brighton and Hove|SE|50.823|-0.140|
BN91|Worthing|Worthing|SE|50.814|-0.372|
BN95|Worthing|Worthing|SE|50.814|-0.372|
BN99|Lancing|Adur|SE|50.828|-0.322|
BR1|Bromley|Bromley|LN|51.411|0.021|Bickley,Sundridge,Downham
BR2|Bromley|Bromley|LN|51.388|0.023|Hayes,Shortlands,Bromley Common,Keston
BR3|Beckenham|Bromley|LN|51.403|-0.030|Eden Park,Elmers End,Park Langley
BR4|West Wickham|Bromley|LN|51.375|-0.008|Coney Hall
BR5|Petts Wood|Bromley|LN|51.389|0.102|St Mary Cray,St Paul's Cray
BR6|Orpington|Bromley|LN|51.366|0.090|Farnborough,Locksbottom,Green Street Green,Chelsfield
BR7|Chislehurst|Bromley|LN|51.414|0.070|Elmstead
BR8|Swanley|Sevenoaks|SE|51.395|0.172|Hextable,Crockenhill
BS1|Bristol|Bristol|SW|51.453|-2.594|Harbourside,Redcliffe,Broadmead
BS2|St Pauls|Bristol|SW|51.459|-2.578|Kingsdown,St Philips,St Werburghs
BS3|Bedminster|Bristol|SW|51.438|-2.604|Southville,Windmill Hill,Ashton
BS4|Knowle|Bristol|SW|51.433|-2.564|Brislington,Totterdown,St Anne's
BS5|Easton|Bristol|SW|51.463|-2.552|St George,Eastville,Whitehall
BS6|Redland|Bristol|SW|51.469|-2.599|Cotham,Montpelier,Westbury Park
BS7|Bishopston|Bristol|SW|51.485|-2.583|Horfield,Lockleaze,Ashley Down
BS8|Clifton|Bristol|SW|51.456|-2.621|Hotwells,Leigh Woods,Failand
BS9|Westbury on Trym|Bristol|SW|51.487|-2.621|Henleaze,Stoke Bishop,Sneyd Park
BS10|Southmead|Bristol|SW|51.505|-2.605|Henbury,Brentry,Cribbs Causeway
BS11|Avonmouth|Bristol|SW|51.499|-2.675|Shirehampton,Lawrence Weston
BS13|Hartcliffe|Bristol|SW|51.413|-2.612|Bishopsworth,Withywood
BS14|Hengrove|Bristol|SW|51.411|-2.564|Whitchurch,Stockwood
BS15|Kingswood|South Gloucestershire|SW|51.458|-2.505|Hanham
BS16|Downend|South Gloucestershire|SW|51.485|-2.510|Fishponds,Emersons Green,Staple Hill,Mangotsfield
BS20|Portishead|North Somerset|SW|51.482|-2.755|Pill,Easton-in-Gordano
BS21|Clevedon|North Somerset|SW|51.437|-2.850|Tickenham,Kenn
BS22|Worle|North Somerset|SW|51.362|-2.922|Kewstoke,St Georges
BS23|Weston-super-Mare|North Somerset|SW|51.341|-2.972|Uphill
BS24|Locking|North Somerset|SW|51.333|-2.917|Hutton,Bleadon,West Wick
BS25|Winscombe|North Somerset|SW|51.322|-2.815|Churchill,Sandford,Shipham
BS26|Axbridge|Somerset|SW|51.280|-2.830|Compton Bishop,Cross
BS27|Cheddar|Somerset|SW|51.278|-2.775|Draycott,Cheddar Gorge
BS28|Wedmore|Somerset|SW|51.228|-2.810|Blackford,Theale
BS29|Banwell|North Somerset|SW|51.330|-2.865|
BS30|Longwell Green|South Gloucestershire|SW|51.447|-2.475|Warmley,Bitton,Oldland Common,Barrs Court
BS31|Keynsham|Bath and North East Somerset|SW|51.412|-2.490|Saltford
BS32|Bradley Stoke|South Gloucestershire|SW|51.541|-2.552|Almondsbury
BS34|Stoke Gifford|South Gloucestershire|SW|51.519|-2.563|Filton,Patchway,Little Stoke
BS35|Thornbury|South Gloucestershire|SW|51.595|-2.555|Alveston,Severn Beach,Olveston,Pilning
BS36|Winterbourne|South Gloucestershire|SW|51.531|-2.492|Frampton Cotterell,Coalpit Heath
BS37|Yate|South Gloucestershire|SW|51.540|-2.412|Chipping Sodbury
BS39|Paulton|Bath and North East Somerset|SW|51.323|-2.535|Clutton,Temple Cloud,Pensford,High Littleton
BS40|Wrington|North Somerset|SW|51.350|-2.710|Chew Magna,Blagdon,Langford,Winford
BS41|Long Ashton|North Somerset|SW|51.428|-2.655|Dundry
BS48|Nailsea|North Somerset|SW|51.428|-2.745|Backwell,Wraxall,Flax Bourton
BS49|Yatton|North Somerset|SW|51.382|-2.818|Congresbury,Claverham,Cleeve
BS98|Bristol|Bristol|SW|51.450|-2.585|
BS99|Bristol|Bristol|SW|51.450|-2.585|
BT1|Belfast|Belfast|NI|54.600|-5.929|Cathedral Quarter
BT2|Belfast|Belfast|NI|54.594|-5.930|
BT3|Titanic Quarter|Belfast|NI|54.614|-5.895|Queen's Island,Belfast City Airport
BT4|Sydenham|Belfast|NI|54.602|-5.868|Belmont,Stormont,Ballyhackamore
BT5|Knock|Belfast|NI|54.589|-5.872|Tullycarnet,Bloomfield,Gilnahirk
BT6|Cregagh|Belfast|NI|54.580|-5.895|Castlereagh,Woodstock
BT7|Ormeau|Belfast|NI|54.580|-5.921|Ballynafeigh,Holylands
BT8|Newtownbreda|Lisburn and Castlereagh|NI|54.548|-5.905|Carryduff,Four Winds
BT9|Malone|Belfast|NI|54.577|-5.950|Stranmillis,Lisburn Road,Queen's University
BT10|Finaghy|Belfast|NI|54.560|-5.980|
BT11|Andersonstown|Belfast|NI|54.575|-5.995|Ladybrook,Suffolk
BT12|Falls|Belfast|NI|54.592|-5.957|Sandy Row,Village
BT13|Shankill|Belfast|NI|54.607|-5.962|Springmartin,Woodvale
BT14|Oldpark|Belfast|NI|54.617|-5.958|Ardoyne,Ligoniel,Cliftonville
BT15|Cavehill|Belfast|NI|54.622|-5.933|Fortwilliam,Duncairn,Antrim Road
BT16|Dundonald|Lisburn and Castlereagh|NI|54.592|-5.805|
BT17|Dunmurry|Belfast|NI|54.558|-6.022|Poleglass,Twinbrook,Derriaghy
BT18|Holywood|Ards and North Down|NI|54.640|-5.828|Cultra,Craigavad
BT19|Bangor|Ards and North Down|NI|54.648|-5.675|Groomsport,Helen's Bay,Crawfordsburn
BT20|Bangor|Ards and North Down|NI|54.660|-5.668|Ballyholme
BT21|Donaghadee|Ards and North Down|NI|54.640|-5.540|
BT22|Portaferry|Ards and North Down|NI|54.495|-5.500|Kircubbin,Portavogie,Ballywalter,Millisle
BT23|Newtownards|Ards and North Down|NI|54.578|-5.700|Comber,Killinchy,Ballygowan,Conlig
BT24|Ballynahinch|Newry, Mourne and Down|NI|54.420|-5.865|Saintfield,Drumaness
BT25|Dromore|Armagh City, Banbridge and Craigavon|NI|54.413|-6.140|Dromara
BT26|Hillsborough|Lisburn and Castlereagh|NI|54.460|-6.080|Royal Hillsborough,Annahilt
BT27|Lisburn|Lisburn and Castlereagh|NI|54.510|-6.025|Hilden,Drumbo
BT28|Lisburn|Lisburn and Castlereagh|NI|54.522|-6.075|Ballinderry,Stoneyford
BT29|Crumlin|Antrim and Newtownabbey|NI|54.628|-6.195|Aldergrove,Glenavy,Belfast International Airport
BT30|Downpatrick|Newry, Mourne and Down|NI|54.335|-5.695|Killyleagh,Crossgar,Ardglass,Strangford
BT31|Castlewellan|Newry, Mourne and Down|NI|54.260|-5.945|Leitrim
BT32|Banbridge|Armagh City, Banbridge and Craigavon|NI|54.345|-6.255|Loughbrickland,Katesbridge
BT33|Newcastle|Newry, Mourne and Down|NI|54.217|-5.890|Dundrum,Bryansford
BT34|Newry|Newry, Mourne and Down|NI|54.168|-6.318|Warrenpoint,Kilkeel,Rathfriland,Rostrevor
BT35|Newry|Newry, Mourne and Down|NI|54.160|-6.410|Bessbrook,Crossmaglen,Camlough,Newtownhamilton
BT36|Glengormley|Antrim and Newtownabbey|NI|54.676|-5.958|Mallusk,Newtownabbey
BT37|Newtownabbey|Antrim and Newtownabbey|NI|54.668|-5.903|Jordanstown,Whiteabbey,Rathcoole,Monkstown
BT38|Carrickfergus|Mid and East Antrim|NI|54.725|-5.795|Greenisland,Whitehead,Eden
BT39|Ballyclare|Antrim and Newtownabbey|NI|54.745|-6.010|Templepatrick,Doagh,Ballynure,Parkgate
BT40|Larne|Mid and East Antrim|NI|54.850|-5.825|Islandmagee,Ballygally,Glynn
BT41|Antrim|Antrim and Newtownabbey|NI|54.717|-6.250|Randalstown,Toome
BT42|Ballymena|Mid and East Antrim|NI|54.850|-6.300|Ahoghill,Cullybackey,Broughshane,Kells
BT43|Ballymena|Mid and East Antrim|NI|54.875|-6.262|Cargan
BT44|Rasharkin|Causeway Coast and Glens|NI|54.985|-6.325|Cushendall,Portglenone,Dunloy,Carnlough
BT45|Magherafelt|Mid Ulster|NI|54.758|-6.640|Draperstown,Castledawson,Bellaghy,Moneymore
BT46|Maghera|Mid Ulster|NI|54.850|-6.660|Swatragh,Upperlands
BT47|Londonderry|Derry City and Strabane|NI|54.975|-7.240|Derry,Waterside,Eglinton,Dungiven
BT48|Londonderry|Derry City and Strabane|NI|55.008|-7.330|Derry,Culmore,Creggan
BT49|Limavady|Causeway Coast and Glens|NI|55.050|-6.940|Ballykelly,Bellarena
BT51|Coleraine|Causeway Coast and Glens|NI|55.080|-6.690|Garvagh,Kilrea,Castlerock,Aghadowey
BT52|Coleraine|Causeway Coast and Glens|NI|55.135|-6.660|
BT53|Ballymoney|Causeway Coast and Glens|NI|55.070|-6.500|Dervock,Armoy,Balnamore
BT54|Ballycastle|Causeway Coast and Glens|NI|55.200|-6.250|Ballintoy,Rathlin Island
BT55|Portstewart|Causeway Coast and Glens|NI|55.183|-6.710|
BT56|Portrush|Causeway Coast and Glens|NI|55.198|-6.650|
BT57|Bushmills|Causeway Coast and Glens|NI|55.200|-6.520|Giant's Causeway,Portballintrae
BT60|Armagh|Armagh City, Banbridge and Craigavon|NI|54.300|-6.630|Keady,Markethill,Tynan,Middletown
BT61|Armagh|Armagh City, Banbridge and Craigavon|NI|54.365|-6.625|Richhill,Loughgall,Hamiltonsbawn
BT62|Portadown|Armagh City, Banbridge and Craigavon|NI|54.425|-6.475|Tandragee,Annaghmore
BT63|Portadown|Armagh City, Banbridge and Craigavon|NI|54.415|-6.415|Gilford,Scarva
BT64|Craigavon|Armagh City, Banbridge and Craigavon|NI|54.448|-6.395|Mandeville
BT65|Craigavon|Armagh City, Banbridge and Craigavon|NI|54.446|-6.370|Brownlow
BT66|Lurgan|Armagh City, Banbridge and Craigavon|NI|54.450|-6.325|Waringstown,Donaghcloney,Dollingstown
BT67|Lurgan|Armagh City, Banbridge and Craigavon|NI|54.482|-6.260|Moira,Maghaberry,Aghalee,Magheralin
BT68|Caledon|Mid Ulster|NI|54.352|-6.838|
BT69|Aughnacloy|Mid Ulster|NI|54.415|-6.975|
BT70|Dungannon|Mid Ulster|NI|54.506|-6.790|Donaghmore,Ballygawley,Castlecaulfield,Pomeroy
BT71|Dungannon|Mid Ulster|NI|54.515|-6.715|Coalisland,Moy,Stewartstown
BT74|Enniskillen|Fermanagh and Omagh|NI|54.345|-7.640|Bellanaleck
BT75|Fivemiletown|Mid Ulster|NI|54.380|-7.310|
BT76|Clogher|Mid Ulster|NI|54.410|-7.180|
BT77|Augher|Mid Ulster|NI|54.430|-7.135|
BT78|Omagh|Fermanagh and Omagh|NI|54.580|-7.370|Newtownstewart,Fintona,Dromore,Drumquin
BT79|Omagh|Fermanagh and Omagh|NI|54.620|-7.210|Carrickmore,Beragh,Gortin,Plumbridge
BT80|Cookstown|Mid Ulster|NI|54.650|-6.740|Coagh,Tullyhogue
BT81|Castlederg|Derry City and Strabane|NI|54.708|-7.585|Killeter,Killen
BT82|Strabane|Derry City and Strabane|NI|54.830|-7.435|Sion Mills,Donemana,Artigarvan,Clady
BT92|Lisnaskea|Fermanagh and Omagh|NI|54.225|-7.480|Newtownbutler,Derrylin,Kinawley,Rosslea
BT93|Kesh|Fermanagh and Omagh|NI|54.460|-7.845|Belleek,Derrygonnelly,Belcoo,Garrison
BT94|Irvinestown|Fermanagh and Omagh|NI|54.400|-7.560|Lisbellaw,Tempo,Ballinamallard,Maguiresbridge
CA1|Carlisle|Cumberland|NW|54.892|-2.920|Harraby,Botcherby
CA2|Carlisle|Cumberland|NW|54.885|-2.950|Currock,Morton,Belle Vue,Denton Holme
CA3|Carlisle|Cumberland|NW|54.910|-2.940|Stanwix,Kingstown,Houghton
CA4|Wetheral|Cumberland|NW|54.863|-2.835|Scotby,Warwick Bridge,Armathwaite
CA5|Dalston|Cumberland|NW|54.865|-3.030|Burgh by Sands,Thursby
CA6|Longtown|Cumberland|NW|54.985|-2.920|Rockcliffe,Smithfield,Bewcastle
CA7|Wigton|Cumberland|NW|54.820|-3.250|Silloth,Aspatria,Caldbeck
CA8|Brampton|Cumberland|NW|54.940|-2.720|Gilsland,Castle Carrock,Hallbankgate
CA9|Alston|Westmorland and Furness|NW|54.810|-2.435|Nenthead,Garrigill
CA10|Shap|Westmorland and Furness|NW|54.620|-2.690|Lazonby,Kirkoswald,Langwathby,Pooley Bridge
CA11|Penrith|Westmorland and Furness|NW|54.664|-2.775|Greystoke,Glenridding
CA12|Keswick|Cumberland|NW|54.600|-3.140|Braithwaite,Borrowdale,Threlkeld
CA13|Cockermouth|Cumberland|NW|54.657|-3.370|Buttermere,Brigham,Lorton
CA14|Workington|Cumberland|NW|54.635|-3.540|Seaton,Harrington,Distington
CA15|Maryport|Cumberland|NW|54.710|-3.475|Flimby,Dearham,Allonby
CA16|Appleby-in-Westmorland|Westmorland and Furness|NW|54.578|-2.480|Long Marton,Warcop
CA17|Kirkby Stephen|Westmorland and Furness|NW|54.470|-2.370|Ravenstonedale,Brough
CA18|Ravenglass|Cumberland|NW|54.355|-3.405|Muncaster
CA19|Holmrook|Cumberland|NW|54.390|-3.360|Eskdale,Boot,Santon Bridge
CA20|Seascale|Cumberland|NW|54.405|-3.470|Gosforth,Wasdale,Sellafield
CA21|Beckermet|Cumberland|NW|54.448|-3.515|
CA22|Egremont|Cumberland|NW|54.482|-3.530|Thornhill,Haile
CA23|Cleator|Cumberland|NW|54.515|-3.490|Ennerdale Bridge
CA24|Moor Row|Cumberland|NW|54.514|-3.536|
CA25|Cleator Moor|Cumberland|NW|54.522|-3.516|
CA26|Frizington|Cumberland|NW|54.542|-3.495|Rowrah,Kirkland
CA27|St Bees|Cumberland|NW|54.494|-3.590|
CA28|Whitehaven|Cumberland|NW|54.542|-3.580|Parton,Moresby,Sandwith,Hensingham
CA95|Workington|Cumberland|NW|54.643|-3.545|
CB1|Cambridge|Cambridge|EE|52.195|0.150|Cherry Hinton,Romsey,Petersfield
CB2|Cambridge|Cambridge|EE|52.185|0.120|Trumpington,Addenbrooke's
CB3|Cambridge|Cambridge|EE|52.212|0.095|Newnham,Girton,Eddington
CB4|Chesterton|Cambridge|EE|52.225|0.130|Arbury,King's Hedges,Orchard Park,Milton Road
CB5|Barnwell|Cambridge|EE|52.212|0.155|Abbey,Fen Ditton,Newmarket Road
CB6|Ely|East Cambridgeshire|EE|52.410|0.220|Littleport,Sutton,Haddenham,Witchford
CB7|Soham|East Cambridgeshire|EE|52.360|0.325|Ely,Fordham,Isleham
CB8|Newmarket|West Suffolk|EE|52.235|0.435|Exning,Kentford,Wickhambrook,Kirtling
CB9|Haverhill|West Suffolk|EE|52.085|0.440|Kedington,Steeple Bumpstead,Withersfield
CB10|Saffron Walden|Uttlesford|EE|52.028|0.255|Great Chesterford,Hempstead,Ashdon
CB11|Saffron Walden|Uttlesford|EE|52.000|0.220|Newport,Clavering,Debden
CB21|Linton|South Cambridgeshire|EE|52.125|0.240|Fulbourn,Balsham,Great Abington
CB22|Sawston|South Cambridgeshire|EE|52.130|0.155|Great Shelford,Stapleford,Duxford,Whittlesford
CB23|Cambourne|South Cambridgeshire|EE|52.215|-0.035|Comberton,Papworth Everard,Bar Hill,Hardwick
CB24|Histon|South Cambridgeshire|EE|52.277|0.085|Impington,Cottenham,Milton,Swavesey
CB25|Burwell|East Cambridgeshire|EE|52.258|0.245|Waterbeach,Bottisham,Swaffham Prior
CF3|St Mellons|Cardiff|WA|51.517|-3.120|Rumney,Llanrumney,Trowbridge,Castleton
CF5|Canton|Cardiff|WA|51.483|-3.235|Ely,Llandaff,Fairwater,St Fagans
CF10|Cardiff|Cardiff|WA|51.476|-3.176|Cardiff Bay,Butetown
CF11|Grangetown|Cardiff|WA|51.471|-3.193|Riverside,Pontcanna,Leckwith
CF14|Whitchurch|Cardiff|WA|51.520|-3.208|Heath,Llanishen,Rhiwbina,Llandaff North
CF15|Radyr|Cardiff|WA|51.530|-3.265|Taffs Well,Pentyrch,Creigiau,Tongwynlais
CF23|Pentwyn|Cardiff|WA|51.516|-3.160|Cyncoed,Penylan,Pontprennau,Llanedeyrn
CF24|Roath|Cardiff|WA|51.487|-3.163|Splott,Cathays,Adamsdown,Tremorfa
CF30|Cardiff|Cardiff|WA|51.519|-3.120|
CF31|Bridgend|Bridgend|WA|51.506|-3.578|Brackla,Bryntirion,Broadlands
CF32|Aberkenfig|Bridgend|WA|51.545|-3.580|Sarn,Ogmore Vale,Ogmore-by-Sea,Laleston
CF33|Pyle|Bridgend|WA|51.530|-3.690|Kenfig Hill,North Cornelly,Cefn Cribwr
CF34|Maesteg|Bridgend|WA|51.605|-3.652|Caerau,Llangynwyd
CF35|Pencoed|Bridgend|WA|51.522|-3.512|Coity,Coychurch,Ewenny
CF36|Porthcawl|Bridgend|WA|51.480|-3.698|Nottage,Newton
CF37|Pontypridd|Rhondda Cynon Taf|WA|51.605|-3.335|Treforest,Cilfynydd,Rhydyfelin,Ynysybwl
CF38|Church Village|Rhondda Cynon Taf|WA|51.567|-3.330|Beddau,Llantwit Fardre,Tonteg
CF39|Porth|Rhondda Cynon Taf|WA|51.597|-3.430|Tonyrefail,Gilfach Goch
CF40|Tonypandy|Rhondda Cynon Taf|WA|51.621|-3.458|Penygraig,Clydach Vale,Williamstown
CF41|Pentre|Rhondda Cynon Taf|WA|51.650|-3.488|Ystrad,Ton Pentre,Gelli
CF42|Treorchy|Rhondda Cynon Taf|WA|51.665|-3.520|Treherbert,Ynyswen,Cwmparc
CF43|Ferndale|Rhondda Cynon Taf|WA|51.658|-3.445|Maerdy,Tylorstown,Stanleytown
CF44|Aberdare|Rhondda Cynon Taf|WA|51.717|-3.450|Hirwaun,Cwmbach,Aberaman,Trecynon
CF45|Mountain Ash|Rhondda Cynon Taf|WA|51.680|-3.380|Abercynon,Penrhiwceiber
CF46|Treharris|Merthyr Tydfil|WA|51.668|-3.300|Nelson,Bedlinog,Trelewis,Quakers Yard
CF47|Merthyr Tydfil|Merthyr Tydfil|WA|51.752|-3.375|Gurnos,Penydarren
CF48|Merthyr Tydfil|Merthyr Tydfil|WA|51.735|-3.375|Dowlais,Aberfan,Cefn-coed-y-cymmer,Troedyrhiw
CF61|Llantwit Major|Vale of Glamorgan|WA|51.409|-3.490|Boverton,Llanmaes
CF62|Barry|Vale of Glamorgan|WA|51.402|-3.305|Rhoose,St Athan,Barry Island,Cardiff Airport
CF63|Barry|Vale of Glamorgan|WA|51.410|-3.258|Cadoxton
CF64|Penarth|Vale of Glamorgan|WA|51.433|-3.190|Dinas Powys,Sully,Llandough
CF71|Cowbridge|Vale of Glamorgan|WA|51.455|-3.450|Llanblethian,St Hilary
CF72|Pontyclun|Rhondda Cynon Taf|WA|51.538|-3.400|Llantrisant,Talbot Green,Llanharan,Llanharry
CF81|Bargoed|Caerphilly|WA|51.692|-3.232|Aberbargoed,Gilfach,Deri
CF82|Ystrad Mynach|Caerphilly|WA|51.647|-3.235|Hengoed,Maesycwmmer,Cefn Hengoed
CF83|Caerphilly|Caerphilly|WA|51.580|-3.212|Bedwas,Machen,Llanbradach,Abertridwr
CF91|Cardiff|Cardiff|WA|51.480|-3.175|
CF95|Cardiff|Cardiff|WA|51.480|-3.175|
CF99|Cardiff Bay|Cardiff|WA|51.464|-3.162|Senedd
CH1|Chester|Cheshire West and Chester|NW|53.205|-2.910|Blacon,Saughall,Mollington
CH2|Hoole|Cheshire West and Chester|NW|53.208|-2.875|Upton-by-Chester,Newton,Elton,Chester Zoo
CH3|Boughton|Cheshire West and Chester|NW|53.180|-2.830|Tarvin,Tattenhall,Huntington,Vicars Cross
CH4|Handbridge|Cheshire West and Chester|NW|53.165|-2.920|Saltney,Broughton,Lache,Penyffordd
CH5|Connah's Quay|Flintshire|WA|53.207|-3.050|Deeside,Shotton,Queensferry,Hawarden
CH6|Flint|Flintshire|WA|53.250|-3.140|Bagillt,Oakenholt
CH7|Mold|Flintshire|WA|53.165|-3.120|Buckley,Northop,Leeswood,Llanarmon-yn-Ial
CH8|Holywell|Flintshire|WA|53.285|-3.240|Mostyn,Greenfield,Whitford
CH25|Birkenhead|Wirral|NW|53.393|-3.022|
CH26|Prenton|Wirral|NW|53.390|-3.050|
CH27|Wallasey|Wirral|NW|53.420|-3.045|
CH28|Moreton|Wirral|NW|53.401|-3.112|
CH29|Hoylake|Wirral|NW|53.391|-3.179|
CH30|Upton|Wirral|NW|53.382|-3.100|
CH31|Heswall|Wirral|NW|53.329|-3.098|
CH32|New Ferry|Wirral|NW|53.361|-2.998|
CH33|Neston|Cheshire West and Chester|NW|53.290|-3.062|
CH34|Ellesmere Port|Cheshire West and Chester|NW|53.279|-2.900|
CH41|Birkenhead|Wirral|NW|53.392|-3.030|Tranmere,Seacombe
CH42|Tranmere|Wirral|NW|53.372|-3.022|Rock Ferry,New Ferry,Prenton
CH43|Prenton|Wirral|NW|53.389|-3.055|Oxton,Bidston,Noctorum
CH44|Wallasey|Wirral|NW|53.415|-3.040|Liscard,Seacombe,Egremont
CH45|New Brighton|Wirral|NW|53.430|-3.050|Wallasey Village
CH46|Moreton|Wirral|NW|53.402|-3.115|Leasowe
CH47|Hoylake|Wirral|NW|53.396|-3.170|Meols
CH48|West Kirby|Wirral|NW|53.373|-3.170|Caldy,Newton
CH49|Upton|Wirral|NW|53.382|-3.105|Greasby,Woodchurch
CH60|Heswall|Wirral|NW|53.328|-3.095|Gayton,Lower Heswall
CH61|Pensby|Wirral|NW|53.350|-3.108|Irby,Thingwall,Barnston,Thurstaston
CH62|Bromborough|Wirral|NW|53.335|-2.985|Eastham,Port Sunlight,New Ferry
CH63|Bebington|Wirral|NW|53.350|-3.010|Spital,Thornton Hough,Raby Mere
CH64|Neston|Cheshire West and Chester|NW|53.290|-3.060|Parkgate,Willaston,Ness
CH65|Ellesmere Port|Cheshire West and Chester|NW|53.277|-2.905|Whitby,Cheshire Oaks
CH66|Great Sutton|Cheshire West and Chester|NW|53.277|-2.940|Little Sutton,Ledsham,Overpool
CH70|Chester|Cheshire West and Chester|NW|53.191|-2.890|
CH88|Chester|Cheshire West and Chester|NW|53.191|-2.890|
CH99|Chester|Cheshire West and Chester|NW|53.191|-2.890|
CM0|Burnham-on-Crouch|Maldon|EE|51.655|0.830|Southminster,Tillingham,Bradwell-on-Sea
CM1|Chelmsford|Chelmsford|EE|51.747|0.463|Springfield,Writtle,Broomfield,Beaulieu Park
CM2|Chelmsford|Chelmsford|EE|51.721|0.484|Great Baddow,Galleywood,Moulsham
CM3|South Woodham Ferrers|Chelmsford|EE|51.710|0.600|Danbury,Hatfield Peverel,Boreham,Great Leighs
CM4|Ingatestone|Brentwood|EE|51.665|0.400|Stock,Blackmore,Fryerning
CM5|Chipping Ongar|Epping Forest|EE|51.708|0.247|High Ongar,Fyfield
CM6|Great Dunmow|Uttlesford|EE|51.873|0.372|Felsted,Thaxted,Barnston
CM7|Braintree|Braintree|EE|51.890|0.548|Bocking,Finchingfield,Wethersfield
CM8|Witham|Braintree|EE|51.800|0.640|Rivenhall,Wickham Bishops
CM9|Maldon|Maldon|EE|51.737|0.695|Heybridge,Tollesbury,Tolleshunt D'Arcy
CM11|Billericay|Basildon|EE|51.622|0.438|South Green,Great Burstead,Ramsden Heath
CM12|Billericay|Basildon|EE|51.630|0.410|Little Burstead
CM13|Hutton|Brentwood|EE|51.618|0.342|Brentwood,West Horndon,Ingrave
CM14|Brentwood|Brentwood|EE|51.617|0.295|Warley,South Weald
CM15|Shenfield|Brentwood|EE|51.642|0.305|Pilgrims Hatch,Doddinghurst,Kelvedon Hatch
CM16|Epping|Epping Forest|EE|51.698|0.125|Theydon Bois,North Weald Bassett
CM17|Old Harlow|Harlow|EE|51.772|0.137|Church Langley,Newhall,Matching
CM18|Harlow|Harlow|EE|51.757|0.103|Latton Bush,Bush Fair
CM19|Harlow|Harlow|EE|51.761|0.073|Great Parndon,Roydon
CM20|Harlow|Harlow|EE|51.775|0.097|Mark Hall,Netteswell
CM21|Sawbridgeworth|East Hertfordshire|EE|51.814|0.147|High Wych
CM22|Takeley|Uttlesford|EE|51.870|0.220|Hatfield Heath,Elsenham,Hatfield Broad Oak
CM23|Bishop's Stortford|East Hertfordshire|EE|51.868|0.165|Thorley,Birchanger
CM24|Stansted Mountfitchet|Uttlesford|EE|51.903|0.199|Stansted Airport
CM77|Great Notley|Braintree|EE|51.868|0.550|Rayne,Black Notley,Cressing
CM92|Harlow|Harlow|EE|51.769|0.061|
CM98|Chelmsford|Chelmsford|EE|51.752|0.518|
CM99|Chelmsford|Chelmsford|EE|51.736|0.470|
CO1|Colchester|Colchester|EE|51.890|0.905|Hythe
CO2|Colchester|Colchester|EE|51.873|0.895|Shrub End,Old Heath,Layer de la Haye
CO3|Lexden|Colchester|EE|51.885|0.860|Stanway,Prettygate
CO4|Colchester|Colchester|EE|51.908|0.920|Highwoods,Greenstead,Mile End
CO5|Tiptree|Colchester|EE|51.815|0.820|West Mersea,Kelvedon,Rowhedge,Feering
CO6|West Bergholt|Colchester|EE|51.925|0.782|Coggeshall,Earls Colne,Marks Tey,Nayland
CO7|Brightlingsea|Tendring|EE|51.870|1.000|Wivenhoe,Great Bentley,Ardleigh,Dedham
CO8|Bures|Braintree|EE|51.972|0.775|Mount Bures
CO9|Halstead|Braintree|EE|51.952|0.625|Sible Hedingham,Castle Hedingham,Gosfield
CO10|Sudbury|Babergh|EE|52.045|0.720|Great Cornard,Long Melford,Lavenham,Clare
CO11|Manningtree|Tendring|EE|51.940|1.075|Mistley,Lawford,Brantham
CO12|Harwich|Tendring|EE|51.935|1.262|Dovercourt,Parkeston
CO13|Frinton-on-Sea|Tendring|EE|51.838|1.235|Kirby Cross,Great Holland
CO14|Walton-on-the-Naze|Tendring|EE|51.850|1.268|
CO15|Clacton-on-Sea|Tendring|EE|51.793|1.150|Holland-on-Sea,Jaywick
CO16|St Osyth|Tendring|EE|51.820|1.115|Weeley,Thorpe-le-Soken,Great Clacton,Little Clacton
CR0|Croydon|Croydon|LN|51.370|-0.070|Addiscombe,Shirley,New Addington,Waddon
CR2|South Croydon|Croydon|LN|51.347|-0.080|Sanderstead,Selsdon
CR3|Caterham|Tandridge|SE|51.286|-0.080|Whyteleafe,Woldingham
CR4|Mitcham|Merton|LN|51.404|-0.160|Pollards Hill
CR5|Coulsdon|Croydon|LN|51.313|-0.145|Old Coulsdon,Chipstead,Woodmansterne
CR6|Warlingham|Tandridge|SE|51.310|-0.050|Chelsham
CR7|Thornton Heath|Croydon|LN|51.397|-0.105|
CR8|Purley|Croydon|LN|51.335|-0.113|Kenley
CR9|Croydon|Croydon|LN|51.375|-0.093|
CR44|Croydon|Croydon|LN|51.375|-0.093|
CR90|Croydon|Croydon|LN|51.375|-0.093|
CT1|Canterbury|Canterbury|SE|51.275|1.085|Wincheap
CT2|Canterbury|Canterbury|SE|51.295|1.080|Sturry,Harbledown,Blean,St Dunstan's
CT3|Aylesham|Dover|SE|51.270|1.205|Ash,Wingham,Littlebourne
CT4|Chartham|Canterbury|SE|51.225|1.045|Bridge,Barham,Chilham
CT5|Whitstable|Canterbury|SE|51.355|1.035|Tankerton,Seasalter,Swalecliffe
CT6|Herne Bay|Canterbury|SE|51.366|1.125|Herne,Beltinge
CT7|Birchington|Thanet|SE|51.372|1.303|St Nicholas at Wade
CT8|Westgate-on-Sea|Thanet|SE|51.380|1.338|
CT9|Margate|Thanet|SE|51.383|1.393|Cliftonville,Westbrook,Garlinge
CT10|Broadstairs|Thanet|SE|51.362|1.430|St Peter's,Kingsgate
CT11|Ramsgate|Thanet|SE|51.338|1.407|St Lawrence
CT12|Minster|Thanet|SE|51.338|1.365|Ramsgate,Cliffsend,Monkton
CT13|Sandwich|Dover|SE|51.268|1.325|Eastry,Worth,Woodnesborough
CT14|Deal|Dover|SE|51.215|1.383|Walmer,Kingsdown
CT15|Shepherdswell|Dover|SE|51.188|1.275|St Margaret's at Cliffe,Eythorne,Elvington
CT16|Dover|Dover|SE|51.142|1.305|Whitfield,Buckland
CT17|Dover|Dover|SE|51.130|1.290|River,Temple Ewell,Maxton
CT18|Hawkinge|Folkestone and Hythe|SE|51.120|1.150|Lyminge,Capel-le-Ferne,Etchinghill
CT19|Folkestone|Folkestone and Hythe|SE|51.090|1.165|Cheriton
CT20|Folkestone|Folkestone and Hythe|SE|51.080|1.160|Sandgate
CT21|Hythe|Folkestone and Hythe|SE|51.072|1.075|Saltwood,Lympne,Palmarsh
CT50|Folkestone|Folkestone and Hythe|SE|51.082|1.168|
CV1|Coventry|Coventry|WM|52.409|-1.508|Hillfields,Spon End
CV2|Walsgrave|Coventry|WM|52.423|-1.462|Wyken,Bell Green,Stoke
CV3|Cheylesmore|Coventry|WM|52.392|-1.478|Binley,Willenhall,Finham,Stivichall
CV4|Tile Hill|Coventry|WM|52.395|-1.565|Canley,Westwood Heath,University of Warwick
CV5|Earlsdon|Coventry|WM|52.412|-1.555|Allesley,Eastern Green,Chapelfields
CV6|Holbrooks|Coventry|WM|52.432|-1.515|Radford,Foleshill,Keresley,Coundon
CV7|Balsall Common|Solihull|WM|52.438|-1.580|Meriden,Exhall,Fillongley,Berkswell
CV8|Kenilworth|Warwick|WM|52.347|-1.560|Baginton,Wolston,Ryton-on-Dunsmore
CV9|Atherstone|North Warwickshire|WM|52.578|-1.545|Mancetter,Baddesley Ensor,Grendon
CV10|Nuneaton|Nuneaton and Bedworth|WM|52.527|-1.493|Hartshill,Galley Common,Stockingford
CV11|Nuneaton|Nuneaton and Bedworth|WM|52.518|-1.455|Attleborough,Whitestone,Horeston Grange
CV12|Bedworth|Nuneaton and Bedworth|WM|52.477|-1.465|Bulkington
CV13|Market Bosworth|Hinckley and Bosworth|EM|52.610|-1.415|Stoke Golding,Nailstone
CV21|Rugby|Rugby|WM|52.375|-1.258|Newbold-on-Avon,Brownsover,Hillmorton
CV22|Rugby|Rugby|WM|52.360|-1.275|Bilton,Dunchurch
CV23|Long Lawford|Rugby|WM|52.370|-1.295|Brinklow,Houlton,Wolvey,Clifton upon Dunsmore
CV31|Leamington Spa|Warwick|WM|52.280|-1.525|Whitnash,Sydenham,Radford Semele
CV32|Leamington Spa|Warwick|WM|52.300|-1.530|Lillington,Cubbington,Milverton
CV33|Harbury|Stratford-on-Avon|WM|52.238|-1.465|Bishop's Tachbrook,Lighthorne
CV34|Warwick|Warwick|WM|52.285|-1.580|Heathcote,Warwick Gates
CV35|Wellesbourne|Stratford-on-Avon|WM|52.225|-1.600|Kineton,Barford,Hampton Lucy,Claverdon
CV36|Shipston-on-Stour|Stratford-on-Avon|WM|52.060|-1.610|Tredington,Brailes,Long Compton
CV37|Stratford-upon-Avon|Stratford-on-Avon|WM|52.190|-1.710|Tiddington,Snitterfield,Long Marston,Alveston
CV47|Southam|Stratford-on-Avon|WM|52.245|-1.380|Napton,Long Itchington,Bishops Itchington
CW1|Crewe|Cheshire East|NW|53.103|-2.430|Haslington,Coppenhall,Sydney
CW2|Crewe|Cheshire East|NW|53.085|-2.450|Wistaston,Shavington,Weston
CW3|Madeley|Newcastle-under-Lyme|WM|52.990|-2.400|Audlem,Betley,Woore
CW4|Holmes Chapel|Cheshire East|NW|53.205|-2.355|Goostrey,Cranage
CW5|Nantwich|Cheshire East|NW|53.068|-2.520|Willaston,Wybunbury,Wrenbury
CW6|Tarporley|Cheshire West and Chester|NW|53.165|-2.660|Kelsall,Bunbury,Little Budworth
CW7|Winsford|Cheshire West and Chester|NW|53.193|-2.525|Over,Wharton
CW8|Hartford|Cheshire West and Chester|NW|53.250|-2.555|Weaverham,Cuddington,Sandiway,Barnton
CW9|Northwich|Cheshire West and Chester|NW|53.258|-2.500|Davenham,Rudheath,Wincham,Lostock Gralam
CW10|Middlewich|Cheshire East|NW|53.192|-2.445|
CW11|Sandbach|Cheshire East|NW|53.142|-2.365|Elworth,Wheelock,Ettiley Heath
CW12|Congleton|Cheshire East|NW|53.163|-2.210|Buglawton,Hightown
CW98|Crewe|Cheshire East|NW|53.090|-2.435|
DA1|Dartford|Dartford|SE|51.447|0.208|Crayford,Barnes Cray,Temple Hill
DA2|Wilmington|Dartford|SE|51.433|0.235|Stone,Joydens Wood,Bean,Hawley
DA3|Hartley|Sevenoaks|SE|51.392|0.305|Longfield,New Ash Green,Fawkham
DA4|South Darenth|Sevenoaks|SE|51.390|0.220|Farningham,Eynsford,Horton Kirby,Sutton-at-Hone
DA5|Bexley|Bexley|LN|51.440|0.145|Albany Park,Joydens Wood
DA6|Bexleyheath|Bexley|LN|51.453|0.137|Upton
DA7|Bexleyheath|Bexley|LN|51.464|0.142|Barnehurst
DA8|Erith|Bexley|LN|51.476|0.172|Northumberland Heath,Slade Green
DA9|Greenhithe|Dartford|SE|51.450|0.278|Bluewater,Stone
DA10|Swanscombe|Dartford|SE|51.447|0.308|Ebbsfleet
DA11|Northfleet|Gravesham|SE|51.437|0.345|Gravesend
DA12|Gravesend|Gravesham|SE|51.430|0.387|Shorne,Cobham,Chalk
DA13|Meopham|Gravesham|SE|51.375|0.360|Istead Rise,Culverstone Green,Vigo Village
DA14|Sidcup|Bexley|LN|51.424|0.110|Foots Cray,Albany Park
DA15|Blackfen|Bexley|LN|51.440|0.100|Sidcup,Lamorbey,Longlands
DA16|Welling|Bexley|LN|51.463|0.107|Falconwood,East Wickham
DA17|Belvedere|Bexley|LN|51.487|0.147|Lessness Heath
DA18|Thamesmead|Bexley|LN|51.497|0.140|Erith Marshes
DD1|Dundee|Dundee|SC|56.460|-2.975|Perth Road
DD2|Lochee|Dundee|SC|56.465|-3.020|Ninewells,Menzieshill,Invergowrie,Muirhead
DD3|Kirkton|Dundee|SC|56.484|-2.983|Coldside,Downfield,Strathmartine,Ardler
DD4|Fintry|Dundee|SC|56.480|-2.935|Douglas,Whitfield,Craigie,Stobswell
DD5|Broughty Ferry|Dundee|SC|56.475|-2.855|Monifieth,Barnhill
DD6|Newport-on-Tay|Fife|SC|56.440|-2.915|Tayport,Wormit
DD7|Carnoustie|Angus|SC|56.505|-2.715|Barry,Muirdrum
DD8|Forfar|Angus|SC|56.645|-2.920|Kirriemuir,Glamis,Letham
DD9|Brechin|Angus|SC|56.740|-2.660|Edzell
DD10|Montrose|Angus|SC|56.732|-2.455|Ferryden,Hillside,Inverbervie,St Cyrus
DD11|Arbroath|Angus|SC|56.563|-2.590|Friockheim,Auchmithie
DE1|Derby|Derby|EM|52.921|-1.475|
DE3|Mickleover|Derby|EM|52.905|-1.545|
DE4|Matlock|Derbyshire Dales|EM|53.130|-1.573|Wirksworth,Darley Dale,Matlock Bath,Cromford
DE5|Ripley|Amber Valley|EM|53.045|-1.408|Codnor,Waingroves
DE6|Ashbourne|Derbyshire Dales|EM|52.985|-1.690|Brailsford,Hulland Ward,Mayfield
DE7|Ilkeston|Erewash|EM|52.960|-1.325|Kirk Hallam,West Hallam,Stanley Common,Horsley Woodhouse
DE11|Swadlincote|South Derbyshire|EM|52.770|-1.555|Woodville,Newhall,Church Gresley,Hartshorne
DE12|Measham|North West Leicestershire|EM|52.720|-1.550|Moira,Overseal,Donisthorpe,Netherseal
DE13|Barton-under-Needwood|East Staffordshire|WM|52.810|-1.690|Tutbury,Stretton,Alrewas,Rolleston on Dove
DE14|Burton upon Trent|East Staffordshire|WM|52.806|-1.645|Branston,Horninglow
DE15|Burton upon Trent|East Staffordshire|WM|52.800|-1.608|Stapenhill,Winshill
DE21|Chaddesden|Derby|EM|52.930|-1.430|Spondon,Oakwood,Breadsall
DE22|Allestree|Derby|EM|52.937|-1.505|Darley Abbey,Mackworth,Markeaton,Kedleston
DE23|Littleover|Derby|EM|52.903|-1.500|Normanton,Sunny Hill,Pear Tree
DE24|Alvaston|Derby|EM|52.888|-1.455|Allenton,Sinfin,Wilmorton
DE45|Bakewell|Derbyshire Dales|EM|53.215|-1.675|Youlgreave,Ashford in the Water,Great Longstone,Baslow
DE55|Alfreton|Amber Valley|EM|53.100|-1.375|South Normanton,Somercotes,Swanwick,Tibshelf
DE56|Belper|Amber Valley|EM|53.020|-1.480|Duffield,Heage,Kilburn
DE65|Hilton|South Derbyshire|EM|52.865|-1.625|Etwall,Hatton,Willington,Burnaston
DE72|Borrowash|Erewash|EM|52.890|-1.370|Breaston,Draycott,Aston-on-Trent,Shardlow
DE73|Chellaston|Derby|EM|52.850|-1.435|Melbourne,Ticknall,Barrow upon Trent
DE74|Castle Donington|North West Leicestershire|EM|52.838|-1.325|Kegworth,East Midlands Airport
DE75|Heanor|Amber Valley|EM|53.012|-1.355|Loscoe,Marlpool,Shipley
DE99|Derby|Derby|EM|52.915|-1.470|
DG1|Dumfries|Dumfries and Galloway|SC|55.075|-3.590|Locharbriggs,Heathhall,Georgetown
DG2|Dumfries|Dumfries and Galloway|SC|55.065|-3.640|Maxwelltown,New Abbey,Dunscore,Lochside
DG3|Thornhill|Dumfries and Galloway|SC|55.230|-3.800|Moniaive,Penpont
DG4|Sanquhar|Dumfries and Galloway|SC|55.375|-3.950|Kirkconnel,Kelloholm
DG5|Dalbeattie|Dumfries and Galloway|SC|54.925|-3.815|Kippford,Rockcliffe,Palnackie
DG6|Kirkcudbright|Dumfries and Galloway|SC|54.845|-4.070|Twynholm,Borgue
DG7|Castle Douglas|Dumfries and Galloway|SC|54.960|-4.010|New Galloway,Gatehouse of Fleet,Crossmichael
DG8|Newton Stewart|Dumfries and Galloway|SC|54.890|-4.520|Wigtown,Whithorn,Creetown,Glenluce
DG9|Stranraer|Dumfries and Galloway|SC|54.880|-5.020|Portpatrick,Cairnryan,Drummore,Kirkcolm
DG10|Moffat|Dumfries and Galloway|SC|55.330|-3.445|Beattock
DG11|Lockerbie|Dumfries and Galloway|SC|55.135|-3.360|Lochmaben,Ecclefechan,Boreland
DG12|Annan|Dumfries and Galloway|SC|54.990|-3.265|Eastriggs,Cummertrees,Powfoot
DG13|Langholm|Dumfries and Galloway|SC|55.155|-3.015|Eskdalemuir,Westerkirk
DG14|Canonbie|Dumfries and Galloway|SC|55.080|-2.950|
DG16|Gretna|Dumfries and Galloway|SC|55.000|-3.060|Gretna Green,Springfield
DH1|Durham|County Durham|NE|54.780|-1.565|Gilesgate,Framwellgate Moor,Belmont
DH2|Chester-le-Street|County Durham|NE|54.862|-1.610|Pelton,Ouston
DH3|Chester-le-Street|County Durham|NE|54.873|-1.570|Birtley,Great Lumley
DH4|Houghton le Spring|Sunderland|NE|54.857|-1.490|Shiney Row,Penshaw,Fencehouses,Herrington
DH5|Hetton-le-Hole|Sunderland|NE|54.832|-1.460|Houghton le Spring,Easington Lane
DH6|Bowburn|County Durham|NE|54.752|-1.450|Coxhoe,Sherburn,Shotton Colliery,Haswell
DH7|Brandon|County Durham|NE|54.775|-1.645|Langley Moor,Lanchester,Ushaw Moor,Sacriston
DH8|Consett|County Durham|NE|54.855|-1.840|Leadgate,Ebchester,Shotley Bridge,Castleside
DH9|Stanley|County Durham|NE|54.868|-1.705|Annfield Plain,Tanfield Lea,Beamish,Dipton
DH97|Durham|County Durham|NE|54.785|-1.585|
DH98|Durham|County Durham|NE|54.785|-1.585|
DH99|Durham|County Durham|NE|54.785|-1.585|
DL1|Darlington|Darlington|NE|54.530|-1.535|Haughton,Eastbourne,Red Hall
DL2|Hurworth|Darlington|NE|54.515|-1.580|Middleton St George,Gainford,Staindrop,Piercebridge
DL3|Darlington|Darlington|NE|54.532|-1.570|Cockerton,Mowden
DL4|Shildon|County Durham|NE|54.630|-1.650|Eldon
DL5|Newton Aycliffe|County Durham|NE|54.613|-1.575|Aycliffe Village,Heighington
DL6|Northallerton|North Yorkshire|YH|54.365|-1.400|Osmotherley,Brompton,Great Smeaton
DL7|Northallerton|North Yorkshire|YH|54.320|-1.480|Romanby,Leeming,Morton-on-Swale
DL8|Leyburn|North Yorkshire|YH|54.300|-1.800|Bedale,Hawes,Middleham,Aysgarth
DL9|Catterick Garrison|North Yorkshire|YH|54.370|-1.720|Colburn
DL10|Richmond|North Yorkshire|YH|54.400|-1.690|Catterick,Brompton-on-Swale,Scorton
DL11|Reeth|North Yorkshire|YH|54.420|-1.860|Swaledale,Barningham,Gilling West
DL12|Barnard Castle|County Durham|NE|54.555|-1.960|Middleton-in-Teesdale,Cotherstone,Bowes
DL13|Wolsingham|County Durham|NE|54.725|-1.940|Stanhope,Tow Law,St John's Chapel,Frosterley
DL14|Bishop Auckland|County Durham|NE|54.655|-1.685|West Auckland,Coundon,St Helen Auckland,Evenwood
DL15|Crook|County Durham|NE|54.715|-1.740|Willington,Howden-le-Wear
DL16|Spennymoor|County Durham|NE|54.700|-1.595|Kirk Merrington,Middlestone Moor
DL17|Ferryhill|County Durham|NE|54.690|-1.535|Chilton,Bishop Middleham,Cornforth
DL98|Darlington|Darlington|NE|54.525|-1.553|
DN1|Doncaster|Doncaster|YH|53.523|-1.130|Hyde Park
DN2|Wheatley|Doncaster|YH|53.532|-1.105|Intake,Town Moor
DN3|Armthorpe|Doncaster|YH|53.550|-1.058|Edenthorpe,Kirk Sandall,Barnby Dun
DN4|Balby|Doncaster|YH|53.502|-1.125|Bessacarr,Hexthorpe,Cantley,Belle Vue
DN5|Bentley|Doncaster|YH|53.538|-1.165|Scawsby,Sprotbrough,Scawthorpe,Cusworth
DN6|Adwick le Street|Doncaster|YH|53.590|-1.185|Askern,Carcroft,Woodlands,Skellow
DN7|Hatfield|Doncaster|YH|53.577|-1.010|Dunscroft,Stainforth,Hatfield Woodhouse
DN8|Thorne|Doncaster|YH|53.615|-0.960|Moorends
DN9|Epworth|North Lincolnshire|YH|53.515|-0.885|Haxey,Finningley,Auckley,Belton
DN10|Misterton|Bassetlaw|EM|53.435|-0.945|Bawtry,Gringley on the Hill,Everton,Beckingham
DN11|Rossington|Doncaster|YH|53.455|-1.090|Tickhill,Harworth,Bircotes,Wadworth
DN12|Conisbrough|Doncaster|YH|53.487|-1.215|Edlington,Denaby Main
DN14|Goole|East Riding of Yorkshire|YH|53.715|-0.900|Howden,Snaith,Eggborough
DN15|Scunthorpe|North Lincolnshire|YH|53.610|-0.660|Winterton,Crosby,Burton upon Stather
DN16|Scunthorpe|North Lincolnshire|YH|53.572|-0.640|Ashby,Bottesford
DN17|Scunthorpe|North Lincolnshire|YH|53.575|-0.705|Crowle,Messingham,Bottesford,Yaddlethorpe
DN18|Barton-upon-Humber|North Lincolnshire|YH|53.682|-0.440|South Ferriby
DN19|Barrow upon Humber|North Lincolnshire|YH|53.680|-0.365|Goxhill,New Holland
DN20|Brigg|North Lincolnshire|YH|53.553|-0.505|Broughton,Hibaldstow,Scawby
DN21|Gainsborough|West Lindsey|EM|53.410|-0.730|Kirton in Lindsey,Lea,Morton,Scotter
DN22|Retford|Bassetlaw|EM|53.325|-0.930|Ranskill,North Leverton
DN31|Grimsby|North East Lincolnshire|YH|53.568|-0.088|West Marsh
DN32|Grimsby|North East Lincolnshire|YH|53.560|-0.070|East Marsh,Weelsby
DN33|Scartho|North East Lincolnshire|YH|53.545|-0.095|Nunsthorpe
DN34|Grimsby|North East Lincolnshire|YH|53.562|-0.112|Littlecoates,Yarborough,Willows
DN35|Cleethorpes|North East Lincolnshire|YH|53.552|-0.035|Thrunscoe
DN36|Humberston|North East Lincolnshire|YH|53.505|-0.030|New Waltham,Tetney,North Thoresby,Holton-le-Clay
DN37|Waltham|North East Lincolnshire|YH|53.540|-0.145|Laceby,Great Coates
DN38|Barnetby|North Lincolnshire|YH|53.572|-0.405|Barnetby le Wold,Searby
DN39|Ulceby|North Lincolnshire|YH|53.615|-0.330|Kirmington,Wootton,Croxton
DN40|Immingham|North East Lincolnshire|YH|53.615|-0.220|South Killingholme,Habrough
DN41|Healing|North East Lincolnshire|YH|53.578|-0.185|Keelby,Stallingborough
DT1|Dorchester|Dorset|SW|50.713|-2.440|Poundbury,Fordington
DT2|Charminster|Dorset|SW|50.735|-2.430|Crossways,Puddletown,Broadmayne,Maiden Newton
DT3|Preston|Dorset|SW|50.640|-2.470|Chickerell,Upwey,Abbotsbury,Portesham
DT4|Weymouth|Dorset|SW|50.613|-2.465|Westham,Wyke Regis
DT5|Portland|Dorset|SW|50.553|-2.440|Fortuneswell,Easton
DT6|Bridport|Dorset|SW|50.733|-2.770|West Bay,Charmouth,Burton Bradstock
DT7|Lyme Regis|Dorset|SW|50.730|-2.940|Uplyme
DT8|Beaminster|Dorset|SW|50.810|-2.745|Broadwindsor,Netherbury
DT9|Sherborne|Dorset|SW|50.945|-2.505|Milborne Port,Yetminster,Bradford Abbas
DT10|Sturminster Newton|Dorset|SW|50.920|-2.330|Stalbridge,Marnhull,Hazelbury Bryan
DT11|Blandford Forum|Dorset|SW|50.860|-2.175|Pimperne,Milborne St Andrew,Winterborne Whitechurch,Child Okeford
DY1|Dudley|Dudley|WM|52.515|-2.090|Woodsetton,Upper Gornal
DY2|Dudley|Dudley|WM|52.498|-2.078|Netherton,Kates Hill
DY3|Sedgley|Dudley|WM|52.535|-2.130|Gornal,Himley,Swindon
DY4|Tipton|Sandwell|WM|52.530|-2.055|Great Bridge,Princes End
DY5|Brierley Hill|Dudley|WM|52.482|-2.115|Quarry Bank,Merry Hill,Pensnett
DY6|Kingswinford|Dudley|WM|52.498|-2.165|Wall Heath
DY7|Kinver|South Staffordshire|WM|52.453|-2.220|Enville,Stourton
DY8|Stourbridge|Dudley|WM|52.458|-2.153|Wollaston,Amblecote,Wordsley,Norton
DY9|Lye|Dudley|WM|52.443|-2.118|Hagley,Pedmore,Clent,Belbroughton
DY10|Kidderminster|Wyre Forest|WM|52.393|-2.220|Blakedown,Chaddesley Corbett,Cookley
DY11|Kidderminster|Wyre Forest|WM|52.387|-2.268|Wolverley,Habberley,Hartlebury
DY12|Bewdley|Wyre Forest|WM|52.378|-2.325|Wribbenhall,Arley
DY13|Stourport-on-Severn|Wyre Forest|WM|52.337|-2.282|Areley Kings,Astley Cross
DY14|Cleobury Mortimer|Shropshire|WM|52.380|-2.480|Far Forest,Rock,Hopton Wafers
`;
