import { clientPlacesContract, onTables } from '@shop/adapters/store-sql/testing/client-places.contract';
import { openRigOnPostgres } from './postgres-worlds.ts';

clientPlacesContract(onTables(openRigOnPostgres));
