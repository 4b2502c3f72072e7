import { clientSlotsContract } from '@shop/adapters/store-sql/testing/client-slots.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

clientSlotsContract(openRigOnPostgres);
