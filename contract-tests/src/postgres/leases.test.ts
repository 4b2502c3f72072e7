import { leasesContract } from '@shop/adapters/store/testing/leases.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

leasesContract(openRigOnPostgres);
