import { describe } from 'vitest';
import { clientPlacesContract, inMemory, onTables } from '../testing/client-places.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

describe('in tables', () => clientPlacesContract(onTables(openRig)));
describe('in memory', () => clientPlacesContract(inMemory(openRig)));
