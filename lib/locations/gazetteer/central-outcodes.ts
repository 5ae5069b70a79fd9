/** Outcodes of town centres, where it is not the town's first outcode. */
export const centralOutcodes: ReadonlySet<string> = new Set(
  `BT48 BT52 BT61 CH41 CH43 CH44 CH46 CH47 CH49 CH60 CH64 CH65 CV11 EC1R EN5 FK8 FY1 HA9 HP11 HP20 IP22 IP33 KA12
   LA4 LA9 LA14 LL13 LL29 LL55 NN16 NP20 PO16 PR1 PR7 SA11 SA15 SG5 SK11 SN15 SO23 SY11 TA6 WR14
   WV16`.split(/\s+/),
);
