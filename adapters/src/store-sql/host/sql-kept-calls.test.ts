import { keptCallsContract } from '../testing/kept-calls.contract.ts';
import { openTestShop } from '../testing/test-shop.ts';

keptCallsContract(openTestShop);
