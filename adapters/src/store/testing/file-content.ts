import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** Returns a digest of the rows of each table of a file, by the table's name. */
export const contentIn = (file: string): Readonly<Record<string, string>> => {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = connection.prepare("select name from sqlite_schema where type = 'table' order by name").all();
    const digests = tables.map(({ name }) => {
      const rows = connection.prepare(`select * from "${name}"`).all();
      return [
        String(name),
        hash(
          'sha256',
          rows
            .map((row) => JSON.stringify(row))
            .sort()
            .join('\n'),
        ),
      ] as const;
    });
    return Object.fromEntries(digests);
  } finally {
    connection.close();
  }
};
