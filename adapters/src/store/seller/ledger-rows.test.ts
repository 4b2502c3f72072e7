import { ledgerRowsContract } from '../testing/ledger-rows.contract.ts';
import { openTestShop } from '../testing/test-shop.ts';

ledgerRowsContract(openTestShop);
