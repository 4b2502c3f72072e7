import { leasesContract } from '@shop/adapters/store-sql/testing/leases.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

leasesContract(openRigOnPostgres);
