import { retentionContract } from '../testing/retention.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

retentionContract(openRig);
