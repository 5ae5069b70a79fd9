import { askDatabase } from './ask-database.ts';

type Source = { file: string; format: string; units: number; day: string };

/** Without an import, the centre of the outcode is used, which is not a failure. */
export async function probePostcodes(url: string): Promise<string> {
  const source = await askDatabase(url, async (client) => {
    const { rows } = await client.query<Source>(
      `SELECT "file", "format", "units", to_char("importedAt", 'YYYY-MM-DD') AS day FROM "PostcodeSource"`,
    );
    return rows[0];
  });
  if (!source) return 'by outcode: npm run places:import -- file.csv makes them exact';
  const { units, format, file, day } = source;
  return `${units} units of ${format} (${file}), imported ${day}`;
}
