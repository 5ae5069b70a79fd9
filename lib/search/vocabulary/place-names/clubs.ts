/* Clubs with the name of a place: "west ham shirt" is not searched for in West Ham. */

const clubs =
  'arsenal|aston villa|barnsley|birmingham|blackburn|blackpool|bolton|bournemouth|bradford|brentford|brighton|bristol city|bristol rovers|burnley|cardiff|celtic|charlton|chelsea|coventry|crystal palace|derby|dundee|everton|exeter|fulham|hearts|heart of midlothian|hibs|huddersfield|hull|ipswich|leeds|leicester|leyton orient|lincoln|liverpool|luton|man city|man united|man utd|manchester city|manchester united|middlesbrough|millwall|newcastle|norwich|nottingham forest|oldham|oxford|peterborough|plymouth|portsmouth|preston|qpr|rangers|reading|rotherham|sheffield united|sheffield wednesday|southampton|spurs|stoke|sunderland|swansea|swindon|tottenham|watford|west brom|west ham|wigan|wolves|wrexham|york|st helens|leigh|warrington|castleford|northampton|gloucester|bath|wakefield|salford';

const things =
  'kits?|shirts?|tops?|strips?|scarf|scarves|jerseys?|programmes?|season tickets?|tickets?|memorabilia|badges?|posters?|flags?|mugs?|rugby|saints|tigers|wolves|warriors|rhinos|chiefs|sharks|falcons|giants|kr|tracksuits?|jackets?|hats?|fc|football';

export const clubThings = new RegExp(
  `\\b(?:${clubs})(?: (?:united|city|town|fc|afc))?(?: (?:home|away|third|retro|vintage|signed|replica|football|kids|mens|womens|ladies|boys|old|new|match|training))* (?:${things})\\b`,
  'g',
);

export const clubExamples: readonly string[] = [
  'west ham kit kids',
  'arsenal home shirt',
  'newcastle football top',
  'leeds scarf',
  'swansea tickets',
  'castleford tigers',
  'warrington wolves',
];
