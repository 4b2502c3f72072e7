import { Client } from 'pg';

/** Runs one statement as the database's owner. */
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

/** Creates a database on a server, empty or from a template; `drop` deletes it even while programs are connected. */
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

/** Copies all tables to another schema, from which `asKept` restores them. */
export const keepAsIs = async (url: string): Promise<void> => {
  const copies = (await tablesOf(url)).map((table) => `create table kept.${table} as table public.${table};`);
  await asKeeper(url, `create schema kept; ${copies.join(' ')}`);
};

/** The columns of each table that the database does not generate. */
const writtenColumns = `select table_name as table, string_agg(quote_ident(column_name), ', ') as columns
  from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name`;

/** Restores the tables copied by `keepAsIs`, ten times faster than copying a whole database. */
export const asKept = async (url: string): Promise<void> => {
  const filled = (await asKeeper(url, writtenColumns)).map(
    ({ table, columns }) =>
      `delete from public.${table}; insert into public.${table} (${columns}) select ${columns} from kept.${table};`,
  );
  // Tables are filled in any order, so foreign keys are not checked meanwhile.
  await asKeeper(url, `begin; set local session_replication_role = replica; ${filled.join(' ')} commit`);
};
