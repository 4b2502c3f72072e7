import { clientSlotsContract } from '../testing/client-slots.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

clientSlotsContract(openRig);
