const lead =
  /^(?:(?:in and around|in or near|near to|close to|in|near|nearby|nr\.?|around|round|at|from|by|within|central|(?:the )?(?:city|town|centre|center|outskirts) of)\s+)+(?:the\s+)?|^the\s+/i;
const tail =
  /[\s,]+(?:and (?:the )?(?:surrounding )?(?:areas?|around)|(?:city|town) (?:centre|center)|centre|center|area|uk|england|scotland|wales|cymru|northern ireland)\.?$/i;

/**
 * The name without words around it: "Bristol" of "near Bristol", "Leeds" of "Leeds city centre".
 * Null if there are none.
 */
export function placeName(typed: string): string | null {
  const bare = typed.trim().replace(lead, '').replace(tail, '').trim();
  return bare !== '' && bare !== typed.trim() ? bare : null;
}
