import { personalDataContract } from '../testing/personal-data.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

personalDataContract(openRig);
