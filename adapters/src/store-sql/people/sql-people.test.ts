import { peopleContract } from '../testing/people.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

peopleContract(openRig);
