import { restoreInFolder } from '../store-sql/testing/restore-in-folder.ts';
import { restoredOrdersContract } from '../store-sql/testing/restored-orders.contract.ts';

restoredOrdersContract('sqlite', restoreInFolder);
