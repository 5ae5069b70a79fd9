/* Neighbourhoods, villages, islands and towns that share a name, of which the largest is meant; columns as in typed-places.ts. */
export const thirdTypedPlaces = `
Newcastle|NE1;St Ives|PE27;Richmond|TW9;Ashford|TN23;Newport|NP20;Bangor|BT19;Gillingham|ME7;Whitchurch|CF14;Sutton|SM1;Hayes|UB3;Bradford|BD1;Wells|BA5
Ashington|NE63;Broughton|M7;Hale|WA15;Hythe|CT21;Kingston|KT1;Lancing|BN15;Lincoln|LN1;Newark|NG24;Newbury|RG14;Newton Abbot|TQ12;Newtown|SY16;Perth|PH1
Rainham|ME8;Ramsey|IM8;Rothwell|LS26;Shepshed|LE12;Southport|PR8;Stafford|ST16;Sudbury|CO10;Wallington|SM6;Walton|L4;Wellington|TF1;Weymouth|DT4;Whitley Bay|NE26
Withington|M20;Levenshulme|M19;Prestwich|M25;Chorlton|M21;Ancoats|M4;Hulme|M15;Moss Side|M14;Wythenshawe|M22;Crosby|L23;Aigburth|L17;Toxteth|L8;Wavertree|L15
Anfield|L4;Harborne|B17;Moseley|B13;Kings Heath|B14;Edgbaston|B15;Erdington|B23;Digbeth|B5;Selly Oak|B29;Gosforth|NE3;Byker|NE6;Jesmond|NE2;Ouseburn|NE6
Hillsborough|S6;Ecclesall|S11;Kelham Island|S3;Crookes|S10;Roundhay|LS8;Horsforth|LS18;Meanwood|LS6;Harehills|LS9;Armley|LS12;Bedminster|BS3;Clifton Bristol|BS8;Totterdown|BS4
Montpelier|BS6;Cathays|CF24;Canton Cardiff|CF5;Roath|CF24;Pontcanna|CF11;Splott|CF24;Uplands Swansea|SA2;Mumbles|SA3;Y Mwmbwls|SA3;Leith|EH6;Portobello|EH15;Stockbridge Edinburgh|EH3
Gorgie|EH11;Morningside|EH10;Partick|G11;Finnieston|G3;Dennistoun|G31;Shawlands|G41;Govan|G51;Stormont|BT4;Ormeau Road|BT7;Falls Road|BT12;Titanic Quarter|BT3;Llanelli|SA15
Llandeilo|SA19;Ynys Môn|LL65;Ynys Mon|LL65;Dolgellau|LL40;Llangollen|LL20;Betws-y-Coed|LL24;Betws y Coed|LL24;Pen-y-bont|CF31;Aberhonddu|LD3;Y Fenni|NP7;Llanbedr Pont Steffan|SA48;Tŷ Ddewi|SA62
Rhuthun|LL15;Yr Wyddgrug|CH7;Hwlffordd|SA61;Castell-nedd|SA11;Isle of Arran|KA27;Islay|PA42;Mull|PA75;Orkney|KW15;Shetland|ZE1;Isles of Scilly|TR21;Lindisfarne|TD15;Anglesey|LL65
Hayling Island|PO11;Mersea Island|CO5;Isle of Sheppey|ME12;Canvey Island|SS8;Isle of Lewis|HS1;Barra|HS9;Tiree|PA77;Bourton on the Water|GL54;Castle Combe|SN14;Polperro|PL13;Robin Hoods Bay|YO22;Hawkshead|LA22
Haworth|BD22;Port Isaac|PL29;Clovelly|EX39;Tobermory|PA75;Plockton|IV52;Crovie|AB45;Portmeirion|LL48;Cushendall|BT44;Bushmills|BT57;Lavenham|CO10;Southwold|IP18;Mousehole|TR19
Staithes|TS13;Grassington|BD23;Castleton|OL11;Chipping Campden|GL55;Broadway|WR12;Burford|OX18;Bibury|GL7;Alfriston|BN26;Bosham|PO18;Beer|EX12;Hay on Wye|HR3;Chapeltown|LS7
Oakwood|LS8;Beeston Leeds|LS11;Pudsey|LS28;Cookridge|LS16;Lawnswood|LS16;Didsbury|M20;Longsight|M13;Stretford|M32;Newton Heath|M40;Cheetham Hill|M8;Northenden|M22;Audenshaw|M34
Eccles|M30;Irlam|M44;Hale Barns|WA15;Cheadle Hulme|SK8;Marple|SK6;Heaton Mersey|SK4;Allerton|L18;Speke|L24;Everton|L5;Aintree|L9;Kirkby|L32;Old Swan|L13
Heswall|CH60;Bromborough|CH62;Rock Ferry|CH42;Sparkhill|B11;Hall Green|B28;Stechford|B33;Chelmsley Wood|B37;Olton|B92;Rednal|B45;Weoley Castle|B29;Great Barr|B43;Saltley|B8
Wylde Green|B72;Yardley Wood|B14;Meersbrook|S8;Mosborough|S20;Burngreave|S3;Stocksbridge|S36;Manor|S2;Hunters Bar|S11;Benwell|NE4;Westerhope|NE5;Sandyford|NE2;Cullercoats|NE30
Cramlington|NE23;Whickham|NE16;Jarrow|NE32;Redland|BS6;Ashley Down|BS7;Sea Mills|BS9;Eastville|BS5;Staple Hill|BS16;Brislington|BS4;Windmill Hill|BS3;Southmead|BS10;Lawrence Weston|BS11
Keynsham|BS31;Hillhead|G12;Ruchill|G20;Bridgeton|G40;Battlefield|G42;Pollok|G53;Kings Park Glasgow|G44;Knightswood|G13;Drumchapel|G15;Cambuslang|G72;Shettleston|G32;The Grange|EH9
Murrayfield|EH12;Davidsons Mains|EH4;Meadowbank|EH8;Gilmerton|EH17;Currie|EH14;Slateford|EH14;Cardiff Bay|CF10;Llandaff|CF5;Rhiwbina|CF14;Penylan|CF23;Adamsdown|CF24;Dinas Powys|CF64
Townhill|SA1;Gower|SA3;Bettws|NP20;Lisburn Road|BT9;Rosetta|BT7;Sydenham Belfast|BT4;Ardoyne|BT14;Holywood|BT18;Carlton|NG4;Basford|NG6;St Anns|NG3;Stapleford|NG9
Aylestone|LE2;Spinney Hills|LE5;Syston|LE7;Radford Coventry|CV6;Stoke Coventry|CV2;Canley|CV4;Littleover|DE23;Darley Abbey|DE22;Bassett|SO16;Ocean Village|SO14;Cosham|PO6;Eastney|PO4
Westbourne|BH4;Hamworthy|BH15;Patcham|BN1;Rottingdean|BN2;Brighton Marina|BN2;Headington|OX3;Iffley|OX4;Wolvercote|OX2;Mill Road|CB1;Eddington|CB3;Whitley Reading|RG2;Plympton|PL7
Pennsylvania|EX4;Heslington|YO10;Clifton York|YO30;Newland|HU5;Manningham|BD8;Idle|BD10;Shipley|BD18;Almondbury|HD5;Tettenhall|WV6;Fenton|ST4;Torry|AB11;Dyce|AB21
Lochee|DD2;Bourton-on-the-Water|GL54;Lacock|SN15;Dartmouth|TQ6;Padstow|PL28;Sennen|TR19;Cadgwith|TR12;Corfe Castle|BH20;Abbotsbury|DT3;Cheddar|BS27;Rye|TN31;Ditchling|BN6
Cley|NR25;Hunstanton|PE36;Wroxham|NR12;Sutton on Sea|LN12;Hutton le Hole|YO62;Reeth|DL11;Marsden|HD7;Edale|S33;Grasmere|LA22;Patterdale|CA11;Ravenglass|CA18;Seahouses|NE68
Rothbury|NE65;Porthmadog|LL49;Aberdovey|LL35;Aberaeron|SA46;Solva|SA62;Rhossili|SA3;Beaumaris|LL58;Moelfre|LL72;Llanrwst|LL26;Presteigne|LD8;Gairloch|IV21;Cromarty|IV11
Cullen|AB56;Braemar|AB35;Glencoe|PH49;Kyle of Lochalsh|IV40;Killin|FK21;Lochgilphead|PA31;Brodick|KA27;Culross|KY12;Portpatrick|DG9;Portstewart|BT55;Castlerock|BT51;Warrenpoint|BT34
Magherafelt|BT45;Benbecula|HS7;Isle of Harris|HS3;Colonsay|PA61;Rum|PH43;Stronsay|KW17;Lundy|EX39;Sark|GY10;Bardsey Island|LL53;Tresco|TR24
`;
