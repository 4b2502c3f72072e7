import { missingRowsContract } from '../testing/missing-rows.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

missingRowsContract(openRig);
