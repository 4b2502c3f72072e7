import { asKeeper } from '@shop/adapters/store/testing/own-databases';

/** Returns the number of rows of each table of a database, and a digest of them. */
export const contentOf = async (url: string): Promise<readonly Record<string, unknown>[]> => {
  const tables = await asKeeper(url, "select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const counted = tables.map(
    ({ name }) => `select '${name}' as "table", count(*)::int as rows,
      md5(string_agg(one::text, ',' order by one::text)) as digest from ${name} as one`,
  );
  return asKeeper(url, counted.join(' union all '));
};
