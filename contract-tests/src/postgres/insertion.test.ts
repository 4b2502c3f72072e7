import { insertionContract } from '@shop/adapters/store/testing/insertion.contract';
import { openTestShop } from './postgres-worlds.ts';

insertionContract(openTestShop);
