import { describe, expect, test } from 'vitest';
import { formatOf } from '@/scripts/places/postcode-formats';

/* Columns as published by the ONS. The import finds four of them by name. */
const layouts = {
  'November 2012':
    'pcd,pcd2,pcds,dointr,doterm,oscty,oslaua,osward,usertype,oseast1m,osnrth1m,osgrdind,oshlthau,hro,ctry,gor,streg,pcon,eer,teclec,ttwa,pct,nuts,psed,cened,edind,oshaprev,lea,oldha,wardc91,wardo91,ward98,statsward,oa01,casward,park,lsoa01,msoa01,ur01ind,oac01,oldpct,oa11,lsoa11,msoa11,parish,wz11,ccg,bua11,buasd11,ru11ind,oac11,lat,long',
  'February 2023':
    'pcd,pcd2,pcds,dointr,doterm,oscty,ced,oslaua,osward,parish,usertype,oseast1m,osnrth1m,osgrdind,oshlthau,nhser,ctry,rgn,streg,pcon,eer,teclec,ttwa,pct,itl,statsward,oa01,casward,park,lsoa01,msoa01,ur01ind,oac01,oa11,lsoa11,msoa11,wz11,sicbl,bua11,buasd11,ru11ind,oac11,lat,long,lep1,lep2,pfa,imd,calncv,icb,oa21,lsoa21,msoa21',
  'August 2026':
    'pcd7,pcd8,pcds,dointr,doterm,usrtypind,east1m,north1m,gridind,oa21cd,cty26cd,ced25cd,lad26cd,wd26cd,nhser24cd,ctry26cd,rgn26cd,pcon24cd,ttwa15cd,itl25cd,npark16cd,lsoa21cd,msoa21cd,wz11cd,sicbl26cd,bua24cd,ruc21ind,oac21ind,lat,long,lep21cd1,lep21cd2,pfa23cd,imd20ind,icb26cd',
};

describe.each(Object.entries(layouts))('the ONS Postcode Directory of %s', (_, header) => {
  const names = header.split(',');
  const format = formatOf(names);
  const row = (values: Record<string, string>) =>
    format?.read(names.map((name) => values[name] ?? 'E99999999'));
  const place = { pcds: 'IG1 1AA', doterm: '', lat: '51.560000', long: '0.070000' };

  test('is parsed by its columns', () => {
    expect(format?.name).toBe('ONSPD');
    expect(row(place)).toEqual({
      postcode: 'IG1 1AA',
      point: { latitude: 51.56, longitude: 0.07 },
    });
  });

  test('skips terminated postcodes, and those without a position, as on the Isle of Man', () => {
    expect(row({ ...place, doterm: '202206' })).toEqual({ skipped: 'terminated' });
    const nowhere = { ...place, pcds: 'IM1 1AA', lat: '99.999999', long: '0.000000' };
    expect(row(nowhere)).toEqual({ skipped: 'without a position' });
  });
});
