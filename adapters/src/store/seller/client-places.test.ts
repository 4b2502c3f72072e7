import { clientPlacesContract } from '../testing/client-places.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

clientPlacesContract(openRig);
