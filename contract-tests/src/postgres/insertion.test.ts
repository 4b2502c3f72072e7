import { insertionContract } from '@shop/adapters/store-sql/testing/insertion.contract';
import { openTestShop } from './postgres-worlds.ts';

insertionContract(openTestShop);
