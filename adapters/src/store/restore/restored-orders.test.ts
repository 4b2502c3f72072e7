import { restoreInFolder } from '../testing/restore-in-folder.ts';
import { restoredOrdersContract } from '../testing/restored-orders.contract.ts';

restoredOrdersContract('sqlite', restoreInFolder);
