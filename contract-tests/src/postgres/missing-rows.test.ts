import { missingRowsContract } from '@shop/adapters/store/testing/missing-rows.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

missingRowsContract(openRigOnPostgres);
