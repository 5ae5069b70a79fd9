/*
 * What people type into the place field, written without knowing the gazetteer: typed|outcode that has
 * to be in the first suggestion.
 */
export const typedPlaces = `
Jericho|OX2;Cowley|OX4;Headington|OX3;Summertown|OX2;Chesterton|CB4;Cherry Hinton|CB1;Clifton|BS8;Bedminster|BS3;Stokes Croft|BS1
Horfield|BS7;Easton|BS5;Totterdown|BS4;Didsbury|M20;Chorlton|M21;Ancoats|M4;Levenshulme|M19;Prestwich|M25;Hulme|M15;Castlefield|M3
Withington|M20;Moss Side|M14;Northern Quarter|M4;Headingley|LS6;Chapel Allerton|LS7;Roundhay|LS8;Harehills|LS9;Kirkstall|LS5;Meanwood|LS6;Holbeck|LS11
Horsforth|LS18;Ecclesall|S11;Crookes|S10;Kelham Island|S3;Hillsborough|S6;Walkley|S6;Jesmond|NE2;Gosforth|NE3;Byker|NE6;Ouseburn|NE6
Tynemouth|NE30;Whitley Bay|NE26;Moseley|B13;Edgbaston|B15;Digbeth|B5;Harborne|B17;Kings Heath|B14;Selly Oak|B29;Erdington|B23;Handsworth|B21
Toxteth|L8;Aigburth|L17;Anfield|L4;Bootle|L20;Crosby|L23;Wavertree|L15;Finnieston|G3;Govan|G51;Partick|G11;Shawlands|G41
Dennistoun|G31;Merchant City|G1;Gorbals|G5;Leith|EH6;Morningside|EH10;Stockbridge|EH3;Portobello|EH15;Bruntsfield|EH10;Gorgie|EH11;Corstorphine|EH12
Pontcanna|CF11;Canton|CF5;Roath|CF24;Splott|CF24;Cathays|CF24;Llandaff|CF5;Mumbles|SA3;Uplands|SA2;Titanic Quarter|BT3;Ormeau|BT7
Stranmillis|BT9;Holywood|BT18;Shankill|BT13;Falls Road|BT12;Dalston|E8;Hackney Wick|E9;Shoreditch|E2;Hoxton|N1;Bermondsey|SE16;Rotherhithe|SE16
Peckham|SE15;Camberwell|SE5;Brixton|SW2;Clapham|SW4;Balham|SW12;Tooting|SW17;Streatham|SW16;Battersea|SW11;Wandsworth|SW18;Putney|SW15
Fulham|SW6;Chelsea|SW3;Notting Hill|W11;Shepherds Bush|W12;Hammersmith|W6;Acton|W3;Ealing|W5;Chiswick|W4;Kilburn|NW6;Hampstead|NW3
Camden Town|NW1;Kentish Town|NW5;Archway|N19;Crouch End|N8;Muswell Hill|N10;Finsbury Park|N4;Stoke Newington|N16;Tottenham|N17;Walthamstow|E17;Leyton|E10
Stratford|E15;Canary Wharf|E14;Isle of Dogs|E14;Greenwich|SE10;Blackheath|SE3;Deptford|SE8;New Cross|SE14;Lewisham|SE13;Crystal Palace|SE19;Dulwich|SE21
Elephant and Castle|SE1;Elephant & Castle|SE1;Kings Cross|N1;King's Cross|N1;Angel|N1;St Pancras|WC1H;Soho|W1;Mayfair|W1;Marylebone|W1;Covent Garden|WC2
Isle of Skye|IV51;Skye|IV51;Isle of Mull|PA75;Mull|PA75;Islay|PA42;Orkney|KW15;Shetland|ZE1;Isle of Lewis|HS1;Arran|KA27;Isle of Bute|PA20
Isle of Man|IM1;Jersey|JE2;Guernsey|GY1;Scilly|TR21;Isles of Scilly|TR21;Anglesey|LL77;Sir Fon|LL77;Ynys Mon|LL77;Hayling Island|PO11;Isle of Sheppey|ME12
Canvey Island|SS8;Mersea|CO5;Holy Island|TD15;Portland|DT5;Wirral|CH41;Caernarfonshire|LL55;Merionethshire|LL40;Montgomeryshire|SY21;Radnorshire|LD1
Brecknockshire|LD3;Cardiganshire|SA43;Carmarthenshire|SA31;Flintshire|CH7;Denbighshire|LL15;Monmouthshire|NP25;Glamorgan|CF10;Gwent|NP20;Dyfed|SA31;Clwyd|LL18
Westmorland|LA9;Cumberland|CA1;Huntingdonshire|PE29;Rutland|LE15;Middlesex|HA1;Salop|SY1;Shropshire|SY1;East Riding|HU17;North Riding|YO7;West Riding|LS1
Berwickshire|TD3;Roxburghshire|TD5;Selkirkshire|TD7;Peeblesshire|EH45;Kirkcudbrightshire|DG6;Wigtownshire|DG9;Ayrshire|KA7;Lanarkshire|ML1;Renfrewshire|PA1;Dunbartonshire|G82
Kinross-shire|KY13;Clackmannanshire|FK10;Banffshire|AB45;Nairnshire|IV12;Ross-shire|IV15;Sutherland|KW10;Caithness|KW1;Argyll|PA31;Inverness-shire|IV2;Fife|KY1
Co Down|BT30;County Down|BT30;Co. Antrim|BT41;Tyrone|BT78;Fermanagh|BT74;Armagh|BT61;Derry|BT48;Doire|BT48;Béal Feirste|BT1;An tIúr|BT35
Caerdydd|CF10;Abertawe|SA1;Casnewydd|NP20;Wrecsam|LL11;Aberystwyth|SY23;Aberteifi|SA43;Caerfyrddin|SA31;Hwlffordd|SA61;Y Barri|CF62;Pen-y-bont|CF31
Merthyr Tudful|CF47;Llanelli|SA15;Y Drenewydd|SY16;Yr Wyddgrug|CH7;Y Fenni|NP7;Trefynwy|NP25;Cas-gwent|NP16;Dinbych|LL16;Rhuthun|LL15;Treffynnon|CH8
Tyddewi|SA62;Aberhonddu|LD3;Llandudno|LL30;Bae Colwyn|LL29;Caergybi|LL65;Porthmadog|LL49;Dolgellau|LL40;Castell-nedd|SA11;Dinbych-y-pysgod|SA70;Abergwaun|SA65
Inbhir Nis|IV1;Dùn Èideann|EH1;Glaschu|G1;Obar Dheathain|AB10;Steòrnabhagh|HS1;An Gearasdan|PH33;Peairt|PH1;Dùn Dè|DD1;Sruighlea|FK8;Port Rìgh|IV51
St Ives|PE27;Saint Albans|AL1;St. Andrews|KY16;Bury St Edmunds|IP33;St Neots|PE19;Newcastle|NE1;Newcastle under Lyme|ST5;Stoke|ST1;Hull|HU1;Kings Lynn|PE30
E1O|E10;SE1O|SE10;N1O|N10;SW1P|SW1;W1D|W1;EC1V|EC1;m2o|M20;EH1O|EH10;BSl|BS1;LS6 3|LS6;cf24 1aa|CF24
Birmingam|B1;Edinburg|EH1;Glasgo|G1;Lester|LE1;Glouster|GL1;Worster|WR1;Readin|RG1;Brighten|BN1;Southamton|SO14;Middlesborough|TS1
Hudersfield|HD1;Scarbrough|YO11;Shrewsberry|SY1;Slouth|SL1;Ipswitch|IP1;Bournmouth|BH1;Harrowgate|HG1;Chelmsford essex|CM1;Ashford kent|TN23;Newport wales|NP20
`;
