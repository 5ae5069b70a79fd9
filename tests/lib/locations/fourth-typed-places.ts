/*
 * What people type into the place field, written without knowing the gazetteer: typed|outcode that has
 * to be in the first suggestion.
 */
export const fourthTypedPlaces = `
Headingley|LS6;chapel allerton|LS7;Roundhay|LS8;hyde park leeds|LS6;Chorlton|M21;Didsbury|M20;ancoats|M4;Levenshulme|M19;Moss Side|M14;northern quarter|M4
Moseley|B13;kings heath|B14;Harborne|B17;digbeth|B5;Jewellery Quarter|B18;selly oak|B29;Bedminster|BS3;Clifton, Bristol|BS8;stokes croft|BS1;Easton Bristol|BS5
Fishponds|BS16;Jesmond|NE2;byker|NE6;gosforth newcastle|NE3;Toxteth|L8;aigburth|L17;Wavertree|L15;Baltic Triangle|L1;Kelham Island|S3;crookes|S10
Meersbrook|S8;Hillsborough Sheffield|S6;Partick|G11;dennistoun|G31;Finnieston|G3;Shawlands|G41;Leith|EH6;Bruntsfield|EH10;stockbridge edinburgh|EH3;Portobello|EH15
Roath|CF24;pontcanna|CF11;Splott|CF24;Ballyhackamore|BT4;stranmillis|BT9;Sneinton|NG2;West Bridgford|NG2;clarendon park|LE2;Portswood|SO17;bitterne|SO18
Kemptown|BN2;north laine|BN1;Plymstock|PL9;mutley|PL4;Peckham|SE15;walthamstow|E17;shepherds bush|W12;Elephant & Castle|SE1;Southsea|PO5;Ludlow|SY8
hexham|NE46;Alnwick|NE66;Skipton|BD23;Louth|LN11;Stamford|PE9;Oakham|LE15;Frome|BA11;bridport|DT6;Totnes|TQ9;Tavistock|PL19
Hitchin|SG4;saffron walden|CB10;Diss|IP22;Framlingham|IP13;Thame|OX9;Tetbury|GL8;Ledbury|HR8;Leominster|HR6;Kendal|LA9;Barnard Castle|DL12
hebden bridge|HX7;Todmorden|OL14;Leek|ST13;Tenterden|TN30;Melton Mowbray|LE13;Crediton|EX17;Ormskirk|L39;Clitheroe|BB7;Wantage|OX12;Retford|DN22
Beccles|NR34;Whitby|YO21;Skegness|PE25;cromer|NR27;Southwold|IP18;Whitstable|CT5;Margate|CT9;Rye|TN31;Bognor|PO21;Swanage|BH19
Bude|EX23;Ilfracombe|EX34;lytham st annes|FY8;Whitley Bay|NE26;Saltburn|TS12;clacton|CO15;Padstow|PL28;Stevenage|SG1;Harlow|CM18;Skelmersdale|WN8
Peterlee|SR8;Newton Aycliffe|DL5;Corby|NN17;Washington|NE37;Cramlington|NE23;welwyn garden city|AL7;Runcorn|WA7;Abertawe|SA1;Caerdydd|CF10;casnewydd|NP19
Wrecsam|LL11;Yr Wyddgrug|CH7;wyddgrug|CH7;Y Fenni|NP7;Trefynwy|NP25;Cas-gwent|NP16;cas gwent|NP16;Y Gelli Gandryll|HR3;Aberhonddu|LD3;Y Trallwng|SY21
Y Drenewydd|SY16;Aberteifi|SA43;Hwlffordd|SA61;dinbych y pysgod|SA70;Dinbych|LL16;Llanelwy|LL17;st asaph|LL17;Caernarvon|LL54;Caergybi|LL65;Porthaethwy|LL59
Beaumaris|LL58;Y Bala|LL23;y barri|CF62;pen y bont ar ogwr|CF31;Castell-nedd|SA10;Merthyr Tudful|CF47;Llanilltud Fawr|CF61;Caerffili|CF83;Llanymddyfri|SA20;Tyddewi|SA62
betws y coed|LL24;llanfairpwll|LL61;Mumbles|SA3;Ynys Mon|LL65;Sir Benfro|SA61;Bro Morgannwg|CF61;Oban|PA34;Inbhir Nis|IV1;Glaschu|G1;Dun Eideann|EH1
Embra|EH1;Steòrnabhagh|HS1;An Gearasdan|PH33;Port Rìgh|IV51;Tobermory|PA75;Kirkwall|KW15;lerwick|ZE1;Isle of Arran|KA27;arran|KA27;Isle of Barra|HS9
Tiree|PA77;Iona|PA76;isle of bute|PA20;Millport|KA28;Kirkcudbright|DG6;Milngavie|G62;Cumbernauld|G67;east kilbride|G74;Broughty Ferry|DD5;Aviemore|PH22
Auchtermuchty|KY14;Skye|IV51;Orkney|KW15;Na h-Eileanan Siar|HS1;western isles|HS1;Lisburn|BT27;newry|BT34;Omagh|BT78;Enniskillen|BT74;coleraine|BT51
Ballymena|BT42;Ballymoney|BT53;Bangor Co Down|BT19;newcastle co down|BT33;Derry|BT47;Londonderry|BT47;L'Derry|BT47;Derry/Londonderry|BT47;Carrickfergus|BT38;Portrush|BT56
Portstewart|BT55;Dungannon|BT70;Holywood|BT18;Magherafelt|BT45;newtownards|BT23;Rathlin Island|BT54;Co. Antrim|BT41;county down|BT30;Fermanagh|BT74;Black Country|DY1
Peak District|DE45;the cotswolds|GL54;the Wirral|CH41;The Fens|PE15;Home Counties|GU1;Tyneside|NE1;the Borders|TD1;East Anglia|NR1;west country|EX1;New Forest|SO41
lake district|LA22;Kent|ME1;Norfolk|NR1;Middlesex|UB8;Huntingdonshire|PE28;Merseyside|L1;Tyne & Wear|NE1;Greater Manchester|M1;South Yorks|S1;East Riding|HU17
Humberside|HU1;IOW|PO30;Thanet|CT9;Forest of Dean|GL14;Yorkshire Dales|BD23;North York Moors|YO62;Teesside|TS1;The Potteries|ST1;Exmoor|TA24;Dartmoor|TQ13
Norfolk Broads|NR12;Chilterns|HP5;Herts|AL1;Salop|SY1;Fife|KY1;Dumfries & Galloway|DG1;Snowdonia|LL55;South East London|SE1;B'ham|B1;Mcr|M1
Soton|SO14;L'pool|L1;nottm|NG1;newcastle upon tyne|NE1;newcastle under lyme|ST5;kings lynn|PE30;leamington spa|CV31;tunbridge wells|TN1;saint albans|AL1;st. austell|PL25
st ives cornwall|TR26;bury st edmonds|IP33;weston super mare|BS23;bishops stortford|CM23;stratford on avon|CV37;berwick on tweed|TD15;nr skipton|BD23;near Hexham|NE46;edinborough|EH1;midlesborough|TS1
lougborough|LE11;glouster|GL1;shrewsberry|SY1;hudersfield|HD1;bornemouth|BH1;barrow in furness|LA13;ls6 2|LS6;bs66jj|BS6;sw1a1aa|SW1A;m20|M20
ec1v 4|EC1V;EH6  5|EH6;cf24 4h|CF24;bt9-6|BT9;s017|SO17;p030 1|PO30;G12,8qq|G12;Tr18.|TR18
st annes|FY8;nidderdale|HG3;the weald|TN17;north pennines|DL13;salisbury plain|SP4;edinboro|EH1
`;
