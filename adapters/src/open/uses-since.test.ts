import { restoreInFolder } from '../store-sql/testing/restore-in-folder.ts';
import { usesSinceContract } from '../store-sql/testing/uses-since.contract.ts';

usesSinceContract('sqlite', restoreInFolder);
