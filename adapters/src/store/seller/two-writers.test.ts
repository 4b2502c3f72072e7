import { openTestShop } from '../testing/test-shop.ts';
import { twoWritersContract } from '../testing/two-writers.contract.ts';

twoWritersContract(openTestShop);
