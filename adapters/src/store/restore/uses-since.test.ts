import { describe } from 'vitest';
import { restoreInFolder } from '../testing/restore-in-folder.ts';
import { usesSinceContract } from '../testing/uses-since.contract.ts';

describe('a restore of a data folder', () => usesSinceContract('sqlite', restoreInFolder));
