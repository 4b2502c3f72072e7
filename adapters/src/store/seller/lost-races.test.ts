import { lostRacesContract } from '../testing/lost-races.contract.ts';
import { openTestShop } from '../testing/test-shop.ts';

lostRacesContract(async () => {
  const shop = await openTestShop();
  let left = 0;
  shop.connection.function('loses_race', () => {
    left -= 1;
    return left >= 0 ? 1 : 0;
  });
  shop.connection.exec(
    'create temp trigger lost_race before update on main.carts when loses_race() begin select raise(ignore); end',
  );
  const loseNext = async (times: number) => {
    left = times;
  };
  return { ...shop, loseNext };
});
