import { preparedWriteContract } from '@shop/adapters/store-sql/testing/prepared-write.contract';
import { openTestShop } from './postgres-worlds.ts';

preparedWriteContract(openTestShop);
