import { expect, test } from 'vitest';
import { codeArray } from '@/lib/db/code-array';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';

const read = async (codes: string[]) => {
  const [row] = await readRows<{ codes: string[] }>(
    Prisma.sql`SELECT ${codeArray(codes)} AS "codes"`,
  );
  return row?.codes;
};

test.each([[[]], [['BN1']], [['BN1', 'NULL1', '4vszqs55mgad', 'EC1A']]])(
  'the database reads %j unchanged',
  async (codes) => {
    expect(await read(codes)).toEqual(codes);
  },
);

test.each(['BN1"', 'a b', 'a,b', '', 'Null', '{', '}', 'a\\', 'é', 'x\n', "'"])(
  '%j is refused',
  (code) => {
    expect(() => codeArray(['BN1', code])).toThrow('letters and digits');
  },
);
