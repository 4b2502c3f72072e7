import { ledgerRowsContract } from '@shop/adapters/store/testing/ledger-rows.contract';
import { openTestShop } from './postgres-worlds.ts';

ledgerRowsContract(openTestShop);
