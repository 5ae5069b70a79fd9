/** Words with which people ask, and which say little of what they ask for. */
export const askingWords: ReadonlySet<string> = new Set(
  `somebody someone something somewhere anyone anybody anything anywhere everyone everything need needs needed needing want wants wanted wanting
   looking look looks find finding get gets getting got give gives take takes buy buying sell selling can could would like likes love loves loving
   help helps good best better nice great please thanks lot lots thing things stuff bit bits way ways go goes going come comes coming put puts keep keeps
   make makes making use uses using used im ive dont doesnt cant wont isnt id ill theres whats day days week weeks month months year years time times
   new old big small little wee cheap cheaper under over around near nearby local live lives living able sort kind type one ones whole fully maybe
   really quite still also even ever never always start starting started do does doing done have has having let lets tell know try trying
   man woman lady gentleman person people folk guy mate son daughter mum mam mother dad father gran nan grandad grandson granddaughter husband wife
   boyfriend girlfriend partner friend friends family kid kids child children brother sister boy girl lad`.split(
    /\s+/,
  ),
);
