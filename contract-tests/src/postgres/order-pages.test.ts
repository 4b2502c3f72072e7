import { orderPagesContract } from '@shop/adapters/store/testing/order-pages.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

orderPagesContract(openRigOnPostgres);
