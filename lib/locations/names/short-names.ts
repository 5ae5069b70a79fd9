const connected = /^(.+?)[ -](?:upon|on|under|in|le|super|by|next|the)[ -].+$/i;
const surnamed = /^(\S{4,}) (?:spa|wells|tydfil|regis|mowbray|st annes)$/i;

/** "Barrow" of Barrow-in-Furness, "Burton on Trent" of Burton upon Trent. */
export function shortNamesOf(name: string): string[] {
  const [, short] = connected.exec(name) ?? surnamed.exec(name) ?? [];
  const varied = /[ -]upon[ -]/i.test(name)
    ? name.replace(/([ -])upon([ -])/i, '$1on$2')
    : name.replace(/([ -])on([ -])/i, '$1upon$2');
  return [...(short ? [short] : []), ...(varied === name ? [] : [varied])];
}
