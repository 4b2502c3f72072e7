import { openRig } from '../testing/test-checkout.ts';
import { triesContract } from '../testing/tries.contract.ts';

triesContract(openRig);
