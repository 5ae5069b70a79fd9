/** Outcodes from 95 that belong to companies with much post. Others are places: B95 to B98. */
const nonGeographicOutcodes: ReadonlySet<string> = new Set(
  `AB99 B99 BD97 BD98 BD99 BN95 BN99 BS98 BS99 CA95 CF95 CF99 CH99 CM98 CM99 CW98 DE99 DH97 DH98 DH99 DL98 E98
   EH95 EH99 GU95 IM99 IP98 IV99 KY99 LE95 LS98 LS99 M99 ME99 NE98 NE99 NR99 OL95 PL95 S95 S96 S97 S98 S99 SA99
   SL95 SN99 SO97 SS99 SW95 SY99 TW98 WD99 WR99 WV98 WV99`.split(/\s+/),
);

export const isNonGeographic = (outcode: string): boolean => nonGeographicOutcodes.has(outcode);
