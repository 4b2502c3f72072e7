import { officeContract } from '../testing/office.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

officeContract(openRig);
