import { draftsContract } from '../testing/drafts.contract.ts';
import { openTestShop } from '../testing/test-shop.ts';

draftsContract(openTestShop);
