import { dueContract } from '../testing/due.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

dueContract(openRig);
