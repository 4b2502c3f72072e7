import { logContract } from '../testing/log.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

logContract(openRig);
