import { triesContract } from '@shop/adapters/store-sql/testing/tries.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

triesContract(openRigOnPostgres);
