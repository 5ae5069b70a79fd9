/** name|outcode */
export const landmarks = `
NEC Birmingham|B40
Metro Centre|NE11
Lakeside Thurrock|RM20
Stonehenge|SP4
`;

/** Gaelic and Irish names of towns, and Derry: name|outcode of the centre. */
export const gaelicNames = `
Dùn Èideann|EH1
Glaschu|G1
Obar Dheathain|AB10
Inbhir Nis|IV1
Dùn Dè|DD1
Peairt|PH1
Sruighlea|FK8
Inbhir Àir|KA7
Cill Mheàrnaig|KA1
Pàislig|PA1
An Eaglais Bhreac|FK1
Dùn Phàrlain|KY12
Cair Chaladain|KY1
Dùn Phris|DG1
Steòrnabhagh|HS1
An Gearasdan|PH33
An t-Òban|PA34
Port Rìgh|IV51
Inbhir Ùige|KW1
Inbhir Theòrsa|KW14
Ceann Phàdraig|AB43
Baile a' Chloichrigh|PH16
Cille Rìmhinn|KY16
Lìte|EH6
Ulapul|IV26
Baile Dhubhthaich|IV19
Béal Feirste|BT1
Doire|BT48
Derry|BT48
Doire Cholmcille|BT48
Ard Mhacha|BT61
An tIúr|BT35
Lios na gCearrbhach|BT28
Beannchar|BT20
Baile na Mainistreach|BT37
Cúil Raithin|BT52
An Ómaigh|BT78
Dún Geanainn|BT71
Inis Ceithleann|BT74
An Baile Meánach|BT43
Aontroim|BT41
Dún Pádraig|BT30
Carraig Fhearghais|BT38
Latharna|BT40
An Srath Bán|BT82
Lorgain|BT66
Port an Dúnáin|BT62
Léim an Mhadaidh|BT49
Baile Nua na hArda|BT23
Port Rois|BT56
Port Stíobhaird|BT55
Machaire Fíolta|BT45
An Chorr Chríochach|BT80
`;

/** Nicknames, abbreviations and misspelt names, which are not shown: name|outcode of the centre. */
export const nicknames = `
Brum|B1
Brummagem|B1
Bham|B1
B'ham|B1
Manc|M1
Manny|M1
MCR|M1
L'pool|L1
Lpool|L1
LDN|EC1A
Brizzle|BS1
N'castle|NE1
L'Derry|BT48
Tun Wells|TN1
High Wyc|HP11
High Wickham|HP11
Chelt|GL50
Scarboro|YO11
Skeggy|PE25
Skegvegas|PE25
Teeside|TS1
Kings X|N1
Weston-s-Mare|BS23
Newcastle u Lyme|ST5
Sheff|S1
Leam|CV32
Edinbra|EH1
Auld Reekie|EH1
Glesga|G1
Glesgae|G1
Brid|YO15
Donny|DN1
Hudds|HD1
Pompey|PO1
Soton|SO14
So'ton|SO14
NCL|NE1
Toon|NE1
The Toon|NE1
Glesca|G1
Embra|EH1
Bristle|BS1
Granite City|AB10
Sunlun|SR1
Boro|TS1
Nottm|NG1
Wolvo|WV1
Wolves|WV1
Cov|CV1
Lester|LE1
Worster|WR1
Wooster|WR1
Gloster|GL1
Brumingham|B1
MK|MK9
Weston|BS23
Hebden|HX7
Ebbw|NP23
Aycliffe|DL5
Leighton|LU7
Lboro|LE11
Pboro|PE1
WGC|AL8
Chelters|GL50
Kiddy|DY10
Skem|WN8
Accy|BB5
Bury St Eds|IP33
Edinborough|EH1
Edinboro|EH1
Glouster|GL1
Caernarvon|LL55
Carnarvon|LL55
Portmadoc|LL49
Derry Londonderry|BT48
Londonderry Derry|BT48
`;
