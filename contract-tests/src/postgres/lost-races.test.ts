import { lostRacesContract } from '@shop/adapters/store/testing/lost-races.contract';
import { asKeeper } from '@shop/adapters/store/testing/own-databases';
import { onTestFinished } from 'vitest';
import { openTestShop } from './postgres-worlds.ts';

/** SQL of a trigger that skips a number of updates. It counts with a sequence, which a rollback does not reset. */
const losing = (times: number): string => `
  create sequence lost_races;
  create function lose_race() returns trigger language plpgsql as $$ begin
    if nextval('lost_races') <= ${times} then return null; end if;
    return new;
  end $$;
  create trigger lost_race before update on carts for each row execute function lose_race()`;

lostRacesContract(async () => {
  const shop = await openTestShop();
  const loseNext = async (times: number) => {
    await asKeeper(shop.url, losing(times));
    onTestFinished(async () => {
      await asKeeper(shop.url, 'drop function lose_race cascade; drop sequence lost_races');
    });
  };
  return { ...shop, loseNext };
});
