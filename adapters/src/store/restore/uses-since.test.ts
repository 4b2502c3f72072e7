import { restoreInFolder } from '../testing/restore-in-folder.ts';
import { usesSinceContract } from '../testing/uses-since.contract.ts';

usesSinceContract('sqlite', restoreInFolder);
