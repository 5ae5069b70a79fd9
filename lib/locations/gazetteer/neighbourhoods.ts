/** Well-known ones and airports, preferred to smaller places of the same name: name|outcode. */
export const neighbourhoods = `
Acton|W3
Angel|N1
Archway|N19
Balham|SW12
Barbican|EC2Y
Barnes|SW13
Barnsbury|N1
Battersea|SW11
Bayswater|W2
Beckenham|BR3
Beckton|E6
Belsize Park|NW3
Bermondsey|SE16
Bethnal Green|E2
Blackfriars|EC4V
Blackheath|SE3
Bloomsbury|WC1A
Borough|SE1
Bounds Green|N11
Bow|E3
Brixton|SW2
Brixton Hill|SW2
Brockley|SE4
Bromley-by-Bow|E3
Brondesbury|NW6
Brook Green|W6
Camberwell|SE5
Camden Town|NW1
Canada Water|SE16
Canary Wharf|E14
Canning Town|E16
Canonbury|N1
Catford|SE6
Chalk Farm|NW1
Charlton|SE7
Chelsea|SW3
Chiswick|W4
Clapham|SW4
Clapham Common|SW4
Clapham Junction|SW11
Clapton|E5
Clerkenwell|EC1R
Cockfosters|EN4
Colindale|NW9
Covent Garden|WC2E
Cricklewood|NW2
Crouch End|N8
Crystal Palace|SE19
Cubitt Town|E14
Dalston|E8
De Beauvoir Town|N1
Deptford|SE8
Docklands|E14
Dollis Hill|NW2
Ealing Broadway|W5
Earl's Court|SW5
Earlsfield|SW18
East Dulwich|SE22
East Finchley|N2
East Ham|E6
Elephant and Castle|SE1
Eltham|SE9
Euston|NW1
Farringdon|EC1M
Finchley Central|N3
Finsbury|EC1V
Finsbury Park|N4
Fitzrovia|W1T
Forest Gate|E7
Forest Hill|SE23
Fulham|SW6
Golders Green|NW11
Gospel Oak|NW5
Greenwich Peninsula|SE10
Hackney Wick|E9
Haggerston|E8
Hammersmith|W6
Hampstead|NW3
Hampstead Garden Suburb|NW11
Hanwell|W7
Harlesden|NW10
Harringay|N8
Hendon|NW4
Herne Hill|SE24
Highbury|N5
Highgate|N6
Hither Green|SE13
Holborn|WC1V
Holland Park|W11
Holloway|N7
Homerton|E9
Honor Oak|SE23
Hornsey|N8
Hoxton|N1
Isle of Dogs|E14
Kennington|SE11
Kensal Green|NW10
Kensal Rise|NW10
Kensington|W8
Kentish Town|NW5
Kew|TW9
Kidbrooke|SE3
Kilburn|NW6
King's Cross|N1C
Kingsland|E8
Knightsbridge|SW1X
Ladbroke Grove|W10
Lancaster Gate|W2
Lee Green|SE12
Leicester Square|WC2H
Leyton|E10
Leytonstone|E11
Limehouse|E14
Little Venice|W9
London Bridge|SE1
London Fields|E8
Lower Clapton|E5
Maida Vale|W9
Manor House|N4
Manor Park|E12
Marylebone|W1U
Mayfair|W1K
Mile End|E3
Mill Hill|NW7
Millbank|SW1P
Millwall|E14
Muswell Hill|N10
Neasden|NW10
New Cross|SE14
Nine Elms|SW8
North Finchley|N12
Notting Hill|W11
Nunhead|SE15
Old Street|EC1V
Old Oak Common|NW10
Oval|SE11
Paddington|W2
Palmers Green|N13
Parsons Green|SW6
Peckham|SE15
Peckham Rye|SE15
Penge|SE20
Pimlico|SW1V
Plaistow|E13
Plumstead|SE18
Poplar|E14
Primrose Hill|NW1
Putney|SW15
Queen's Park|NW6
Queensway|W2
Ravenscourt Park|W6
Raynes Park|SW20
Roehampton|SW15
Rotherhithe|SE16
Royal Docks|E16
Seven Sisters|N15
Shadwell|E1W
Shepherd's Bush|W12
Shoreditch|E2
Silvertown|E16
Soho|W1D
South Bank|SE1
South Kensington|SW7
South Norwood|SE25
Southgate|N14
Spitalfields|E1
St John's Wood|NW8
St Paul's|EC4M
Stamford Hill|N16
Stepney|E1
Stockwell|SW9
Stoke Newington|N16
Stratford|E15
Streatham|SW16
Streatham Hill|SW2
Stroud Green|N4
Surbiton|KT6
Surrey Quays|SE16
Swiss Cottage|NW3
Sydenham|SE26
Tooting|SW17
Tooting Bec|SW17
Tottenham|N17
Tottenham Hale|N17
Totteridge|N20
Tower Hill|EC3N
Tufnell Park|N19
Tulse Hill|SW2
Turnham Green|W4
Twickenham|TW1
Upper Norwood|SE19
Upton Park|E6
Vauxhall|SW8
Victoria Park|E9
Walthamstow|E17
Wanstead|E11
Wapping|E1W
Waterloo|SE1
West Brompton|SW10
West Ham|E15
West Hampstead|NW6
West Kensington|W14
West Norwood|SE27
Westbourne Grove|W2
Westbourne Park|W11
White City|W12
Whitechapel|E1
Whetstone|N20
Willesden|NW10
Willesden Green|NW2
Wimbledon|SW19
Winchmore Hill|N21
Wood Green|N22
Woolwich|SE18
Worlds End|SW10
Ancoats|M4
Ardwick|M12
Blackley|M9
Burnage|M19
Castlefield|M3
Cheetham Hill|M8
Chorlton|M21
Chorlton-cum-Hardy|M21
Crumpsall|M8
Deansgate|M3
Didsbury|M20
Fallowfield|M14
Gorton|M18
Harpurhey|M9
Hulme|M15
Levenshulme|M19
Longsight|M13
Moss Side|M14
Northern Quarter|M4
Prestwich|M25
Rusholme|M14
Salford Quays|M50
Spinningfields|M3
Whalley Range|M16
Withington|M20
Wythenshawe|M22
Acocks Green|B27
Aston|B6
Bournville|B30
Digbeth|B5
Edgbaston|B15
Erdington|B23
Hall Green|B28
Handsworth|B21
Harborne|B17
Jewellery Quarter|B18
King's Heath|B14
Ladywood|B16
Longbridge|B31
Moseley|B13
Northfield|B31
Perry Barr|B42
Quinton|B32
Selly Oak|B29
Small Heath|B10
Sparkbrook|B11
Sparkhill|B11
Stirchley|B30
Chapel Allerton|LS7
Chapeltown|LS7
Cross Gates|LS15
Headingley|LS6
Holbeck|LS11
Horsforth|LS18
Hunslet|LS10
Hyde Park|W2
Kirkstall|LS5
Meanwood|LS6
Moortown|LS17
Oakwood|LS8
Roundhay|LS8
Seacroft|LS14
Woodhouse|LS2
Aigburth|L17
Allerton|L18
Anfield|L4
Everton|L5
Garston|L19
Mossley Hill|L18
Sefton Park|L17
Toxteth|L8
Walton|L4
Wavertree|L15
West Derby|L12
Woolton|L25
Bedminster|BS3
Bishopston|BS7
Brislington|BS4
Clifton|BS8
Cotham|BS6
Easton|BS5
Fishponds|BS16
Hengrove|BS14
Horfield|BS7
Hotwells|BS8
Montpelier|BS6
Redland|BS6
Southville|BS3
St George|BS5
St Werburghs|BS2
Stokes Croft|BS1
Totterdown|BS4
Westbury-on-Trym|BS9
Anderston|G3
Bearsden|G61
Dennistoun|G31
Finnieston|G3
Gorbals|G5
Govan|G51
Govanhill|G42
Hillhead|G12
Hyndland|G12
Kelvinbridge|G12
Kelvingrove|G3
Maryhill|G20
Merchant City|G1
Partick|G11
Pollokshields|G41
Shawlands|G41
Springburn|G21
Bruntsfield|EH10
Corstorphine|EH12
Gorgie|EH11
Leith|EH6
Marchmont|EH9
Morningside|EH10
Murrayfield|EH12
Portobello|EH15
Stockbridge|EH3
Tollcross|EH3
Canton|CF5
Cardiff Bay|CF10
Cathays|CF24
Grangetown|CF11
Llandaff|CF5
Llanishen|CF14
Pontcanna|CF11
Rhiwbina|CF14
Roath|CF24
Splott|CF24
Broomhill|S10
Crookes|S10
Ecclesall|S11
Kelham Island|S3
Meersbrook|S8
Nether Edge|S7
Walkley|S6
Byker|NE6
Fenham|NE4
Gosforth|NE3
Heaton|NE6
Stoneygate|LE2
Thamesmead|SE28
Jesmond|NE2
Ouseburn|NE6
Walker|NE6
Ballyhackamore|BT4
Cathedral Quarter|BT1
Lisburn Road|BT9
Ormeau|BT7
Stranmillis|BT9
Titanic Quarter|BT3
Radford|NG7
Lenton|NG7
Mapperley|NG3
Sherwood|NG5
West Bridgford|NG2
Wollaton|NG8
Hove|BN3
Kemptown|BN2
Kemp Town|BN2
Preston Park|BN1
Southsea|PO5
Portswood|SO17
Jericho|OX2
Cowley|OX4
Headington|OX3
Clarendon Park|LE2
Evington|LE5
Earlsdon|CV5
Heaton Moor|SK4
Mumbles|SA3
Uplands|SA2
Sketty|SA2
Potternewton|LS7
Weetwood|LS16
Far Headingley|LS6
East Didsbury|M20
Baltic Triangle|L1
Wincobank|S9
Wadsley|S6
Sea Mills|BS9
Stapleton|BS16
Frenchay|BS16
Langside|G42
Fountainbridge|EH3
Davidson's Mains|EH4
Meadowbank|EH8
Craiglockhart|EH14
Stenhouse|EH11
Gabalfa|CF14
Lisvane|CF14
Maritime Quarter|SA1
Botanic|BT7
Rosetta|BT7
Ormeau Road|BT7
Falls Road|BT12
Spinney Hills|LE5
Styvechale|CV3
Gunwharf|PO1
North Laine|BN1
Brighton Marina|BN2
Rottingdean|BN2
Fiveways|BN1
Mill Road|CB1
Rosemount|AB25
Linlathen|DD4
Clovelly|EX39
Cadgwith|TR12
Selworthy|TA24
Avebury|SN8
Kersey|IP7
Horning|NR12
Runswick Bay|TS13
Hutton-le-Hole|YO62
Patterdale|CA11
Beddgelert|LL55
Rhossili|SA3
Crovie|AB45
Pennan|AB43
Glenarm|BT44
Raasay|IV40
Isle of Raasay|IV40
Stronsay|KW17
Lundy|EX39
Brownsea Island|BH13
Bardsey Island|LL53
Caldey Island|SA70
Heathrow|TW6
Gatwick|RH6
Gatwick Airport|RH6
Stansted|CM24
Stansted Airport|CM24
Luton Airport|LU2
Cardiff Airport|CF62
Birmingham Airport|B26
East Midlands Airport|DE74
Leeds Bradford Airport|LS19
Edinburgh Airport|EH12
Glasgow Airport|PA3
Inverness Airport|IV2
Belfast City Airport|BT3
Belfast International Airport|BT29
`;
