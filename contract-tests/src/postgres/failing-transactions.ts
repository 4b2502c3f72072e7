import { asKeeper } from '@shop/adapters/store-sql/testing/own-databases';

/** Of ten transactions of a shop that write, one fails at its first change and one when it is to be kept, as a database does that finds them
 *  out of order. Done again each is another transaction. How many failed is counted whatever becomes of them. */
const failing = `
  create sequence faults minvalue 0;
  create function fault() returns trigger language plpgsql as $$ begin
    if current_setting('application_name') = 'shop' and pg_current_xact_id()::text::bigint % 10 = tg_argv[0]::int then
      perform nextval('faults');
      raise exception 'out of order' using errcode = '40001';
    end if;
    return null;
  end $$;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create trigger fault_at_once after insert or update or delete on %I
        for each statement execute function fault(0)', name);
      execute format('create constraint trigger fault_at_last after insert or update or delete on %I
        deferrable initially deferred for each row execute function fault(5)', name);
    end loop;
  end $$`;

/** From now on one transaction in five fails. */
export const failNowAndThen = (url: string) => asKeeper(url, failing);

/** How many have failed. */
export const failedIn = async (url: string): Promise<number> => {
  const [row] = await asKeeper(url, 'select last_value::int + is_called::int as failed from faults');
  return Number(row?.failed);
};

export const failNoMore = (url: string) => asKeeper(url, 'drop function fault cascade; drop sequence faults');
