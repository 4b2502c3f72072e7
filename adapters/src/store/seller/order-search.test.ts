import { orderSearchContract } from '../testing/order-search.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

orderSearchContract(openRig);
