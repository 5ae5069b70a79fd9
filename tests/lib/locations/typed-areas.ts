/*
 * What people type into the place field, written without knowing the gazetteer: typed|outcodes, of which one has to be
 * inside!and an outcode outside.
 */
export const typedAreas = `
SW1A 1AA|SW1A
sw1a2aa|SW1A
SWIA 1AA|SW1A
M16 ORA|M16
m160ra|M16
LS11 OES|LS11
L4 OTH|L4
0X1 3BG|OX1
S014 5FP|SO14
CF10 1NS|CF10
eh12 5pj|EH12
G40  3RE|G40
bt1 5gs|BT1
NE1-4ST|NE1
B33 8TH Birmingham|B33
York YO1 7HH|YO1
ng25fj|NG2
HA9 OWS|HA9
PO4 8RA.|PO4
M20 2|M20
LS6 Headingley|LS6
Headingley, LS6|LS6
M20 didsbury|M20
peckham se15|SE15
SE 15|SE15
N.W.3|NW3
clifton (BS8)|BS8
Bristol BS3|BS3
E17 walthamstow london|E17
Jesmond NE2|NE2
leeds 6|LS6
glasgow g12|G12
Sheffield S10 area|S10
cardiff CF24 roath|CF24
BT9 belfast|BT9
Ashford Kent|TN23,TN24!TW15
Ashford Middlesex|TW15!TN23
Newport Isle of Wight|PO30!NP20
newport shropshire|TF10!NP20
newport gwent|NP20,NP19!PO30
Richmond N Yorks|DL10!TW9
richmond surrey|TW9,TW10!DL10
Whitchurch, Shropshire|SY13!CF14
whitchurch hants|RG28!SY13
Whitchurch Cardiff|CF14!SY13
Gillingham Dorset|SP8!ME7
gillingham, kent|ME7,ME8!SP8
St Ives Cornwall|TR26!PE27
st. ives cambs|PE27!TR26
bangor co down|BT19,BT20!LL57
Bangor Gwynedd|LL57!BT20
Boston Lincs|PE21
Washington Tyne and Wear|NE37,NE38
Hythe Kent|CT21!SO45
hythe southampton|SO45!CT21
Wells somerset|BA5!NR23
Wells next the sea|NR23!BA5
Bury Lancs|BL9,BL8!IP33
bury st eds|IP33,IP32!BL9
Hayes Middx|UB3,UB4!BR2
Farnham Surrey UK|GU9,GU10
Beeston Nottingham|NG9!LS11
Beeston Leeds|LS11!NG9
Hebden Bridge W Yorks|HX7
bromsgrove worcs|B60,B61
Kirkby Liverpool|L32,L33
perth scotland|PH1,PH2
edinborough|EH1,EH2,EH3
middlesborough|TS1,TS3
leominister|HR6
loughbrough|LE11
Brimingham|B1,B2
manchseter|M1,M2
newcaslte upon tyne|NE1
leister|LE1
Worchester|WR1
gloster|GL1
Huddersfeild|HD1
Macclesfeild|SK10,SK11
aberdean|AB10,AB11
bornemouth|BH1
southhampton|SO14,SO15
Northhampton|NN1
wolverhamton|WV1
Peterbrough|PE1
Guilford|GU1
cambrige|CB1
ipswitch|IP1
Harrowgate|HG1,HG2
scunthrope|DN15,DN16
Rotheram|S60,S65
leamington spar|CV31,CV32
Kidderminister|DY10,DY11
Aberystwith|SY23
wrexam|LL11,LL13
Merthyr Tidfil|CF47,CF48
enniskillin|BT74
Kirkaldy|KY1,KY2
dumfermline|KY11,KY12
Musselborough|EH21
bridgewater somerset|TA6
Weston super mere|BS22,BS23
Barnstable devon|EX31,EX32
biddeford|EX39
Bishop Stortford|CM23
kings lyn|PE30
berkhampstead|HP4
Towchester|NN12
Stornaway|HS1
Herts|AL1,SG1,WD17!NG1
beds|MK40,LU1,SG18!NN1
Bucks|HP20,HP11,MK18!OX1
Notts|NG18,NG24,NG1!LE1
wilts|SN15,SP1,BA14!RG1
Hants|SO23,RG21,GU34!BN1
Glos|GL1,GL50!WR1
lancs|PR1,BB11,LA1!LS1
N Yorks|HG1,YO11,DL10!S1
Staffs|ST16,WS13!CV1
Oxon|OX1,OX16!GU1
northants|NN1,NN16!LE1
Lincs|LN1,PE21,NG31!LE1
Berks|RG1,SL4,RG14!GU1
w.yorks|LS1,BD1,HD1!S1
S Yorks|S1,DN1,S70!LS1
Co Durham|DH1,DL14!YO1
e sussex|BN7,TN34!CT1
W Sussex|RH10,PO19!TN34
Gtr Manchester|M1,OL1,BL1!LS1
IOW|PO30,PO33!PO1
Salop|SY1,SY2,SY3!HR1
soton|SO14,SO15
Pompey|PO1,PO2
wolves|WV1
Nott'm|NG1
Tun Wells|TN1,TN2
MK|MK9,MK6
stoke|ST1,ST4
Hull|HU1,HU2
B'ham|B1,B2
L'pool|L1
High Wyc|HP11,HP13
Cov|CV1
chelt|GL50
Brum|B1
Donny|DN1
scarboro|YO11,YO12
Skeggy|PE25
L'Derry|BT48,BT47
derry|BT48,BT47
Auld Reekie|EH1
black country|DY1,DY2,B70
the potteries|ST1,ST4
Moseley Birmingham|B13
selly oak|B29
Jewellery Quarter B'ham|B18,B3,B1
Chorlton cum Hardy|M21
Ancoats|M4
fallowfield manchester|M14
Northern quarter manchester|M4,M1
aigburth|L17
Chapel Allerton Leeds|LS7
byker newcastle|NE6
Hillsborough Sheffield|S6
Easton Bristol|BS5
Leith|EH6
portobello edinburgh|EH15
Dennistoun glasgow|G31
Mumbles|SA3
West Bridgford|NG2
Kemptown Brighton|BN2
southsea|PO4,PO5
Jericho oxford|OX2
Croydon London|CR0
brixton london|SW2,SW9
Clapham Junction|SW11
elephant & castle|SE1,SE17
Isle of dogs|E14
Muswell hill N10|N10
Hammersmith and Fulham|W6,SW6
LB Lewisham|SE13,SE6
Tower Hamlets|E1,E3,E14
Haringey|N22,N17,N8
Barking & Dagenham|IG11,RM9,RM10
Kings X|N1C,N1,WC1X
seven sisters london|N15
SE London|SE15,SE13!NW1
East London|E1,E8,E17!W5
north london|N1,N8,N22!SE15
central london|W1D,WC2N,EC1A
North Devon|EX31,EX39!PL1
South Wales|CF10,SA1!LL11
north wales|LL30,LL57!CF10
Mid Wales|LD1,SY18,SY20!CF10
West Lothian|EH54,EH48!G1
North Somerset|BS23,BS21!EX1
South Tyneside|NE33,NE34
north east england|NE1,SR1!M1
East Anglia|NR1,IP1!BN1
East Kilbride|G74,G75
Middlesex|UB8,HA1,TW3!CR0
Cleveland|TS1,TS24,TS18!YO1
Avon|BS1,BA1,BS23!EX1
Humberside|HU1,DN31,DN15!LS1
Grampian|AB10,IV30!DD1
Strathclyde|G1,KA1,PA1!EH1
tayside|DD1,PH1!AB10
Gwent|NP20,NP44!CF10
Dyfed|SA31,SA61,SY23!CF10
Clwyd|LL11,LL18!CF10
mid glam|CF37,CF47!NP20
Rutland|LE15!NG1
Westmorland|LA9,LA23!M1
Argyll & Bute|PA34,PA20!EH1
south lanarkshire|ML3,G74!EH1
Dumfries and galloway|DG1,DG9!EH1
Clackmannanshire|FK10!G1
Perth & Kinross|PH1,KY13!AB10
western isles|HS1,HS2!IV1
Orkney|KW15,KW16,KW17!ZE1
Shetland Isles|ZE1,ZE2!KW15
Isle of Skye|IV51,IV49!IV1
portree skye|IV51
isle of mull|PA75,PA72
Arran|KA27
Islay|PA42,PA43
Co Antrim|BT41,BT43!BT74
county fermanagh|BT74,BT92!BT1
Tyrone|BT78,BT79!BT20
Co. Armagh|BT61,BT60!BT74
Newry Co Down|BT34,BT35
lisburn n ireland|BT27,BT28
Newtownards|BT23
portrush|BT56
carrick fergus|BT38
Omagh co tyrone|BT78,BT79
Caerdydd|CF10,CF11
Abertawe|SA1
Ynys Môn|LL65,LL77!LL11
ynys mon|LL65,LL77!LL11
Llŷn Peninsula|LL53
Sir Benfro|SA61,SA70!CF10
Ceredigion|SY23,SA48!CF10
Dinbych-y-Pysgod|SA70
betws y coed|LL24
Blaenau Festiniog|LL41
Southend on sea|SS1,SS2
Clacton|CO15
Gt Yarmouth|NR30,NR31
Bognor|PO21,PO22
lytham st annes|FY8
cleethorps|DN35
burnham on sea|TA8!CM0
Burnham on crouch|CM0!TA8
Heathrow|TW6
gatwick airport|RH6
East Midlands airport|DE74
near Bluewater|DA9
Trafford Centre|M17
Metro Centre Gateshead|NE11
lakeside thurrock|RM20
Alton Towers|ST10
nr Stonehenge|SP4
NEC Birmingham|B40,B37
st andrews fife|KY16
Egham Surrey|TW20
Catterick Garrison|DL9
aldershot|GU11,GU12
Tidworth|SP9
RAF Lossiemouth|IV31
brize norton|OX18
Lake District|CA12,LA22!M1
Peak District|DE45,S33,SK17!LE1
yorkshire dales|BD23,DL8!S1
Snowdonia|LL55,LL24!CF10
New Forest|SO43,SO42!BN1
West Midlands|B1,CV1,WV1!M1
Home Counties|GU1,AL1,HP20!M1
scottish highlands|IV1,IV2!G1
Scilly Isles|TR21
isle of sheppey|ME12
Teeside|TS1,TS18!LS1
Wirral|CH41,CH43,CH62!M1
Deansgate Manchester|M3
sauchiehall st glasgow|G2,G3
Princes Street Edinburgh|EH2
gloucester road bristol|BS7
Temple Meads Bristol|BS1
Cowley Road oxford|OX4
lisburn rd belfast|BT9
Ashton under lyne|OL6,OL7
chester le street|DH3
Newcastle under Lyme|ST5!NE1
ashby de la zouch|LE65
Stow on the wold|GL54
Barrow in furness|LA14
Kingston upon hull|HU1
haworth|BD22
Robin Hoods Bay|YO22
eyam derbyshire|S32
`;
