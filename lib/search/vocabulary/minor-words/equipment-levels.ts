/* Equipment levels that follow a model: "fiesta zetec", "iphone se". */

import { wordSet } from '@/lib/search/vocabulary/lists';

export const equipmentLevels: ReadonlySet<string> = wordSet(
  `zetec titanium ghia ecoboost tdci sri sxi vxr gtc gti gtd tdi tsi fsi tfsi cdi cdti hdi bluehdi dci crdi vvti hybrid avant sportback quattro
 tourer hatch cabrio cabriolet convertible saloon coupe estate dsg xdrive sdrive msport amg elegance avantgarde tekna acenta visia nismo excite
 comfort expression dynamique allure feel flair vtr vts vtec xe hse se sel sw fr gt gtx rs st sline stline vrs cupra lx lxi glx limited
 ltd xr xs slim lite oled fe digital disc`,
);
