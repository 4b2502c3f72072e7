import { callLogContract } from '../testing/call-log.contract.ts';
import { openTestShop } from '../testing/test-shop.ts';

callLogContract(openTestShop);
