/* More typed places, with typing errors, abbreviations and words around the name; columns as in typed-places.ts. */
export const furtherTypedPlaces = `
Beeston|NG9;West Bridgford|NG2;Hyson Green|NG7;Lenton|NG7;Sherwood|NG5;Mapperley|NG3;Clarendon Park|LE2;Oadby|LE2;Wigston|LE18;Stoneygate|LE2;Earlsdon|CV5;Tile Hill|CV4
Kenilworth|CV8;Leamington|CV32;Leamington Spa|CV32;Wombourne|WV5;Bilston|WV14;Sedgley|DY3;Stourbridge|DY8;Halesowen|B63;Smethwick|B66;Aston|B6;Bournville|B30;Stirchley|B30
Boldmere|B73;Redditch|B97;Bromsgrove|B61;Kidderminster|DY10;Malvern|WR14;Ledbury|HR8;Ross on Wye|HR9;Ludlow|SY8;Oswestry|SY11;Telford|TF3;Ironbridge|TF8;Hanley|ST1
Burslem|ST6;Leek|ST13;Uttoxeter|ST14;Burton|DE14;Burton on Trent|DE14;Ilkeston|DE7;Long Eaton|NG10;Matlock|DE4;Buxton|SK17;Glossop|SK13;New Mills|SK22;Bakewell|DE45
Chesterfield|S40;Worksop|S80;Retford|DN22;Gainsborough|DN21;Skegness|PE25;Boston|PE21;Spalding|PE11;Stamford|PE9;Sleaford|NG34;Grimsby|DN31;Cleethorpes|DN35;Scunthorpe|DN15
Goole|DN14;Hornsea|HU18;Beverley|HU17;Bridlington|YO15;Filey|YO14;Scarborough|YO11;Whitby|YO21;Pickering|YO18;Helmsley|YO62;Thirsk|YO7;Ripon|HG4;Knaresborough|HG5
Skipton|BD23;Ilkley|LS29;Otley|LS21;Guiseley|LS20;Hebden Bridge|HX7;Todmorden|OL14;Holmfirth|HD9;Saltaire|BD18;Heaton Chapel|SK4;Urmston|M41;Fallowfield|M14;Salford Quays|M50
Ramsbottom|BL0;Rawtenstall|BB4;Clitheroe|BB7;Garstang|PR3;Lytham|FY8;Ormskirk|L39;Formby|L37;Hoylake|CH47;West Kirby|CH48;Nantwich|CW5;Knutsford|WA16;Alderley Edge|SK9
Sale|M33;Altrincham|WA14;Kendal|LA9;Ambleside|LA22;Keswick|CA12;Barrow|LA14;Workington|CA14;Hexham|NE46;Alnwick|NE66;Morpeth|NE61;Berwick|TD15;Berwick upon Tweed|TD15
Blyth|NE24;Heaton|NE6;Fenham|NE4;Gateshead|NE8;South Shields|NE33;Seaham|SR7;Consett|DH8;Bishop Auckland|DL14;Barnard Castle|DL12;Redcar|TS10;Stockton|TS18;Thornaby|TS17
Yarm|TS15;Galashiels|TD1;Kelso|TD5;Hawick|TD9;Peebles|EH45;North Berwick|EH39;Dunbar|EH42;Musselburgh|EH21;Livingston|EH54;Linlithgow|EH49;Dunfermline|KY11;Cupar|KY15
Anstruther|KY10;Pitlochry|PH16;Aviemore|PH22;Fort William|PH33;An Gearasdan|PH33;Inbhir Nis|IV1;Glaschu|G1;Dùn Èideann|EH1;Obar Dheathain|AB10;Dùn Dè|DD1;Ullapool|IV26;Portree|IV51
Oban|PA34;Tobermory|PA75;Stornoway|HS1;Steòrnabhagh|HS1;Lerwick|ZE1;Kirkwall|KW15;Thurso|KW14;Wick|KW1;Elgin|IV30;Peterhead|AB42;Stonehaven|AB39;Montrose|DD10
Broughty Ferry|DD5;Kirriemuir|DD8;Bearsden|G61;Paisley|PA1;Kelvinside|G12;Hyndland|G12;Easterhouse|G34;Largs|KA30;Troon|KA10;Stranraer|DG9;Dumfries|DG1;Lurgan|BT66
Portadown|BT62;Ballymena|BT43;Bangor|BT20;Newtownards|BT23;Lisburn|BT28;Portrush|BT56;Enniskillen|BT74;Omagh|BT78;Strabane|BT82;Finaghy|BT10;Penarth|CF64;Barry|CF62
Caerphilly|CF83;Caerffili|CF83;Pontypridd|CF37;Aberdâr|CF44;Aberdare|CF44;Ystradgynlais|SA9;Gorseinon|SA4;Haverfordwest|SA61;Tenby|SA70;Milford Haven|SA73;Machynlleth|SY20;Newtown Powys|SY16
Bala|LL23;Pwllheli|LL53;Rhyl|LL18;Y Rhyl|LL18;Prestatyn|LL19;Mold|CH7;Wrexham|LL11;Llangefni|LL77;Abersoch|LL53;Monmouth|NP25;Chepstow|NP16;Cwmbran|NP44
Ebbw Vale|NP23;Glyn Ebwy|NP23;Tredegar|NP22;Treorci|CF42;Penzance|TR18;Falmouth|TR11;St Ives Cornwall|TR26;Bude|EX23;Saltash|PL12;Totnes|TQ9;Brixham|TQ5;Exmouth|EX8
Sidmouth|EX10;Barnstaple|EX31;Minehead|TA24;Glastonbury|BA6;Frome|BA11;Shepton Mallet|BA4;Yeovil|BA20;Weston super Mare|BS23;Clevedon|BS21;Bradley Stoke|BS32;Fishponds|BS16;Southville|BS3
St Pauls Bristol|BS2;Stroud|GL5;Cirencester|GL7;Tetbury|GL8;Marlborough|SN8;Devizes|SN10;Swanage|BH19;Boscombe|BH5;Wareham|BH20;Bridport|DT6;Lymington|SO41;Eastleigh|SO50
Southsea|PO5;Cowes|PO31;Ryde|PO33;Ventnor|PO38;Bognor|PO21;Bognor Regis|PO21;Worthing|BN11;Kemptown|BN2;Hove|BN3;Lewes|BN7;Hastings|TN34;St Leonards|TN37
Rye|TN31;Whitstable|CT5;Margate|CT9;Ramsgate|CT11;Deal|CT14;Hythe Kent|CT21;Tonbridge|TN9;Tunbridge Wells|TN1;Sevenoaks|TN13;Chatham|ME4;Sittingbourne|ME10;Southend|SS1
Leigh on Sea|SS9;Clacton|CO15;Harwich|CO12;Saffron Walden|CB10;Newmarket|CB8;Felixstowe|IP11;Aldeburgh|IP15;Lowestoft|NR32;Great Yarmouth|NR30;Cromer|NR27;Diss|IP22;Wymondham|NR18
Hitchin|SG5;Letchworth|SG6;Welwyn Garden City|AL8;Watford|WD17;Tring|HP23;Abingdon|OX14;Bicester|OX26;Witney|OX28;Didcot|OX11;Henley|RG9;Caversham|RG4;Wokingham|RG40
Bracknell|RG12;Windsor|SL4;Maidenhead|SL6;High Wycombe|HP11;Marlow|SL7;Wolverton|MK12;Leighton Buzzard|LU7;Peckham Rye|SE15;Nunhead|SE15;Catford|SE6;Sydenham|SE26;Forest Hill|SE23
Brockley|SE4;Woolwich|SE18;Thamesmead|SE28;Eltham|SE9;Walworth|SE17;Kennington|SE11;Stockwell|SW9;Earlsfield|SW18;Wimbledon|SW19;Raynes Park|SW20;Mile End|E3;Bethnal Green|E2
Whitechapel|E1;Wapping|E1W;Limehouse|E14;Poplar|E14;Leytonstone|E11;Chingford|E4;Plaistow|E13;East Ham|E6;Wood Green|N22;Holloway|N7;Highbury|N5;Finchley|N3
Golders Green|NW11;Colindale|NW9;Cricklewood|NW2;Willesden|NW10;Harlesden|NW10;Queens Park|NW6;Maida Vale|W9;Paddington|W2;Ladbroke Grove|W10;White City|W12;Hanwell|W7;Southall|UB1
Twickenham|TW1;Surbiton|KT6;Mitcham|CR4;Purley|CR8;near Bristol|BS1;nr Oxford|OX1;around Exeter|EX1;in Hull|HU1;Leeds area|LS1;Manchester city centre|M1;central London|W1;North London|N7
South East London|SE15;greater manchester|M1;leed|LS1;mancester|M1;brimingham|B1;brum|B1;toon|NE1;glasgo|G1;edinbrugh|EH1;liverpol|L1;sheffeild|S1;notingham|NG1
leicster|LE1;bornmouth|BH1;cardif|CF10;swansee|SA1;aberdean|AB10;middlesborough|TS1;scarbrough|YO11;harrowgate|HG1;wolverhamton|WV1;gloster|GL1;loughboro|LE11;peterboro|PE1
tunbridge|TN1;jesmund|NE2;walthamstowe|E17;hackny|E8;peckam|SE15;islingtn|N1;tottenam|N17;LS6 2AB|LS6;ls62ab|LS6;SW1A1AA|SW1A;m1 1ae|M1;BSI|BS1
B5 7UU|B5;eh1o|EH10;NE l|NE1;CF1O 3AT|CF10;g12 8qq|G12;bt9 5ab|BT9;L1 8JQ|L1;e14 5ab|E14;MK|MK9;S Yorks|S1;W Yorks|LS1;N Wales|LL30
south wales|CF10;Notts|NG1;Lincs|LN1;Herts|AL1;Beds|MK40;Bucks|HP20;Berks|RG1;Wilts|SN1;Hants|SO23;Northants|NN1;Cambs|CB1;Lancs|PR1
Leics|LE1;Staffs|ST1;Worcs|WR1;Glos|GL1;Oxon|OX1;Northumberland|NE61;Cheshire|CH1;the Wirral|CH41;Lake District|LA22;Cotswolds|GL54;Peak District|DE45;New Forest|SO43
Isle of Wight|PO30;Scottish Borders|TD1;East Anglia|NR1;West Midlands|B1;Home Counties|GU1;Tyneside|NE1;Teesside|TS1;Merseyside|L1;Highlands|IV1;Dumfries and Galloway|DG1;Moray|IV30;Angus|DD8
Perthshire|PH1;Stirlingshire|FK8;East Lothian|EH41;Co Fermanagh|BT74;Bute|PA20
`;
