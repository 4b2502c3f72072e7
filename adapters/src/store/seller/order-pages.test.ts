import { orderPagesContract } from '../testing/order-pages.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

orderPagesContract(openRig);
