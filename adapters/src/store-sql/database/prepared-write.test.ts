import { preparedWriteContract } from '../testing/prepared-write.contract.ts';
import { openTestShop } from '../testing/test-shop.ts';

preparedWriteContract(openTestShop);
