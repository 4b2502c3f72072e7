import { strayPaymentsContract } from '../testing/stray-payments.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

strayPaymentsContract(openRig);
