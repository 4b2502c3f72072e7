import { insertionContract } from '../testing/insertion.contract.ts';
import { openTestShop } from '../testing/test-shop.ts';

insertionContract(openTestShop);
