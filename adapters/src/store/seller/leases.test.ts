import { leasesContract } from '../testing/leases.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

leasesContract(openRig);
