import { orderSearchContract } from '@shop/adapters/store/testing/order-search.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

orderSearchContract(openRigOnPostgres);
