import { describe } from 'vitest';
import {
  clientPlacesContract,
  forgottenClientContract,
  inMemory,
  onTables,
} from '../testing/client-places.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

describe('in tables', () => {
  clientPlacesContract(onTables(openRig));
  forgottenClientContract(openRig);
});
describe('in memory', () => clientPlacesContract(inMemory(openRig)));
