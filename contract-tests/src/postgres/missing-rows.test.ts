import { missingRowsContract } from '@shop/adapters/store-sql/testing/missing-rows.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

missingRowsContract(openRigOnPostgres);
