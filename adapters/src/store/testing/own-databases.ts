import { Client } from 'pg';

/** Runs one statement of a database's keeper. */
export const asKeeper = async (url: string, statement: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

let made = 0;

/** A database of its own on a server, empty or as another one is; and its end, whoever is still connected. */
export const ownDatabase = async (
  serverUrl: string,
  template = 'template0',
): Promise<{ readonly url: string; readonly name: string; drop(): Promise<void> }> => {
  made += 1;
  const name = `shop_${process.pid}_${made}`;
  await asKeeper(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    name,
    drop: async () => {
      await asKeeper(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
};

const tablesOf = async (url: string): Promise<readonly string[]> =>
  (await asKeeper(url, "select tablename from pg_tables where schemaname = 'public'")).map(({ tablename }) =>
    String(tablename),
  );

/** Keeps what a database holds now beside it, so that `asKept` brings it back. */
export const keepAsIs = async (url: string): Promise<void> => {
  const copies = (await tablesOf(url)).map((table) => `create table kept.${table} as table public.${table};`);
  await asKeeper(url, `create schema kept; ${copies.join(' ')}`);
};

/** The columns of each table that the database does not generate. */
const writtenColumns = `select table_name as table, string_agg(quote_ident(column_name), ', ') as columns
  from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name`;

/** Makes a database hold what was kept, in a moment: to copy a whole one takes ten times as long. */
export const asKept = async (url: string): Promise<void> => {
  const filled = (await asKeeper(url, writtenColumns)).map(
    ({ table, columns }) =>
      `delete from public.${table}; insert into public.${table} (${columns}) select ${columns} from kept.${table};`,
  );
  // Rows come back in any order, so nothing looks at what they refer to meanwhile.
  await asKeeper(url, `begin; set local session_replication_role = replica; ${filled.join(' ')} commit`);
};
