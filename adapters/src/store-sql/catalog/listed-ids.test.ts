import { listedIdsContract } from '../testing/listed-ids.contract.ts';
import { openTestShop } from '../testing/test-shop.ts';

listedIdsContract(openTestShop);
