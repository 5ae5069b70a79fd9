const distance = String.raw`(?:within )?\d{1,3} ?(?:miles?|mi|km) (?:from|of|around|round)`;
const whole = `(?:the )?(?:anywhere|everywhere|all over|all|whole|throughout|across)(?: (?:in|of))?`;
const council = `(?:the )?(?:(?:royal|london|metropolitan) )?(?:borough|county|district|lb|rb) of|lb|rb`;
const lead = new RegExp(
  `^(?:(?:in and around|in or near|near to|close to|in|near|nearby|nr\\.?|around|round|at|from|by|within|central|${distance}|${whole}|${council}|(?:the )?(?:city|town|centre|center|outskirts) of)\\s+)+(?:the\\s+)?|^the\\s+`,
  'i',
);
const tail =
  /[\s,]+(?:and (?:the )?(?:surrounding )?(?:areas?|around)|(?:city|town) (?:centre|center)|(?:(?:train|railway|rail|tube|bus) )?station|centre|center|area|city|county|borough|district|\+? ?\d{1,3} ?(?:miles?|mi|km)(?: radius)?|uk|england|scotland|wales|cymru|northern ireland)\.?$/i;

/** "Bristol" of "near Bristol", "Leeds" of "Leeds city centre". Null without words around it. */
export function placeName(typed: string): string | null {
  const bare = typed.trim().replace(lead, '').replace(tail, '').trim();
  return bare !== '' && bare !== typed.trim() ? bare : null;
}

const district = /(?<![a-z\d])[a-z]{1,2}\d[a-z\d]?(?: ?\d[a-z]{2})?(?![a-z\d])/i;

/** "LS6" of "Leeds LS6", "LS6 1AA" of "12 High Street, Leeds, LS6 1AA". */
export function districtIn(typed: string): string | null {
  const [found] = district.exec(typed) ?? [];
  return found === undefined || found === typed.trim() ? null : found;
}

const part =
  /^(?:(?:north|south|east|west|mid|central|inner|outer|greater)(?:ern)?[\s-]+)+(?:of\s+)?/i;

/** "Belfast" of "West Belfast". */
export function placeAround(typed: string): string | null {
  const around = typed.trim().replace(part, '');
  return around !== '' && around !== typed.trim() ? around : null;
}

const directions: Readonly<Record<string, string>> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};

/** "East Sussex" of "e sussex", "Great Yarmouth" of "Gt Yarmouth". Null if nothing changes. */
export function spelledOut(typed: string): string | null {
  const whole = typed
    .trim()
    .replace(
      /^([nsew])\.? (?=[a-z]{4})/i,
      (_, letter: string) => `${directions[letter.toLowerCase()]} `,
    )
    .replace(/^gt\.? /i, 'great ')
    .replace(/ isles$/i, '');
  return whole === typed.trim() ? null : whole;
}

const street =
  /^.*?\b(?:road|rd|street|(?<=\S )st|lane|avenue|ave|drive|crescent|way|station|hospital|university|uni|airport|raf|industrial estate|retail park|shopping centre)\b[\s,]+/i;

/** "Oxford" of "Cowley Road, Oxford". Null without a street or the like. */
export function townBehindStreet(typed: string): string | null {
  const town = typed.trim().replace(street, '');
  return town !== '' && town !== typed.trim() ? town : null;
}
