import { describe } from 'vitest';
import { restoreInFolder } from '../testing/restore-in-folder.ts';
import { restoredOrdersContract } from '../testing/restored-orders.contract.ts';

describe('a restore of a data folder', () => restoredOrdersContract('sqlite', restoreInFolder));
